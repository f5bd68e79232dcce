import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { openLibrary } from '#server/music/liveLibrary.ts';
import { readLibrary } from '#server/music/readLibrary.ts';
import { createTagCache } from '#server/music/tagCache.ts';
import { createUpstream } from '#server/music/upstream.ts';
import type { MusicSource } from '#server/routes/music.ts';

/**
 * Opens where songs come from. A folder is read behind the scenes: calls wait for it, the start does
 * not.
 */
export function openMusic(
  config: Pick<Config, 'contentDir' | 'dataDir' | 'musicUpstream'>,
  warn: (line: string) => void,
): { music: MusicSource; close(): Promise<void> } {
  if (config.musicUpstream !== undefined) {
    const upstream = createUpstream(config.musicUpstream);
    return { music: { kind: 'upstream', upstream }, close: async () => {} };
  }
  const root = join(config.contentDir, 'music');
  const cache = createTagCache(join(config.dataDir, 'cache', 'music.json'));
  const library = openLibrary(root, () => readLibrary(root, cache), warn);
  return { music: { kind: 'folder', root, library }, close: () => library.close() };
}
