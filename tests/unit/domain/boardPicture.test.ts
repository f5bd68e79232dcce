import { expect, test } from 'vitest';
import { fittedSize, scrimFor } from '#src/domain/boardPicture.ts';

test.each([
  [800, 600, 800, 600],
  [2560, 1440, 2560, 1440],
  [5120, 2880, 2560, 1440],
  [1000, 4000, 640, 2560],
  [9000, 1, 2560, 1],
])('a picture of %d by %d px is kept at %d by %d', (width, height, keptWidth, keptHeight) => {
  expect(fittedSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
});

test.each([
  [0.1, 0],
  [0.3, 0],
  [0.4, 0.07],
  [0.5, 0.27],
  [0.8, 0.56],
  [1, 0.65],
])('at brightness %d the scrim is %d thick', (brightness, thickness) => {
  expect(scrimFor(brightness)).toBe(thickness);
});

test.each([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])(
  'white text keeps 4.5:1 on a white picture at brightness %d',
  (brightness) => {
    const scrim = scrimFor(brightness);
    expect(contrastOfWhite(255 * brightness * (1 - scrim) + 11 * scrim)).toBeGreaterThan(4.5);
  },
);

/** WCAG 2 contrast of white on a grey. */
function contrastOfWhite(grey: number): number {
  return 1.05 / (((grey / 255 + 0.055) / 1.055) ** 2.4 + 0.05);
}
