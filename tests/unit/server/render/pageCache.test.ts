import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createPageCache } from '#server/render/pageCache.ts';

function textOf(page: CachedPage): string {
  return page.kind === 'page' ? page.bodies.identity.toString() : `-> ${page.to}`;
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
    expect(textOf(await cache.get('/home', render))).toBe('page 1');
    expect(textOf(await cache.get('/home', render))).toBe('page 1');
    expect(count()).toBe(1);
  });

  it('makes a page once for all who ask at the same moment', async () => {
    const { render, count } = counting();
    const cache = createPageCache({ now: () => 0 });
    const pages = await Promise.all(
      ['/home', '/home', '/home'].map((key) => cache.get(key, render)),
    );
    expect(pages.map(textOf)).toEqual(['page 1', 'page 1', 'page 1']);
    expect(count()).toBe(1);
  });

  it('keeps every form of a page, each with its own tag', async () => {
    const cache = createPageCache({ now: () => 0 });
    const page = await cache.get('/home', async () => ({ status: 200, html: '你好' }));
    if (page.kind !== 'page') throw new Error('a page was expected');
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe('你好');
    expect(gunzipSync(page.bodies.gzip).toString()).toBe('你好');
    expect(new Set(Object.values(page.tags)).size).toBe(3);
  });

  it('answers with an old page while it makes a new one behind it', async () => {
    let now = 0;
    const { render, count } = counting();
    const cache = createPageCache({ now: () => now });
    await cache.get('/home', render);
    now = 60_000;
    expect(textOf(await cache.get('/home', render))).toBe('page 1');
    await until(async () => textOf(await cache.get('/home', render)) === 'page 2');
    expect(count()).toBe(2);
  });

  it('makes a page anew some seconds after the data changed, and not sooner', async () => {
    let now = 0;
    let version = 1;
    const { render, count } = counting();
    const cache = createPageCache({ now: () => now, version: () => version });
    await cache.get('/home', render);
    version = 2;
    now = 4999;
    await cache.get('/home', render);
    expect(count()).toBe(1);
    now = 5000;
    await cache.get('/home', render);
    await until(async () => textOf(await cache.get('/home', render)) === 'page 2');
    now = 64_999;
    await cache.get('/home', render);
    expect(count()).toBe(2);
  });

  it('waits for a new page when the old one is too old', async () => {
    let now = 0;
    const { render } = counting();
    const cache = createPageCache({ now: () => now });
    await cache.get('/home', render);
    now = 600_000;
    expect(textOf(await cache.get('/home', render))).toBe('page 2');
  });

  it('keeps the old page when the new one cannot be made', async () => {
    let now = 0;
    const { render } = counting();
    const cache = createPageCache({ now: () => now });
    await cache.get('/home', render);
    now = 60_000;
    let failed = false;
    await cache.get('/home', async () => {
      failed = true;
      throw new Error('database is away');
    });
    await until(() => failed);
    expect(textOf(await cache.get('/home', render))).toBe('page 1');
  });

  it('forgets every page when it is cleared, also one that is being made', async () => {
    const cache = createPageCache({ now: () => 0 });
    let finish: (html: string) => void = () => {};
    const before = cache.get('/home', async () => ({
      status: 200,
      html: await new Promise<string>((resolve) => {
        finish = resolve;
      }),
    }));
    cache.clear();
    const after = cache.get('/home', async () => ({ status: 200, html: 'new' }));
    finish('old');
    expect([textOf(await before), textOf(await after)]).toEqual(['old', 'new']);
    const { render, count } = counting();
    expect(textOf(await cache.get('/home', render))).toBe('new');
    expect(count()).toBe(0);
  });

  it('lets the page used longest ago go when the room is used up', async () => {
    const { render, count } = counting();
    const big = async () => ({ status: 200, html: 'x'.repeat(3000) });
    const cache = createPageCache({ now: () => 0, capacity: 7000 });
    await cache.get('/a', big);
    await cache.get('/b', big);
    await cache.get('/a', render);
    await cache.get('/c', big);
    await cache.get('/a', render);
    expect(count()).toBe(0);
    await cache.get('/b', render);
    expect(count()).toBe(1);
  });

  it('keeps pages that say 404 apart, so that invented addresses push nothing out', async () => {
    const real = counting();
    const none = counting(404);
    const cache = createPageCache({ now: () => 0, capacity: 10_000, missingCapacity: 1000 });
    await cache.get('/home', real.render);
    for (let i = 0; i < 100; i += 1) await cache.get(`/no/${i}`, none.render);
    await cache.get('/home', real.render);
    expect(real.count()).toBe(1);
    await cache.get('/no/99', none.render);
    expect(none.count()).toBe(100);
    await cache.get('/no/0', none.render);
    expect(none.count()).toBe(101);
  });

  it('passes a redirect on and does not keep it', async () => {
    const cache = createPageCache({ now: () => 0 });
    let made = 0;
    const render = async () => {
      made += 1;
      return { status: 302, html: '', redirect: '/home' };
    };
    expect(await cache.get('/', render)).toEqual({ kind: 'redirect', to: '/home' });
    expect(await cache.get('/', render)).toEqual({ kind: 'redirect', to: '/home' });
    expect(made).toBe(2);
  });

  it('tries again after a failure', async () => {
    const { render } = counting();
    const cache = createPageCache({ now: () => 0 });
    await expect(cache.get('/home', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf(await cache.get('/home', render))).toBe('page 1');
  });
});
