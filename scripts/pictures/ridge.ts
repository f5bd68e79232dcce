import { between, createRandom, type Random } from './random.ts';

/** Heights along the width of the picture: y for each x of `step` pixels. */
export interface Ridge {
  step: number;
  heights: number[];
}

/** range: jagged mountains; hill: soft ground; karst: the steep round hills of Guilin. */
export type RidgeKind = 'range' | 'hill' | 'karst' | 'summit';

interface RidgeOptions {
  kind: RidgeKind;
  width: number;
  /** y of the feet. */
  base: number;
  /** Height of the tallest peak over the feet. */
  height: number;
  /** How often the shape repeats over the width, about. */
  frequency: number;
}

const STEP = 4;

/** A line of mountains. */
export function makeRidge(random: Random, options: RidgeOptions): Ridge {
  const { width, base, height } = options;
  const profile = makeProfile(random, options);
  const heights: number[] = [];
  for (let x = 0; x <= width; x += STEP) heights.push(base - height * profile(x / width));
  return { step: STEP, heights };
}

/** y of the ridge at x, between the samples too. */
export function heightAt(ridge: Ridge, x: number): number {
  const place = Math.min(Math.max(x / ridge.step, 0), ridge.heights.length - 1.001);
  const index = Math.floor(place);
  const left = ridge.heights[index] ?? 0;
  const right = ridge.heights[index + 1] ?? left;
  return left + (right - left) * (place - index);
}

/** x of the highest point between two places. */
export function peakBetween(ridge: Ridge, from: number, to: number): number {
  let best = from;
  for (let x = from; x <= to; x += ridge.step) {
    if (heightAt(ridge, x) < heightAt(ridge, best)) best = x;
  }
  return best;
}

function makeProfile(random: Random, options: RidgeOptions): (t: number) => number {
  switch (options.kind) {
    case 'hill':
      return hillProfile(random, options.frequency);
    case 'karst':
      return karstProfile(random, options.frequency);
    case 'summit':
      return summitProfile(random, options.frequency);
    case 'range':
      return rangeProfile(random, options.frequency);
  }
}

/** Ridged noise: sharp crests, wide valleys, finer teeth on the heights than in the hollows. */
function rangeProfile(random: Random, frequency: number): (t: number) => number {
  const octaves = [1, 2.1, 4.3, 8.9, 18.1, 37].map(() => makeNoise(random));
  return (t) => {
    let sum = 0;
    let weight = 1;
    let amplitude = 0.58;
    let scale = frequency;
    octaves.forEach((noise, index) => {
      const crest = 1 - Math.abs(noise(t * scale));
      const sharp = index < 2 ? crest ** 1.6 : crest ** 1.2;
      sum += sharp * amplitude * weight;
      weight = Math.min(1, Math.max(0.15, sharp * 1.3));
      amplitude *= index === 0 ? 0.5 : 0.46;
      scale *= 2.07;
    });
    return Math.max(0, sum - 0.12);
  };
}

function hillProfile(random: Random, frequency: number): (t: number) => number {
  const octaves = [0, 1, 2, 3].map(() => makeNoise(random));
  return (t) => {
    let sum = 0.5;
    let amplitude = 0.5;
    let scale = frequency;
    for (const noise of octaves) {
      sum += noise(t * scale) * amplitude;
      amplitude *= 0.34;
      scale *= 2.3;
    }
    return Math.max(0, sum);
  };
}

function karstProfile(random: Random, frequency: number): (t: number) => number {
  const hills: { centre: number; left: number; right: number; top: number; power: number }[] = [];
  for (let centre = -0.05; centre < 1.05; centre += between(random, 0.16, 0.8) / frequency) {
    const top = random() < 0.42 ? between(random, 0.14, 0.36) : between(random, 0.42, 1);
    const half = (between(random, 0.13, 0.26) / frequency) * (0.55 + 0.75 * top);
    const lean = between(random, 0.72, 1.3);
    const power = between(random, 1.5, 2.5);
    hills.push({ centre, left: half * lean, right: half / lean, top, power });
  }
  const ground = makeNoise(random);
  const rough = makeNoise(random);
  const fine = makeNoise(random);
  return (t) => {
    let height = 0.07 + 0.06 * ground(t * frequency * 1.5);
    for (const { centre, left, right, top, power } of hills) {
      const away = t < centre ? (centre - t) / left : (t - centre) / right;
      if (away < 1) height = Math.max(height, top * (1 - away ** power) ** 0.86);
    }
    const wear = rough(t * frequency * 9) * 0.045 + fine(t * frequency * 29) * 0.016;
    return Math.max(0, height + wear * Math.min(1, height * 3));
  };
}

/** One mountain above the others. */
function summitProfile(random: Random, frequency: number): (t: number) => number {
  const range = rangeProfile(random, frequency);
  const centre = between(random, 0.3, 0.7);
  const half = between(random, 0.26, 0.4);
  return (t) => {
    const away = Math.min(1, Math.abs(t - centre) / half);
    const cone = (1 - away) ** 1.25;
    return cone * 0.78 + range(t) * (0.34 - 0.14 * cone);
  };
}

/** Smooth noise of -1 to 1 over a line, repeatable per generator. */
function makeNoise(random: Random): (x: number) => number {
  const seed = Math.floor(random() * 4294967296);
  const slopes = new Map<number, number>();
  const slope = (index: number) => {
    let value = slopes.get(index);
    if (value === undefined) {
      value = createRandom(seed ^ Math.imul(index + 7919, 2654435761))() * 2 - 1;
      slopes.set(index, value);
    }
    return value;
  };
  return (x) => {
    const index = Math.floor(x);
    const part = x - index;
    const fade = part * part * part * (part * (part * 6 - 15) + 10);
    const left = slope(index) * part;
    const right = slope(index + 1) * (part - 1);
    return Math.max(-1, Math.min(1, (left + (right - left) * fade) * 2.2));
  };
}
