import { expect, test } from 'vitest';
import { clockTime } from '#src/domain/clockTime.ts';

test.each([
  [0, '00:00'],
  [9.99, '00:09'],
  [61, '01:01'],
  [599, '09:59'],
  [6_060, '101:00'],
  [-3, '00:00'],
  [Number.NaN, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
])('%d s reads %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
