import { expect, test } from 'vitest';
import { sliderOfVolume, toVolume } from '#src/domain/volume.ts';

test.each([
  [0, 0],
  [1, 1],
  [0.456, 0.46],
  [0.335, 0.34],
  [-0.2, 0],
  [1.7, 1],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NaN, 0.3],
  ['0.5', 0.3],
  [null, 0.3],
])('%j is kept as %d', (value, kept) => {
  expect(toVolume(value, 0.3)).toBe(kept);
});

test('every place of the slider comes back from what is kept', () => {
  const places = Array.from({ length: 101 }, (_, place) => place);
  expect(places.map((place) => sliderOfVolume(toVolume(place / 100, 0)))).toEqual(places);
});
