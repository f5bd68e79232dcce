import { describe, expect, it } from 'vitest';
import { readPageUrl } from '#server/render/pageUrl.ts';
import { resolveUrl } from '#server/render/renderPage.ts';

describe('readPageUrl', () => {
  it.each([
    ['/home', { url: '/home', moved: false }],
    ['/article?utm_source=x&id=6', { url: '/article?utm_source=x&id=6', moved: false }],
    ['/', { url: '/', moved: false }],
    ['/home/', { url: '/home', moved: true }],
    ['//home//?a=1', { url: '/home?a=1', moved: true }],
    ['//evil.example/', { url: '/evil.example', moved: true }],
    ['/\\evil.example', { url: '/evil.example', moved: true }],
    ['/a/../home', { url: '/home', moved: false }],
    ['/中文', { url: '/%E4%B8%AD%E6%96%87', moved: false }],
  ])('reads %s', (target, expected) => {
    expect(readPageUrl(target)).toEqual(expected);
  });

  it.each([['*'], ['http://other/home']])('refuses %s', (target) => {
    expect(readPageUrl(target)).toBeUndefined();
  });
});

describe('resolveUrl', () => {
  it.each([
    ['/home', { kind: 'page', url: '/home' }],
    ['/home?showSpecial=1', { kind: 'page', url: '/home' }],
    ['/article?utm_source=x&id=6&fbclid=y', { kind: 'page', url: '/article?id=6' }],
    ['/nowhere?a=1', { kind: 'page', url: '/404' }],
    ['/%E4%B8%AD%E6%96%87', { kind: 'page', url: '/404' }],
    ['/404', { kind: 'page', url: '/404' }],
    ['/index?a=1', { kind: 'redirect', to: '/home?a=1' }],
  ])('finds %s', (url, expected) => {
    expect(resolveUrl(url)).toEqual(expected);
  });
});
