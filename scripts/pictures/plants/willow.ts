import { between, type Random } from '../random.ts';
import { type Canvas, num } from '../svg.ts';
import { curve, leaf } from './leaf.ts';

/** Willow strands that hang into the picture from above. */
export function drawWillow(
  canvas: Canvas,
  random: Random,
  side: number,
  colour: string,
  count: number,
): void {
  const { width, height } = canvas;
  for (let i = 0; i < count; i++) {
    const away = random() ** 1.5 * width * 0.34;
    const x = side < 0 ? away - 10 : width + 10 - away;
    const long = height * between(random, 0.18, 0.56) * (1 - (away / width) * 1.4);
    const drift = side * between(random, -58, -8);
    const opacity = between(random, 0.5, 0.95).toFixed(2);
    let shapes = `<path d="M${num(x)} -10Q${num(x + drift * 0.1)} ${num(long * 0.6)} `;
    shapes += `${num(x + drift)} ${num(long)}" fill="none" stroke="${colour}" stroke-width="1.3"/>`;
    for (let t = 0.12; t <= 1; t += between(random, 0.028, 0.06)) {
      const lx = curve(x, x + drift * 0.1, x + drift, t);
      const ly = curve(-10, long * 0.6, long, t);
      const angle = random() < 0.5 ? between(random, 40, 72) : between(random, 108, 140);
      shapes += leaf(lx, ly, between(random, 11, 20), angle, colour);
    }
    canvas.add(`<g opacity="${opacity}">${shapes}</g>`);
  }
}
