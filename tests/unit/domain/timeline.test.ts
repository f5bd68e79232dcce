import { expect, test } from 'vitest';
import { groupByMonth } from '#src/domain/timeline.ts';

test('every year and month has one heading, however the pages were cut', () => {
  const a = { id: 1, createdAt: '2026-11-20 21:30:00' };
  const b = { id: 2, createdAt: '2026-11-01 00:00:00' };
  const c = { id: 3, createdAt: '2026-01-31 23:59:59' };
  const d = { id: 4, createdAt: '2025-12-31 08:00:00' };
  expect(groupByMonth([a, b, c, d])).toEqual([
    {
      year: 2026,
      count: 3,
      months: [
        { month: 11, items: [a, b] },
        { month: 1, items: [c] },
      ],
    },
    { year: 2025, count: 1, months: [{ month: 12, items: [d] }] },
  ]);
});

test('nothing gives nothing', () => {
  expect(groupByMonth([])).toEqual([]);
});
