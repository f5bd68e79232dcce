import type { RenderedArticle } from './markdown/pipeline.ts';

/** Bytes of HTML kept at most; the articles read longest ago go first. */
const LARGEST_CACHE = 8 * 1024 * 1024;

interface Entry {
  result: Promise<RenderedArticle>;
  /** 0 until rendered. */
  bytes: number;
}

/** Rendered articles by content; two requests for one article render it once. */
export class RenderCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  get(key: string, render: () => Promise<RenderedArticle>): Promise<RenderedArticle> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.result;
    }
    const entry: Entry = { result: render(), bytes: 0 };
    this.#entries.set(key, entry);
    entry.result.then(
      ({ html }) => this.#count(key, entry, html.length * 2),
      () => this.#drop(key, entry),
    );
    return entry.result;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #count(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= LARGEST_CACHE) return;
      if (old.bytes > 0) this.#drop(oldKey, old);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
