import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mix, shiftHue } from '../../../scripts/pictures/colour.ts';
import { icon } from '../../../scripts/pictures/icon.ts';
import { PORTRAIT_COUNT, portrait } from '../../../scripts/pictures/portraits/portrait.ts';
import { createRandom } from '../../../scripts/pictures/random.ts';
import { landscape } from '../../../scripts/pictures/scenery.ts';

const NUMBERS = Array.from({ length: 61 }, (_, index) => index + 1);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('landscape', () => {
  it('draws the same text for the same number', () => {
    for (const number of [1, 4, 7, 32, 61]) {
      expect(hash(landscape(number))).toBe(hash(landscape(number)));
    }
  });

  it('draws sixty-one different pictures of good numbers', () => {
    const drawings = NUMBERS.map(landscape);
    expect(new Set(drawings.map(hash)).size).toBe(61);
    for (const drawing of drawings) {
      expect(drawing.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="1600"')).toBe(true);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('refuses numbers below one', () => {
    expect(() => landscape(0)).toThrow(RangeError);
  });
});

describe('portrait', () => {
  it('draws eighteen different faces, each the same every time', () => {
    expect(PORTRAIT_COUNT).toBe(18);
    const drawings = NUMBERS.slice(0, 18).map(portrait);
    expect(new Set(drawings).size).toBe(18);
    expect(NUMBERS.slice(0, 18).map(portrait)).toEqual(drawings);
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('refuses a nineteenth', () => {
    expect(() => portrait(19)).toThrow(RangeError);
  });
});

describe('icon', () => {
  it('is one self-contained drawing', () => {
    expect(icon()).toMatch(/^<svg [^>]+viewBox="0 0 64 64">.+<\/svg>\n$/);
  });
});

describe('createRandom', () => {
  it('repeats itself for a seed', () => {
    const random = createRandom(42);
    expect([random(), random(), random()]).toEqual([
      0.6011037519201636, 0.44829055899754167, 0.8524657934904099,
    ]);
  });
});

describe('colours', () => {
  it('mixes channel by channel', () => {
    expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
  });

  it('leaves a grey grey when the hue turns', () => {
    expect(shiftHue('#777777', 90)).toBe('#777777');
  });
});
