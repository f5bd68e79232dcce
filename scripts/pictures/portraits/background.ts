import { mix } from '../colour.ts';
import { drawMist, ridgePath } from '../land.ts';
import type { Palette } from '../palettes.ts';
import { createRandom } from '../random.ts';
import { makeRidge } from '../ridge.ts';
import type { Canvas } from '../svg.ts';

/** Avatars are squares of this size, in pixels. */
export const PORTRAIT_SIZE = 256;

export function drawBackground(canvas: Canvas, colours: Palette, number: number): void {
  const size = PORTRAIT_SIZE;
  const random = createRandom(number * 104729);
  const sky = canvas.vertical(0, size, [
    [0, colours.sky[0]],
    [0.55, colours.sky[1]],
    [1, colours.sky[2]],
  ]);
  const sunX = number % 2 === 0 ? 172 : 84;
  canvas.add(`<rect width="${size}" height="${size}" fill="${sky}"/>`);
  canvas.add(`<circle cx="${sunX}" cy="88" r="64" fill="${colours.orb}" opacity=".25"/>`);
  canvas.add(`<circle cx="${sunX}" cy="88" r="48" fill="${colours.orb}" opacity=".9"/>`);
  for (const depth of [0, 1] as const) {
    const ridge = makeRidge(random, {
      kind: 'range',
      width: size,
      base: 190 + depth * 34,
      height: 84,
      frequency: 1.3 + depth * 0.4,
    });
    const fill = canvas.vertical(110 + depth * 30, 250, [
      [0, colours.ridges[depth]],
      [1, mix(colours.ridges[depth], colours.mist, 0.6)],
    ]);
    canvas.add(`<path d="${ridgePath(ridge, size + 4)}" fill="${fill}"/>`);
  }
  drawMist(canvas, random, colours.mist, 206, colours.dark ? 0.2 : 0.4, 3);
}
