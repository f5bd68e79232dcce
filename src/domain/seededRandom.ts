/**
 * One step of the mulberry32 generator: a number from 0 up to and without 1, and the seed for
 * the next step. Pure, so that a machine's choices can be repeated.
 */
export function seededRandom(seed: number): { value: number; seed: number } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, seed: next };
}
