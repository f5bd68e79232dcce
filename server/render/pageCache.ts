import { ByteLru } from '#server/byteLru.ts';
import { type CompressedPage, compressPage } from '#server/render/compressPage.ts';
import type { RenderedDocument } from '#server/render/renderPage.ts';

/** A page of the cache, or the address a page moved to. */
export type CachedPage = CompressedPage | { kind: 'redirect'; to: string };

interface Kept {
  page: CompressedPage;
  bytes: number;
  /** ms since 1970. */
  bornAt: number;
  version: number;
}

interface Options {
  /** ms a page is answered as it is. */
  fresh?: number;
  /** The same for a page made from an older version of the data: counts of views change all the time. */
  outdated?: number;
  /** Version of the data pages are made from. */
  version?: () => number;
  /** ms a page is still answered, while a new one is made behind it. */
  stale?: number;
  /** Bytes of pages, compressed forms included. */
  capacity?: number;
  /** Bytes of pages that say 404: anybody can invent addresses, so they never push real pages out. */
  missingCapacity?: number;
  now?: () => number;
}

export interface PageCache {
  /** The page of this key, made by `render` when there is none; equal keys at one moment are made once. */
  get(key: string, render: () => Promise<RenderedDocument>): Promise<CachedPage>;
  /** Forgets everything, also what is being made: the content has changed. */
  clear(): void;
}

/**
 * Rendered guest pages. Changes of the content clear it; other changes of the data (views, another
 * process) show up in pages older than `outdated`.
 */
export function createPageCache(options: Options = {}): PageCache {
  const {
    fresh = 60_000,
    outdated = 5_000,
    version = () => 0,
    stale = 600_000,
    capacity = 16 * 1024 * 1024,
    missingCapacity = 1024 * 1024,
    now = Date.now,
  } = options;
  const found = new ByteLru<Kept>(capacity);
  const missing = new ByteLru<Kept>(missingCapacity);
  let underWay = new Map<string, Promise<CachedPage>>();

  const make = (key: string, render: () => Promise<RenderedDocument>): Promise<CachedPage> => {
    const mine = underWay;
    const running = mine.get(key);
    if (running) return running;
    const started = (async (): Promise<CachedPage> => {
      const madeFrom = version();
      const { status, html, redirect } = await render();
      if (redirect !== undefined) return { kind: 'redirect', to: redirect };
      const page = await compressPage(status, html);
      if (mine === underWay && status < 500) {
        const bytes = page.bytes + key.length * 2;
        const kept = { page, bytes, bornAt: now(), version: madeFrom };
        (status === 404 ? missing : found).set(key, kept);
        (status === 404 ? found : missing).delete(key);
      }
      return page;
    })().finally(() => mine.delete(key));
    mine.set(key, started);
    return started;
  };

  return {
    get(key, render) {
      const kept = found.get(key) ?? missing.get(key);
      const age = kept ? now() - kept.bornAt : Number.POSITIVE_INFINITY;
      if (!kept || age >= stale) return make(key, render);
      // A failed renewal leaves the old page standing; the next visit tries again.
      const limit = kept.version === version() ? fresh : outdated;
      if (age >= limit) make(key, render).catch(() => {});
      return Promise.resolve(kept.page);
    },
    clear() {
      found.clear();
      missing.clear();
      underWay = new Map();
    },
  };
}
