import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CompressedPage } from '#server/render/compressPage.ts';
import { createPageCache, type PageCache } from '#server/render/pageCache.ts';
import type { RenderedDocument } from '#server/render/renderPage.ts';

const ORIGIN = 'https://example.com';
const admit = async (): Promise<void> => {};
const refuse = (): Promise<void> => Promise.reject(new Error('not now'));

function get(
  cache: PageCache,
  url: string,
  render: (url: string) => Promise<RenderedDocument>,
  origin = ORIGIN,
): Promise<CompressedPage> {
  return cache.get(origin, url, { render, admit });
}

function textOf(page: CompressedPage): string {
  return page.bodies.identity.toString();
}

function counting(status = 200) {
  let made = 0;
  return {
    render: async () => {
      made += 1;
      return { status, html: `page ${made}` };
    },
    count: () => made,
  };
}

/** Lets other work go on until something is true. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

describe('createPageCache', () => {
  it('makes a page once and keeps it', async () => {
    const { render, count } = counting();
    const cache = createPageCache({ now: () => 0 });
    expect(textOf(await get(cache, '/home', render))).toBe('page 1');
    expect(textOf(await get(cache, '/home', render))).toBe('page 1');
    expect(count()).toBe(1);
  });

  it('makes a page once for all who ask at the same moment', async () => {
    const { render, count } = counting();
    const cache = createPageCache({ now: () => 0 });
    const pages = await Promise.all(
      ['/home', '/home', '/home'].map((key) => get(cache, key, render)),
    );
    expect(pages.map(textOf)).toEqual(['page 1', 'page 1', 'page 1']);
    expect(count()).toBe(1);
  });

  it('keeps every form of a page, each with its own tag', async () => {
    const cache = createPageCache({ now: () => 0 });
    const page = await get(cache, '/home', async () => ({ status: 200, html: '你好' }));
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe('你好');
    expect(gunzipSync(page.bodies.gzip).toString()).toBe('你好');
    expect(new Set(Object.values(page.tags)).size).toBe(3);
  });

  it('answers with an old page while it makes a new one behind it', async () => {
    let now = 0;
    const { render, count } = counting();
    const cache = createPageCache({ now: () => now });
    await get(cache, '/home', render);
    now = 60_000;
    expect(textOf(await get(cache, '/home', render))).toBe('page 1');
    await until(async () => textOf(await get(cache, '/home', render)) === 'page 2');
    expect(count()).toBe(2);
  });

  it('makes a page anew some seconds after the data changed, and not sooner', async () => {
    let now = 0;
    let version = 1;
    const { render, count } = counting();
    const cache = createPageCache({ now: () => now, version: () => version });
    await get(cache, '/home', render);
    version = 2;
    now = 4999;
    await get(cache, '/home', render);
    expect(count()).toBe(1);
    now = 5000;
    await get(cache, '/home', render);
    await until(async () => textOf(await get(cache, '/home', render)) === 'page 2');
    now = 64_999;
    await get(cache, '/home', render);
    expect(count()).toBe(2);
  });

  it('waits for a new page when the old one is too old', async () => {
    let now = 0;
    const { render } = counting();
    const cache = createPageCache({ now: () => now });
    await get(cache, '/home', render);
    now = 600_000;
    expect(textOf(await get(cache, '/home', render))).toBe('page 2');
  });

  it('keeps the old page when the new one cannot be made', async () => {
    let now = 0;
    const { render } = counting();
    const cache = createPageCache({ now: () => now });
    await get(cache, '/home', render);
    now = 60_000;
    let failed = false;
    await get(cache, '/home', async () => {
      failed = true;
      throw new Error('database is away');
    });
    await until(() => failed);
    expect(textOf(await get(cache, '/home', render))).toBe('page 1');
  });

  it('forgets every page when it is cleared, also one that is being made', async () => {
    const cache = createPageCache({ now: () => 0 });
    let finish: ((html: string) => void) | undefined;
    const before = get(cache, '/home', async () => ({
      status: 200,
      html: await new Promise<string>((resolve) => {
        finish = resolve;
      }),
    }));
    await until(() => finish !== undefined);
    cache.clear();
    const after = get(cache, '/home', async () => ({ status: 200, html: 'new' }));
    finish?.('old');
    expect([textOf(await before), textOf(await after)]).toEqual(['old', 'new']);
    const { render, count } = counting();
    expect(textOf(await get(cache, '/home', render))).toBe('new');
    expect(count()).toBe(0);
  });

  it('lets the page used longest ago go when the room is used up', async () => {
    const { render, count } = counting();
    const big = async () => ({ status: 200, html: 'x'.repeat(3000) });
    const cache = createPageCache({ now: () => 0, capacity: 7000 });
    await get(cache, '/a', big);
    await get(cache, '/b', big);
    await get(cache, '/a', render);
    await get(cache, '/c', big);
    await get(cache, '/a', render);
    expect(count()).toBe(0);
    await get(cache, '/b', render);
    expect(count()).toBe(1);
  });

  it('answers with one page for all that is missing, and pushes nothing out for it', async () => {
    const made: string[] = [];
    const render = async (url: string) => {
      made.push(url);
      return { status: url === '/home' ? 200 : 404, html: url };
    };
    const cache = createPageCache({ now: () => 0, capacity: 2000, missingCapacity: 1000 });
    await get(cache, '/home', render);
    for (let id = 1; id <= 100; id += 1) {
      const page = await get(cache, `/article?id=${id}`, render);
      expect([page.status, textOf(page)]).toEqual([404, '/404']);
    }
    expect(made.filter((url) => url === '/404')).toHaveLength(1);
    made.length = 0;
    await get(cache, '/home', render);
    await get(cache, '/article?id=100', render);
    expect(made).toEqual([]);
    await get(cache, '/article?id=1', render);
    expect(made).toEqual(['/article?id=1']);
  });

  it('finds what was missing once it is there', async () => {
    let now = 0;
    let status = 404;
    const render = async (url: string) => ({ status, html: url });
    const cache = createPageCache({ now: () => now });
    expect(textOf(await get(cache, '/article?id=1', render))).toBe('/404');
    status = 200;
    now = 59_999;
    expect(textOf(await get(cache, '/article?id=1', render))).toBe('/404');
    now = 60_000;
    expect(textOf(await get(cache, '/article?id=1', render))).toBe('/article?id=1');
  });

  it('asks whether a page may be made, and never for a kept one', async () => {
    let now = 0;
    const { render, count } = counting();
    const cache = createPageCache({ now: () => now });
    await expect(cache.get(ORIGIN, '/home', { render, admit: refuse })).rejects.toThrow('not now');
    await get(cache, '/home', render);
    const kept = await cache.get(ORIGIN, '/home', { render, admit: refuse });
    now = 60_000;
    const old = await cache.get(ORIGIN, '/home', { render, admit: refuse });
    expect([textOf(kept), textOf(old), count()]).toEqual(['page 1', 'page 1', 1]);
  });

  it('lets a refused visitor have what another has made at that moment', async () => {
    let finish: ((html: string) => void) | undefined;
    const render = async () => ({
      status: 200,
      html: await new Promise<string>((resolve) => {
        finish = resolve;
      }),
    });
    const cache = createPageCache({ now: () => 0 });
    const first = get(cache, '/home', render);
    await until(() => finish !== undefined);
    const second = cache.get(ORIGIN, '/home', { render, admit: refuse });
    finish?.('made once');
    expect(textOf(await first)).toBe('made once');
    expect(textOf(await second)).toBe('made once');
  });

  it('does not make the page of what is missing for a refused visitor', async () => {
    const render = async () => ({ status: 404, html: 'none' });
    const cache = createPageCache({ now: () => 0, capacity: 0 });
    await get(cache, '/article?id=1', render);
    await expect(cache.get(ORIGIN, '/article?id=1', { render, admit: refuse })).rejects.toThrow(
      'not now',
    );
  });

  it('keeps the pages of eight names of the site; of more, only when one is left alone', async () => {
    let now = 0;
    const { render, count } = counting();
    const cache = createPageCache({ now: () => now });
    await get(cache, '/home', render);
    for (let i = 1; i <= 20; i += 1) await get(cache, '/home', render, `http://host${i}`);
    expect(count()).toBe(21);
    await get(cache, '/home', render);
    await get(cache, '/home', render, 'http://host7');
    expect(count()).toBe(21);
    await get(cache, '/home', render, 'http://host8');
    await get(cache, '/home', render, 'http://host8');
    expect(count()).toBe(23);
    now = 600_000;
    await get(cache, '/home', render, 'http://host8');
    await get(cache, '/home', render, 'http://host8');
    expect(count()).toBe(24);
  });

  it('shares the room between the names of the site', async () => {
    const { render, count } = counting();
    const big = async () => ({ status: 200, html: 'x'.repeat(3000) });
    const cache = createPageCache({ now: () => 0, capacity: 13_500 });
    await get(cache, '/home', big);
    for (let i = 1; i <= 50; i += 1) await get(cache, `/article?id=${i}`, big, 'http://invented');
    await get(cache, '/home', render);
    expect(count()).toBe(0);
    await get(cache, '/article?id=1', render, 'http://invented');
    expect(count()).toBe(1);
  });

  it('tries again after a failure', async () => {
    const { render } = counting();
    const cache = createPageCache({ now: () => 0 });
    await expect(get(cache, '/home', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf(await get(cache, '/home', render))).toBe('page 1');
  });
});
