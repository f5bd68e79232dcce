import { expect, it, test } from 'vitest';
import { nextBrightness, parseBoardRecord, toSize } from '#src/domain/boardRecord.ts';

const DEFAULTS = {
  lyricType: 'COMMON',
  brightness: 0.5,
  sizes: { title: 2.4, author: 1.4, lyric: 1.8 },
  isTranslationShown: true,
};

test.each([
  [null],
  [undefined],
  ['SPECIAL'],
  [7],
  [[]],
  [{}],
  [{ lyricType: 'OTHER', brightness: '1', sizes: null, isTranslationShown: 'no' }],
  [{ brightness: Number.NaN, sizes: { title: 'big', author: null, lyric: Number.NaN } }],
])('%j stands at the defaults', (stored) => {
  expect(parseBoardRecord(stored)).toEqual(DEFAULTS);
});

it('comes back as it was kept', () => {
  const kept = {
    lyricType: 'SPECIAL',
    brightness: 0.1,
    sizes: { title: 5, author: 0, lyric: 1 },
    isTranslationShown: false,
  };
  expect(parseBoardRecord({ ...kept, more: 1 })).toEqual(kept);
});

it('lands within its limits', () => {
  expect(parseBoardRecord({ brightness: 7, sizes: { title: 9, author: -1, lyric: 0.2 } })).toEqual({
    ...DEFAULTS,
    brightness: 1,
    sizes: { title: 5, author: 0, lyric: 1 },
  });
  expect(parseBoardRecord({ brightness: -3 }).brightness).toBe(0.1);
  expect(parseBoardRecord({ brightness: 0.44 }).brightness).toBe(0.4);
});

test.each([
  [0.5, 0.6],
  [0.9, 1],
  [1, 0.1],
  [0.1, 0.2],
  [0.2, 0.3],
])('the brightness after %d is %d', (brightness, next) => {
  expect(nextBrightness(brightness)).toBe(next);
});

test.each([
  ['title', 0.9, 1],
  ['title', 5.1, 5],
  ['author', -0.1, 0],
  ['author', 2.5, 2.4],
  ['lyric', 0, 1],
  ['lyric', 4.1, 4],
  ['lyric', 3.3, 3.3],
] as const)('%s of %d rem is %d rem', (part, rem, landed) => {
  expect(toSize(part, rem)).toBe(landed);
});
