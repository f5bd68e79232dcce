import { PALETTE_NAMES, palette } from './palettes.ts';
import { between, createRandom } from './random.ts';
import { SCENES } from './scenes/index.ts';
import { drawOrb, drawSky, drawStars, type Orb } from './sky.ts';
import { Canvas } from './svg.ts';

/** Size of a background, in pixels. */
const SCENERY_WIDTH = 1600;
const SCENERY_HEIGHT = 900;

/** The scene each palette starts with, as in PALETTE_NAMES; it moves on by one a round. */
const FIRST_SCENE = [0, 1, 4, 1, 6, 2, 7];

/** Lit share of the moon, round by round. */
const MOON_PHASES = [1, 1, 1, 0.16, 1, 0.3, 1, 1, 0.2];

/**
 * Landscape `number` (from 1) as SVG text. The palettes take turns, the scene changes from round
 * to round; the same number gives the same text.
 */
export function landscape(number: number): string {
  const turn = (number - 1) % PALETTE_NAMES.length;
  const round = Math.floor((number - 1) / PALETTE_NAMES.length);
  const name = PALETTE_NAMES[turn];
  const scene = SCENES[((FIRST_SCENE[turn] ?? 0) + round) % SCENES.length];
  if (!name || !scene) throw new RangeError(`landscape ${number}: numbers start at 1`);

  const random = createRandom(number * 7919 + 11);
  const colours = palette(name, ((round * 5) % 9) * 2.2 - 8.8, 0.92 + 0.02 * (round % 6));
  const canvas = new Canvas(SCENERY_WIDTH, SCENERY_HEIGHT);
  const side = random() < 0.5 ? between(random, 0.2, 0.42) : between(random, 0.58, 0.8);
  const scale = scene.orbScale?.(name) ?? 1;
  const orb: Orb = {
    x: SCENERY_WIDTH * side,
    y: SCENERY_HEIGHT * between(random, 0.17, 0.32),
    radius: SCENERY_HEIGHT * between(random, 0.048, 0.074) * (scale || 1),
  };
  const phase = name === 'night' ? (MOON_PHASES[round % MOON_PHASES.length] ?? 1) : 1;

  drawSky(canvas, colours);
  if (name === 'night') drawStars(canvas, random, 150, SCENERY_HEIGHT * 0.62);
  if (name === 'dusk') drawStars(canvas, random, 40, SCENERY_HEIGHT * 0.26);
  const tilt = between(random, 12, 40);
  if (scale > 0) drawOrb(canvas, colours, orb, phase, tilt);
  scene.draw({ canvas, random, name, colours, orb });
  return canvas.toString();
}
