import { expect, it } from 'vitest';
import { isTheme, themeOfHour } from '#src/domain/themeHours.ts';

it('is light from 8 up to and without 18', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter((hour) => themeOfHour(hour) === 'light')).toEqual([
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
  ]);
});

it('knows a theme from anything else', () => {
  expect(['light', 'dark', 'auto', '', null, 1].map(isTheme)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
