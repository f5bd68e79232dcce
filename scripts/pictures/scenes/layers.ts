import { mix } from '../colour.ts';
import { drawMist, drawRidge } from '../land.ts';
import { makeRidge, type Ridge, type RidgeKind } from '../ridge.ts';
import type { Scene } from './scene.ts';

/** Layer 0 (far) to 4 (near). */
export type Depth = 0 | 1 | 2 | 3 | 4;

interface LayerOptions {
  kind: RidgeKind;
  depth: Depth;
  base: number;
  height: number;
  frequency: number;
  fogginess?: number;
  folds?: number;
}

/** One ridge in the colour of its depth, lit from the side of the sun or moon. */
export function layer(scene: Scene, options: LayerOptions): Ridge {
  const { canvas, random, colours, orb } = scene;
  const { kind, depth, base, height, frequency } = options;
  const ridge = makeRidge(random, { kind, width: canvas.width, base, height, frequency });
  const colour = colours.ridges[depth];
  const from = orb.x < canvas.width / 2 ? 1 : -1;
  drawRidge(canvas, random, ridge, {
    colour,
    fog: depth === 4 ? mix(colour, '#000000', 0.25) : colours.mist,
    fogginess: options.fogginess ?? [0.72, 0.66, 0.56, 0.42, 0.5][depth] ?? 0.5,
    feet: Math.min(canvas.height, base + height * 0.1 + 70),
    floor: canvas.height + 10,
    rim:
      kind === 'hill' && depth > 3
        ? undefined
        : { colour: mix(colour, colours.light, colours.dark ? 0.22 : 0.3), width: from * 3.5 },
    folds: options.folds ?? (kind === 'hill' ? 0 : [0.1, 0.14, 0.2, 0.26, 0.3][depth]),
  });
  return ridge;
}

/** Mist at a height, in the palette's colour and as strong as its light allows. */
export function mist(scene: Scene, y: number, strength: number, count = 6): void {
  const dim = scene.colours.dark ? 0.6 : 1;
  drawMist(scene.canvas, scene.random, scene.colours.mist, y, strength * dim, count);
}
