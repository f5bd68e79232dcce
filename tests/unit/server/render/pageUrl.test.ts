import { describe, expect, it } from 'vitest';
import { readPageUrl } from '#server/render/pageUrl.ts';

const TARGETS: Record<string, string> = { '/': '/home', '/index': '/home' };

/** Knows `id` on every page, and two old addresses. */
function canonicalOf(url: string): string {
  const { pathname, search, searchParams } = new URL(url, 'http://site');
  const target = TARGETS[pathname];
  if (target) return target + search;
  const id = searchParams.get('id');
  return id === null ? pathname : `${pathname}?id=${id}`;
}

describe('readPageUrl', () => {
  it.each([
    ['/home', { url: '/home' }],
    ['/article?utm_source=x&id=6&fbclid=y', { url: '/article?id=6' }],
    ['/home?showSpecial=1', { url: '/home' }],
    ['/', { url: '/' }],
    ['/index?a=1', { url: '/index?a=1' }],
    ['/home/', { url: '/home', movedTo: '/home' }],
    ['//home//?a=1', { url: '/home', movedTo: '/home?a=1' }],
    ['//evil.example/', { url: '/evil.example', movedTo: '/evil.example' }],
    ['/\\evil.example', { url: '/evil.example', movedTo: '/evil.example' }],
    ['/a/../home', { url: '/home' }],
    ['/中文', { url: '/%E4%B8%AD%E6%96%87' }],
  ])('reads %s', (target, expected) => {
    expect(readPageUrl(target, canonicalOf)).toEqual({ movedTo: undefined, ...expected });
  });

  it.each([['*'], ['http://other/home']])('refuses %s', (target) => {
    expect(readPageUrl(target, canonicalOf)).toBeUndefined();
  });
});
