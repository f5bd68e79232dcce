import { expect, it } from 'vitest';
import { offsetText } from '#src/views/player/offsetText.ts';

it.each([
  [0, '歌词没有调整'],
  [500, '歌词提前 0.5 秒'],
  [1000, '歌词提前 1 秒'],
  [-1500, '歌词延后 1.5 秒'],
  [-10_000, '歌词延后 10 秒'],
])('tells %d ms as %s', (offset, text) => {
  expect(offsetText(offset)).toBe(text);
});
