import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArticleRecord, ContentProblem } from './types.ts';

/** What a file gave: an article, nothing because it is a draft, or nothing because of an error. */
export interface Reading {
  /** Size, times and inode of the file: as long as they stay, so does what is in it. */
  stamp: string;
  record?: ArticleRecord;
  problems: ContentProblem[];
}

/** Readings of files by path, kept on the disk so that only what changed is read. */
export interface ReadingCache {
  /** @param author stands in articles that name none, so readings hold only for one. */
  load(author: string): Promise<ReadonlyMap<string, Reading>>;
  save(author: string, readings: ReadonlyMap<string, Reading>): Promise<void>;
}

/**
 * @param file where the readings are kept; a broken one, or one of another version of the program,
 *   is made anew, one that cannot be written is done without.
 */
export function createReadingCache(file: string): ReadingCache {
  const program = programKey();
  return {
    async load(author) {
      try {
        const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
        const fits =
          isObject(stored) && stored.program === (await program) && stored.author === author;
        if (!fits || !Array.isArray(stored.readings)) return new Map();
        return new Map(stored.readings.filter(isEntry));
      } catch {
        return new Map();
      }
    },
    async save(author, readings) {
      const draft = `${file}.new`;
      const kept = { program: await program, author, readings: [...readings] };
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(draft, JSON.stringify(kept));
        await rename(draft, file);
      } catch {
        // The cache only saves time: without it every file is read again.
      }
    },
  };
}

/**
 * Changes with the program. Built, this file is all of it; among the sources nothing tells whether
 * another one has changed, so that a key holds for one process.
 */
async function programKey(): Promise<string> {
  const file = fileURLToPath(import.meta.url);
  if (file.endsWith('.ts')) return randomUUID();
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEntry(value: unknown): value is [path: string, reading: Reading] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const reading: unknown = value[1];
  return (
    isObject(reading) &&
    typeof reading.stamp === 'string' &&
    Array.isArray(reading.problems) &&
    reading.problems.every(isProblem) &&
    (reading.record === undefined || isRecord(reading.record))
  );
}

function isRecord(value: unknown): boolean {
  return (
    isObject(value) &&
    ['path', 'createdAt', 'hash', 'digest'].every((name) => typeof value[name] === 'string') &&
    ['undefined', 'number'].includes(typeof value.id)
  );
}

function isProblem(value: unknown): boolean {
  return (
    isObject(value) &&
    ['level', 'path', 'reason'].every((name) => typeof value[name] === 'string') &&
    ['undefined', 'number'].includes(typeof value.line)
  );
}
