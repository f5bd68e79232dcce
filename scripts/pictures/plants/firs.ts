import { between, type Random } from '../random.ts';
import { heightAt, type Ridge } from '../ridge.ts';
import { type Canvas, num } from '../svg.ts';

/** A fir as a notched triangle; x and y are the foot of the trunk. */
function fir(random: Random, x: number, y: number, tall: number): string {
  const tiers = 4;
  const wide = tall * between(random, 0.17, 0.23);
  let left = '';
  let right = '';
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const half = wide * t ** 0.9 * between(random, 0.86, 1.1);
    const level = y - tall * (1 - t * 0.94);
    const back = half * 0.48;
    right += `L${num(x + half)} ${num(level)}L${num(x + back)} ${num(level - tall * 0.012)}`;
    left = `L${num(x - back)} ${num(level - tall * 0.012)}L${num(x - half)} ${num(level)}${left}`;
  }
  const trunk = tall * 0.018;
  const foot = `L${num(x + trunk)} ${num(y + 6)}L${num(x - trunk)} ${num(y + 6)}`;
  return `M${num(x)} ${num(y - tall)}${right}${foot}${left}Z`;
}

/** A wood of firs along a ridge, in clumps. */
export function drawFirs(
  canvas: Canvas,
  random: Random,
  ridge: Ridge,
  colour: string,
  tall: number,
  density: number,
  from = -10,
  to = canvas.width + 10,
): void {
  let path = '';
  const phase = random() * 6.28;
  for (let x = from; x < to; x += between(random, 7, 20) / density) {
    const clump = 0.5 + 0.5 * Math.sin(x / 118 + phase) * Math.cos(x / 47 + phase * 2);
    if (random() > clump * 1.15) continue;
    const size = tall * between(random, 0.45, 1) * (0.6 + 0.5 * clump);
    path += fir(random, x, heightAt(ridge, x) + 4, size);
  }
  canvas.add(`<path d="${path}" fill="${colour}"/>`);
}
