import type { Stats } from 'node:fs';
import { sep } from 'node:path';
import type { ArticleReading } from './parseArticle.ts';

/** Bytes of text kept at most; what does not fit is read again each time. */
const LARGEST_CACHE = 24 * 1024 * 1024;
/** Bytes of an entry besides its texts, roughly. */
const ENTRY_BYTES = 1024;

interface Entry {
  stamp: string;
  bytes: number;
  reading: ArticleReading;
}

function stampOf(stats: Stats): string {
  return [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(':');
}

function bytesOf({ article }: ArticleReading): number {
  return ENTRY_BYTES + 2 * ((article?.markdown.length ?? 0) + (article?.text.length ?? 0));
}

/** Readings of files by absolute path, good as long as size, times and inode stay the same. */
export class ReadingCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  get(file: string, stats: Stats): ArticleReading | undefined {
    const entry = this.#entries.get(file);
    return entry?.stamp === stampOf(stats) ? entry.reading : undefined;
  }

  set(file: string, stats: Stats, reading: ArticleReading): void {
    this.#drop(file);
    const bytes = bytesOf(reading);
    if (this.#bytes + bytes > LARGEST_CACHE) return;
    this.#entries.set(file, { stamp: stampOf(stats), bytes, reading });
    this.#bytes += bytes;
  }

  /** Forgets the files below a folder that are no longer there. */
  keepOnly(folder: string, files: string[]): void {
    const kept = new Set(files);
    for (const file of this.#entries.keys()) {
      if (file.startsWith(folder + sep) && !kept.has(file)) this.#drop(file);
    }
  }

  #drop(file: string): void {
    const entry = this.#entries.get(file);
    if (!entry) return;
    this.#entries.delete(file);
    this.#bytes -= entry.bytes;
  }
}
