import { describe, expect, it } from 'vitest';
import { day, night, type Palette } from '#src/styles/palette.ts';

/** Channels of `#rrggbb`, or of `rgba(…)` laid over white, 0 to 1. */
function channels(color: string): number[] {
  if (color.startsWith('#')) {
    return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue].map((channel) => (channel * alpha) / 255 + (1 - alpha));
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['ink', 'soft', 'accent', 'second', 'info', 'warning', 'danger'] as const;
const grounds = ['paper', 'card', 'code'] as const;

function tooFaint(palette: Palette): string[] {
  return texts.flatMap((text) =>
    grounds
      .filter((ground) => contrast(palette[text], palette[ground]) < 4.5)
      .map(
        (ground) => `${text} on ${ground}: ${contrast(palette[text], palette[ground]).toFixed(2)}`,
      ),
  );
}

describe.each([
  ['day', day],
  ['night', night],
])('the palette by %s', (_name, palette) => {
  it('gives every text colour 4.5:1 on every ground', () => {
    expect(tooFaint(palette)).toEqual([]);
  });

  it('gives text on the accent 4.5:1', () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives text on a scrim 4.5:1 even over a white picture', () => {
    expect(contrast(palette.onPicture, palette.scrim)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives the borders of controls and the focus ring 3:1 on every ground', () => {
    const faint = (['outline', 'accent'] as const).flatMap((line) =>
      grounds.filter((ground) => contrast(palette[line], palette[ground]) < 3),
    );
    expect(faint).toEqual([]);
  });
});

it('computes the contrast of black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});
