import { expect, it, test } from 'vitest';
import { keepInPlayerRecord, readPlayerRecord } from '#src/wiring/playerStorage.ts';

function memory(stored: unknown) {
  const kept: Record<string, unknown> = { 'blog-music-player': stored };
  return {
    kept,
    storage: {
      readJson: (key: string) => kept[key] ?? null,
      writeJson: (key: string, value: unknown) => {
        kept[key] = value;
      },
    },
  };
}

it('keeps the part of the player and the part of the board side by side', () => {
  const { kept, storage } = memory(null);
  keepInPlayerRecord(storage, { version: 1, volume: 0.5 });
  keepInPlayerRecord(storage, { board: { lyricType: 'SPECIAL' } });
  keepInPlayerRecord(storage, { version: 1, volume: 0.7 });
  expect(kept).toEqual({
    'blog-music-player': { version: 1, volume: 0.7, board: { lyricType: 'SPECIAL' } },
  });
  expect(readPlayerRecord(storage)).toEqual({
    version: 1,
    volume: 0.7,
    board: { lyricType: 'SPECIAL' },
  });
});

test.each([[null], ['junk'], [7], [[1, 2]], [{ volume: 0.2 }], [{ version: 2, volume: 0.2 }]])(
  '%j gives way to a clean record',
  (stored) => {
    const { kept, storage } = memory(stored);
    keepInPlayerRecord(storage, { board: { brightness: 1 } });
    expect(kept).toEqual({ 'blog-music-player': { version: 1, board: { brightness: 1 } } });
  },
);
