import { ByteLru } from '#server/byteLru.ts';

/** Names of the site whose pages are kept at once: anybody can invent a Host header. */
const MOST_ORIGINS = 8;

interface Options {
  /** Bytes of all pages together. */
  capacity: number;
  /** ms after which an origin nobody asked for makes room for another. */
  idle: number;
  now(): number;
}

/**
 * Pages by the origin the site is reached at. Every origin has its share of the room: when it is used
 * up, the origin that holds most lets its oldest page go.
 */
export class OriginPages<Page extends { readonly bytes: number }> {
  readonly #origins = new Map<string, { pages: ByteLru<Page>; usedAt: number }>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get(origin: string, url: string): Page | undefined {
    const known = this.#origins.get(origin);
    if (known === undefined) return undefined;
    known.usedAt = this.#options.now();
    return known.pages.get(url);
  }

  /** Keeps the page, if there is room for another origin. */
  set(origin: string, url: string, page: Page): void {
    const pages = this.#origins.get(origin)?.pages ?? this.#add(origin);
    pages?.set(url, page);
    while (this.#bytes() > this.#options.capacity) this.#fullest()?.dropOldest();
  }

  delete(origin: string, url: string): void {
    this.#origins.get(origin)?.pages.delete(url);
  }

  clear(): void {
    this.#origins.clear();
  }

  #add(origin: string): ByteLru<Page> | undefined {
    const { capacity, idle, now } = this.#options;
    if (this.#origins.size >= MOST_ORIGINS) {
      const left = [...this.#origins].find(([, { usedAt }]) => now() - usedAt >= idle);
      if (left === undefined) return undefined;
      this.#origins.delete(left[0]);
    }
    const pages = new ByteLru<Page>(capacity);
    this.#origins.set(origin, { pages, usedAt: now() });
    return pages;
  }

  #bytes(): number {
    return [...this.#origins.values()].reduce((sum, { pages }) => sum + pages.bytes, 0);
  }

  #fullest(): ByteLru<Page> | undefined {
    const all = [...this.#origins.values()].map(({ pages }) => pages);
    return all.sort((one, other) => other.bytes - one.bytes)[0];
  }
}
