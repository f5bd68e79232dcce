export type Theme = 'light' | 'dark';

/** First hour of the light theme and first hour of the dark one (specification, section 4). */
const LIGHT_FROM = 8;
const DARK_FROM = 18;

/** The theme where none was chosen: light from 08:00 up to and without 18:00. `hour` is 0 to 23. */
export function themeOfHour(hour: number): Theme {
  return hour >= LIGHT_FROM && hour < DARK_FROM ? 'light' : 'dark';
}

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}
