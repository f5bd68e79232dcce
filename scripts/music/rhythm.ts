import type { Random } from '../pictures/random.ts';

/** When a syllable sounds, in beats from the start of its line, and for how long. */
export interface Beat {
  at: number;
  length: number;
}

/** Characters of a line that are sung, clause by clause. */
export function clauses(line: string): number[] {
  return line.split('，').map((clause) => [...clause].length);
}

/** Beats a line takes: four, six where there is much to say or much time. */
export function beatsFor(line: string, lines: number): number {
  const count = clauses(line).reduce((sum, size) => sum + size, 0);
  if (count > 8) return 6;
  return lines <= 5 ? 6 : 4;
}

/**
 * Lays the syllables of a line over its beats as it is read: in feet of two, the last foot of an
 * odd clause of three, a breath after each clause, the last syllable held.
 */
export function setLine(random: Random, line: string, beats: number): Beat[] {
  const weights = clauses(line).flatMap((size) => clauseWeights(random, size));
  const last = weights.length - 1;
  weights[last] = 0;
  const held = beats > 4 ? 2 : 1.25;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const room = beats - held;
  // Eighths where they are enough, else sixteenths.
  const grid = weights.length > room * 2 ? 0.25 : 0.5;
  const starts: number[] = [];
  let run = 0;
  for (const weight of weights) {
    const wanted = sum === 0 ? 0 : Math.round(((run / sum) * room) / grid) * grid;
    const before = starts.at(-1);
    starts.push(before === undefined ? 0 : Math.max(before + grid, wanted));
    run += weight;
  }
  return starts.map((at, index) => ({ at, length: (starts[index + 1] ?? beats) - at }));
}

function clauseWeights(random: Random, size: number): number[] {
  const weights: number[] = [];
  const swing = random() < 0.5 ? 0.85 : 1.15;
  for (let i = 0; i < size; i++) {
    const endsFoot = i % 2 === 1 && !(size % 2 === 1 && i === size - 2);
    weights.push(endsFoot ? 1.45 : swing);
  }
  weights[size - 1] = 2.3;
  return weights;
}
