import { mix } from '../colour.ts';
import { between, type Random } from '../random.ts';
import { heightAt, type Ridge } from '../ridge.ts';
import { type Canvas, num } from '../svg.ts';

/** Round-headed broad-leaved trees along a ridge. */
export function drawGrove(
  canvas: Canvas,
  random: Random,
  ridge: Ridge,
  colours: readonly string[],
  tall: number,
  from: number,
  to: number,
): void {
  for (let x = from; x < to; x += between(random, 14, 54)) {
    const y = heightAt(ridge, x) + 3;
    const size = tall * between(random, 0.55, 1);
    const colour = colours[Math.floor(random() * colours.length)] ?? '#000000';
    let shapes = `<path d="M${num(x - 1.5)} ${num(y)}L${num(x)} ${num(y - size * 0.7)}L`;
    shapes += `${num(x + 1.5)} ${num(y)}Z" fill="${mix(colour, '#000000', 0.35)}"/>`;
    for (let i = 0; i < 5; i++) {
      const radius = size * between(random, 0.16, 0.27);
      shapes += `<circle cx="${num(x + between(random, -0.22, 0.22) * size)}"`;
      shapes += ` cy="${num(y - size * between(random, 0.5, 0.9))}" r="${num(radius)}"`;
      shapes += ` fill="${mix(colour, '#000000', i < 2 ? 0.14 : 0)}"/>`;
    }
    canvas.add(shapes);
  }
}
