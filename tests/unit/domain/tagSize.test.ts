import { expect, test } from 'vitest';
import { tagSize } from '#src/domain/tagSize.ts';

test.each([
  [1, 1, 1],
  [1, 20, 1],
  [2, 20, 2],
  [5, 20, 3],
  [10, 20, 4],
  [20, 20, 5],
  [50, 20, 5],
  [0, 0, 1],
])('a tag used %d times where the commonest is used %d times has size %d', (count, most, size) => {
  expect(tagSize(count, most)).toBe(size);
});
