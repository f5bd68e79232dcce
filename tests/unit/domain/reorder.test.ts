import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeSpeed, heldTop, indexAtTop, placeWhileHeld } from '#src/domain/reorder.ts';

const places = (from: number, to: number) =>
  [0, 1, 2, 3, 4].map((index) => placeWhileHeld(index, { from, to }));

describe('placeWhileHeld', () => {
  test.each([
    [1, 3, [0, 3, 1, 2, 4]],
    [3, 1, [0, 2, 3, 1, 4]],
    [0, 4, [4, 0, 1, 2, 3]],
    [4, 0, [1, 2, 3, 4, 0]],
    [2, 2, [0, 1, 2, 3, 4]],
  ])('a row held from %d over %d', (from, to, expected) => {
    expect(places(from, to)).toEqual(expected);
  });

  test('nothing held: every row in its place', () => {
    expect(placeWhileHeld(7, null)).toBe(7);
  });

  test('no two rows ever share a place', () => {
    const place = fc.integer({ min: 0, max: 4 });
    fc.assert(fc.property(place, place, (from, to) => new Set(places(from, to)).size === 5));
  });
});

describe('where a held row stands', () => {
  test.each([
    [-30, 0],
    [0, 0],
    [100.5, 100.5],
    [224, 224],
    [900, 224],
  ])('%d px becomes %d px in a list of 5 rows of 56 px', (top, expected) => {
    expect(heldTop(top, 56, 5)).toBe(expected);
  });

  test.each([
    [-30, 0],
    [27, 0],
    [28, 1],
    [83, 1],
    [85, 2],
    [900, 4],
  ])('%d px is nearest to row %d', (top, expected) => {
    expect(indexAtTop(top, 56, 5)).toBe(expected);
  });

  test('an empty list has one height only', () => {
    expect([heldTop(90, 56, 0), indexAtTop(90, 56, 0)]).toEqual([0, 0]);
  });
});

describe('edgeSpeed', () => {
  const box = { top: 100, bottom: 500 };
  test.each([
    [300, 0],
    [156, 0],
    [128, -0.6],
    [100, -1.2],
    [-50, -1.2],
    [444, 0],
    [472, 0.6],
    [500, 1.2],
    [800, 1.2],
  ])('a pointer at %d px: %d px/ms', (y, expected) => {
    expect(edgeSpeed(y, box)).toBeCloseTo(expected, 10);
  });

  test('a list lower than its edges rests under a pointer in its middle', () => {
    expect(edgeSpeed(130, { top: 100, bottom: 160 })).toBe(0);
  });
});
