import { expect, test } from 'vitest';
import { dayOf, daysRunning, elapsedDays, elapsedTime } from '#src/domain/elapsedTime.ts';

const NOW = new Date(2026, 10, 27, 12, 0, 0).getTime();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5 * SECOND, '0秒前'],
  [0, '0秒前'],
  [59 * SECOND, '59秒前'],
  [MINUTE, '1分钟前'],
  [59 * MINUTE + 59 * SECOND, '59分钟前'],
  [HOUR, '1小时前'],
  [DAY - 1, '23小时前'],
  [DAY, '2026-11-26'],
  [5 * DAY, '2026-11-22'],
])('%d ms ago is %s', (passed, text) => {
  expect(elapsedTime(NOW - passed, NOW)).toBe(text);
});

test.each([
  [30 * SECOND, '30秒前'],
  [DAY - 1, '23小时前'],
  [DAY, '1天前'],
  [5 * DAY, '5天前'],
  [6 * DAY - 1, '5天前'],
  [6 * DAY, '2026-11-21'],
])('the variant with days tells %d ms ago as %s', (passed, text) => {
  expect(elapsedDays(NOW - passed, NOW)).toBe(text);
});

test('a wall clock keeps its day in every zone', () => {
  expect(dayOf('2024-05-03 00:10:00')).toBe('2024-05-03');
});

test.each([
  ['2026-11-27', 1],
  ['2026-11-26 23:59:59', 2],
  ['2023-03-01', 1368],
  ['', 1],
])('a site begun %s has been running %d days', (since, days) => {
  expect(daysRunning(since, NOW)).toBe(days);
});
