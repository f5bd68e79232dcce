import { isRecord } from '#src/domain/isRecord.ts';
import type { BrowserStorage } from '#src/services/storage.ts';

/** Plain key of the record kept between visits (specification, section 3). */
const KEY = 'blog-music-player';

type Kept = Pick<BrowserStorage, 'readJson' | 'writeJson'>;

export function readPlayerRecord(storage: Kept): unknown {
  return storage.readJson(KEY);
}

/** Keeps a part of the record; the other parts stay, unless they are old or foreign. */
export function keepInPlayerRecord(storage: Kept, part: object): void {
  const stored = storage.readJson(KEY);
  storage.writeJson(KEY, {
    ...(isRecord(stored) && stored.version === 1 ? stored : {}),
    ...part,
    version: 1,
  });
}
