import { expect, test } from 'vitest';
import { percentOf, shortCount } from '#src/domain/count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [1234, '1.2k'],
  [1299, '1.2k'],
  [2300, '2.3k'],
  [9999, '9.9k'],
  [10_000, '1.0w'],
  [12_345, '1.2w'],
  [1_000_000, '100.0w'],
])('%d is shown as %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test.each([
  [1, 3, 33.33],
  [2, 3, 66.67],
  [21, 50, 42],
  [0, 10, 0],
  [5, 0, 0],
  [5, Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 5, 0],
])('%d of %d is %d percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
