import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { openLibrary } from '#server/music/liveLibrary.ts';
import { readLibrary } from '#server/music/readLibrary.ts';
import { createTagCache } from '#server/music/tagCache.ts';
import type { Library } from '#server/music/types.ts';
import { createUpstream } from '#server/music/upstream.ts';
import type { MusicSource } from '#server/routes/music.ts';

/**
 * Opens where songs come from. A folder is read behind the scenes: calls wait for it, the start does
 * not.
 *
 * @param onLibrary is told each time the folder was read.
 */
export function openMusic(
  config: Pick<Config, 'contentDir' | 'dataDir' | 'musicUpstream'>,
  warn: (line: string) => void,
  onLibrary: (library: Library, root: string) => Promise<void>,
): { music: MusicSource; close(): Promise<void> } {
  if (config.musicUpstream !== undefined) {
    const upstream = createUpstream(config.musicUpstream);
    return { music: { kind: 'upstream', upstream }, close: async () => {} };
  }
  const root = join(config.contentDir, 'music');
  const cache = createTagCache(join(config.dataDir, 'cache', 'music.json'));
  const read = async (): Promise<Library> => {
    const library = await readLibrary(root, cache);
    await onLibrary(library, root);
    return library;
  };
  const library = openLibrary(root, read, warn);
  return { music: { kind: 'folder', root, library }, close: () => library.close() };
}
