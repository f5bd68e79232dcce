import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { errorCode } from '#server/startError.ts';

export interface FoundFile {
  /** Path below the scanned folder with `/`. */
  path: string;
  size: number;
  /** ms since 1970. */
  modified: number;
}

export const AUDIO_TYPES = ['mp3', 'flac', 'm4a', 'ogg', 'wav'] as const;

/** The extension in lower case without its dot. */
export function typeOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

export function isAudio(path: string): boolean {
  return AUDIO_TYPES.some((type) => type === typeOf(path));
}

/** The path without its extension. */
export function stem(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}

/** Every file below `root` in the order of its path, hidden ones left out; a missing folder is empty. */
export async function scanFolder(root: string): Promise<FoundFile[]> {
  const paths = await pathsBelow(root, '');
  const found = await Promise.all(
    paths.map(async (path): Promise<FoundFile[]> => {
      const stats = await stat(join(root, path)).catch(() => undefined);
      return stats?.isFile() ? [{ path, size: stats.size, modified: stats.mtimeMs }] : [];
    }),
  );
  return found.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function pathsBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return [];
    throw error;
  });
  const paths = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.'))
      .map(async (entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? pathsBelow(root, path) : [path];
      }),
  );
  return paths.flat();
}
