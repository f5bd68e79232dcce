import { between, type Random } from '../random.ts';
import { type Canvas, num } from '../svg.ts';
import { leaf } from './leaf.ts';

/** Reeds at the water's edge, in a clump around x. */
export function drawReeds(
  canvas: Canvas,
  random: Random,
  x: number,
  spread: number,
  colour: string,
  tall: number,
): void {
  const { height } = canvas;
  let stems = '';
  let heads = '';
  for (let i = 0; i < 26; i++) {
    const foot = x + (random() + random() - 1) * spread;
    const size = tall * between(random, 0.45, 1);
    const bend = between(random, -0.3, 0.42) * size;
    const tipX = foot + bend;
    const tipY = height - size;
    stems += `M${num(foot)} ${height + 4}Q${num(foot + bend * 0.1)} ${num(height - size * 0.6)} `;
    stems += `${num(tipX)} ${num(tipY)}`;
    if (random() < 0.42) {
      const angle = bend > 0 ? between(random, 20, 60) : between(random, 120, 160);
      for (let j = 0; j < 4; j++) {
        heads += leaf(tipX, tipY, between(random, 16, 30), angle + (j - 1.5) * 13, colour);
      }
    }
  }
  canvas.add(`<path d="${stems}" fill="none" stroke="${colour}" stroke-width="2"/>${heads}`);
}
