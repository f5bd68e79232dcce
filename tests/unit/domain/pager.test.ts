import { expect, test } from 'vitest';
import { pagesShown } from '#src/domain/pager.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
  [10, 12, [1, null, 9, 10, 11, 12]],
  [40, 12, [1, null, 12]],
])('page %d of %d shows %o', (current, pages, shown) => {
  expect(pagesShown(current, pages)).toEqual(shown);
});
