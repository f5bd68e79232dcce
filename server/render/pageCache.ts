import { ByteLru } from '#server/byteLru.ts';
import { type CompressedPage, compressPage } from '#server/render/compressPage.ts';
import { OriginPages } from '#server/render/originPages.ts';
import { MISSING_URL } from '#server/render/pageUrl.ts';
import type { RenderedDocument } from '#server/render/renderPage.ts';

/** When a page or a finding was made, and from which version of the data. */
interface Born {
  bytes: number;
  /** ms since 1970. */
  bornAt: number;
  version: number;
}

interface Kept extends Born {
  page: CompressedPage;
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
  /** Bytes of addresses known to be missing. */
  missingCapacity?: number;
  now?: () => number;
}

/** How one visitor's pages are made. */
export interface PageMaker {
  render(url: string): Promise<RenderedDocument>;
  /** Rejects where this visitor may not have another page made now; kept pages are not asked for. */
  admit(): Promise<void>;
}

export interface PageCache {
  /** The page at this address; the same one asked for twice at one moment is made once. */
  get(origin: string, url: string, maker: PageMaker): Promise<CompressedPage>;
  /** Forgets everything, also what is being made: the content has changed. */
  clear(): void;
}

/**
 * Rendered guest pages. Changes of the content clear it; other changes of the data (views, another
 * process) show up in pages older than `outdated`. All that is missing shares one page.
 */
export function createPageCache(options: Options = {}): PageCache {
  const {
    fresh = 60_000,
    outdated = 5_000,
    version = () => 0,
    stale = 600_000,
    capacity = 16 * 1024 * 1024,
    missingCapacity = 256 * 1024,
    now = Date.now,
  } = options;
  const found = new OriginPages<Kept>({ capacity, idle: stale, now });
  const missing = new ByteLru<Born>(missingCapacity);
  let underWay = new Map<string, Promise<CompressedPage>>();

  const ageOf = ({ bornAt }: Born): number => now() - bornAt;
  const isFresh = (born: Born): boolean =>
    ageOf(born) < (born.version === version() ? fresh : outdated);

  const make = (origin: string, url: string, maker: PageMaker): Promise<CompressedPage> => {
    const key = keyOf(origin, url);
    const mine = underWay;
    const running = mine.get(key);
    if (running) return running;
    const started = (async () => {
      const madeFrom = version();
      const { status, html } = await maker.render(url);
      const isMissing = status === 404 && url !== MISSING_URL;
      const page = isMissing
        ? // This visitor has been admitted already.
          await get(origin, MISSING_URL, { ...maker, admit: async () => {} })
        : await compressPage(status, html);
      if (mine !== underWay || status >= 500) return page;
      const born = { bytes: key.length * 2, bornAt: now(), version: madeFrom };
      if (isMissing) {
        missing.set(key, born);
        found.delete(origin, url);
      } else {
        found.set(origin, url, { ...born, page, bytes: born.bytes + page.bytes });
        missing.delete(key);
      }
      return page;
    })().finally(() => mine.delete(key));
    mine.set(key, started);
    return started;
  };

  const get = async (origin: string, url: string, maker: PageMaker): Promise<CompressedPage> => {
    const key = keyOf(origin, url);
    const gone = missing.get(key);
    if (gone && isFresh(gone)) return get(origin, MISSING_URL, maker);
    const kept = found.get(origin, url);
    if (kept && isFresh(kept)) return kept.page;
    const isUnderWay = underWay.has(key);
    if (kept && ageOf(kept) < stale) {
      // A failed renewal leaves the old page standing; the next visit tries again.
      if (!isUnderWay) {
        maker
          .admit()
          .then(() => make(origin, url, maker))
          .catch(() => {});
      }
      return kept.page;
    }
    if (!isUnderWay) await maker.admit();
    return make(origin, url, maker);
  };

  return {
    get,
    clear() {
      found.clear();
      missing.clear();
      underWay = new Map();
    },
  };
}

function keyOf(origin: string, url: string): string {
  return `${origin} ${url}`;
}
