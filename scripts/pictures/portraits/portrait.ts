import { palette } from '../palettes.ts';
import { Canvas } from '../svg.ts';
import { drawBackground, PORTRAIT_SIZE } from './background.ts';
import { body } from './body.ts';
import { extraShape } from './extras.ts';
import { hairBehind, hairInFront } from './hair.ts';
import { head } from './head.ts';
import { SITTERS } from './sitters.ts';

/** How many portraits there are. */
export const PORTRAIT_COUNT = SITTERS.length;

/** Portrait `number` (from 1) as SVG text; the same number gives the same text. */
export function portrait(number: number): string {
  const sitter = SITTERS[number - 1];
  if (!sitter) throw new RangeError(`portrait ${number}: there are ${SITTERS.length}`);
  const colours = palette(sitter.palette, (number % 5) * 3 - 6);
  const canvas = new Canvas(PORTRAIT_SIZE, PORTRAIT_SIZE);
  drawBackground(canvas, colours, number);
  canvas.add(hairBehind(sitter));
  canvas.add(body(sitter, colours));
  canvas.add(head(sitter));
  canvas.add(hairInFront(sitter));
  for (const extra of sitter.extras) canvas.add(extraShape(extra, sitter, colours));
  return canvas.toString();
}
