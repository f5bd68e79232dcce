import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePlayerRecord } from '#src/domain/playerRecord.ts';

const song = {
  id: 5,
  name: '静夜思',
  ar: [{ id: 1, name: '李白' }],
  alia: ['夜思'],
  al: { id: 2, name: '唐诗', picUrl: '/5.jpg' },
  dt: 30_000,
};
const record = {
  version: 1,
  volume: 0.3,
  playModel: 'LISTLOOP',
  playType: 'CUSTOM',
  song,
  currentTime: 12.5,
  duration: 30,
  songs: [song],
  customSongs: [song],
  lyricOffsets: [[7, 500]],
};

test('a whole record comes back as it was', () => {
  expect(parsePlayerRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test.each([
  ['nothing', null],
  ['text', 'junk'],
  ['a list', []],
  ['an old version', { ...record, version: 0 }],
  ['no version', { ...record, version: undefined }],
  ['a foreign mode', { ...record, playModel: 'SHUFFLE' }],
  ['a foreign list', { ...record, playType: 'RADIO' }],
])('%s gives a clean start', (_, stored) => {
  expect(parsePlayerRecord(stored)).toBe(null);
});

describe('single fields', () => {
  test.each([
    ['volume 0 stays 0', { volume: 0 }, { volume: 0 }],
    ['a broken volume is the default', { volume: 'loud' }, { volume: 0.5 }],
    ['a volume outside is brought in', { volume: 3 }, { volume: 1 }],
    ['with under 2 s left it starts from 0', { currentTime: 28.5 }, { currentTime: 0 }],
    ['with 2 s left it goes on there', { currentTime: 28 }, { currentTime: 28 }],
    ['a time without a length is none', { duration: null }, { currentTime: 0, duration: 0 }],
    ['a negative time is 0', { currentTime: -4 }, { currentTime: 0 }],
    ['a song without an id is none', { song: { name: '山' } }, { song: null }],
    ['no custom songs, no CUSTOM', { customSongs: [] }, { customSongs: [], playType: 'TOP' }],
    ['broken songs are left out', { songs: [null, 'x', { id: 'y' }, song] }, { songs: [song] }],
    ['a song stands in a list once', { songs: [song, song] }, { songs: [song] }],
  ])('%s', (_, stored, read) => {
    expect(parsePlayerRecord({ ...record, ...stored })).toEqual({ ...record, ...read });
  });

  test('an older custom song with artists and alias is converted', () => {
    const older = { id: 9, name: '春晓', artists: [{ name: '孟浩然' }, {}], alias: ['春眠'] };
    expect(parsePlayerRecord({ ...record, customSongs: [older] })?.customSongs).toEqual([
      { id: 9, name: '春晓', ar: [{ name: '孟浩然' }], alia: ['春眠'], al: { picUrl: '' }, dt: 0 },
    ]);
  });

  test('no stored value makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (song, songs, customSongs) => {
        const read = parsePlayerRecord({ ...record, song, songs, customSongs });
        expect(read?.version).toBe(1);
      }),
    );
  });
});
