import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readTags } from '#server/music/readTags.ts';
import type { FoundFile } from '#server/music/scanFolder.ts';
import type { SongTags } from '#server/music/types.ts';

interface Entry {
  size: number;
  modified: number;
  /** null where the file holds no sound. */
  tags: SongTags | null;
}

/** Raised when the fields of an entry change, so that old files are read anew. */
const VERSION = 2;
/** Files read at the same time. */
const PARALLEL = 4;

/** Tags by path, kept in one JSON file, so that a start reads only what changed. */
export interface TagCache {
  /**
   * The tags of these files of `root` by path, without those that hold no sound; what is no longer
   * among them is forgotten.
   */
  tagsOf(root: string, files: readonly FoundFile[]): Promise<Map<string, SongTags>>;
}

/** @param file where the entries are kept; a broken one is made anew, one that cannot be written is done without. */
export function createTagCache(file: string, read = readTags): TagCache {
  let known: Map<string, Entry> | undefined;

  return {
    async tagsOf(root, files) {
      known ??= await load(file);
      const before = known;
      const now = new Map<string, Entry>();
      const queue = [...files];
      let changed = before.size !== files.length;
      const work = async (): Promise<void> => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { path, size, modified } = next;
          const entry = before.get(path);
          if (entry?.size === size && entry.modified === modified) {
            now.set(path, entry);
          } else {
            now.set(path, { size, modified, tags: (await read(join(root, path))) ?? null });
            changed = true;
          }
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
      known = now;
      if (changed) await save(file, now);
      return new Map([...now].flatMap(([path, { tags }]) => (tags ? [[path, tags]] : [])));
    },
  };
}

async function load(file: string): Promise<Map<string, Entry>> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.songs)) {
      return new Map();
    }
    return new Map(
      Object.entries(stored.songs).filter((pair): pair is [string, Entry] => isEntry(pair[1])),
    );
  } catch {
    return new Map();
  }
}

async function save(file: string, entries: ReadonlyMap<string, Entry>): Promise<void> {
  const draft = `${file}.new`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      draft,
      JSON.stringify({ version: VERSION, songs: Object.fromEntries(entries) }),
    );
    await rename(draft, file);
  } catch {
    // The cache only saves time: without it the next start reads every tag again.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    (value.tags === null || isTags(value.tags)) &&
    typeof value.size === 'number' &&
    typeof value.modified === 'number'
  );
}

function isTags(value: unknown): value is SongTags {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    typeof value.album === 'string' &&
    Array.isArray(value.artists) &&
    value.artists.every((artist) => typeof artist === 'string') &&
    ['no', 'duration', 'bitrate'].every((field) => typeof value[field] === 'number')
  );
}
