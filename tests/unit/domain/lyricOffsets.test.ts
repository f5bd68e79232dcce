import { describe, expect, it, test } from 'vitest';
import { offsetOf, parseLyricOffsets, withOffset } from '#src/domain/lyricOffsets.ts';

describe('the offset of a song', () => {
  it('is 0 until it is changed', () => {
    expect(offsetOf([], 7)).toBe(0);
    expect(offsetOf(withOffset([], 7, 500), 7)).toBe(500);
    expect(offsetOf(withOffset([], 7, 500), 8)).toBe(0);
  });

  test.each([
    [-1500, -1500],
    [333.4, 333],
    [99_000, 10_000],
    [-99_000, -10_000],
  ])('%d lands as %d', (wanted, landed) => {
    expect(withOffset([], 7, wanted)).toEqual([[7, landed]]);
  });

  it('is forgotten at 0, and left alone by what is no number', () => {
    expect(withOffset([[7, 500]], 7, 0)).toEqual([]);
    expect(withOffset([[7, 500]], 7, Number.NaN)).toEqual([[7, 500]]);
  });

  it('the last changed stands last, and 500 are kept', () => {
    let offsets = parseLyricOffsets([]);
    for (let id = 1; id <= 501; id += 1) offsets = withOffset(offsets, id, 100);
    expect(offsets.length).toBe(500);
    expect(offsets[0]).toEqual([2, 100]);
    expect(withOffset(offsets, 2, 200).at(-1)).toEqual([2, 200]);
  });
});

test.each([
  [null, []],
  ['junk', []],
  [
    [[7, 500], [7], 'x', [1.5, 100], [8, '9'], [9, -20_000]],
    [
      [7, 500],
      [9, -10_000],
    ],
  ],
])('of what was stored only pairs of numbers count: %j', (stored, read) => {
  expect(parseLyricOffsets(stored)).toEqual(read);
});
