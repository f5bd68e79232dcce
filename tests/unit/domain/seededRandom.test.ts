import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#src/domain/seededRandom.ts';

test('a seed gives the same number each time, and another seed to go on with', () => {
  const first = seededRandom(7);
  expect(first).toEqual({ value: 0.011704753153026104, seed: 1831565820 });
  expect(seededRandom(7)).toEqual(first);
});

test('numbers lie from 0 up to and without 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { value } = seededRandom(seed);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }),
  );
});

test('a long series spreads evenly over ten boxes', () => {
  const boxes = Array.from({ length: 10 }, () => 0);
  let seed = 42;
  for (let draw = 0; draw < 10_000; draw += 1) {
    const next = seededRandom(seed);
    seed = next.seed;
    const box = Math.floor(next.value * 10);
    boxes[box] = (boxes[box] ?? 0) + 1;
  }
  expect(boxes.every((count) => count > 900 && count < 1_100)).toBe(true);
});
