import { mix } from './colour.ts';
import { between, type Random } from './random.ts';
import { heightAt, type Ridge } from './ridge.ts';
import { type Canvas, num } from './svg.ts';

/** The outline of a ridge down to `floor`, as path data. */
export function ridgePath(ridge: Ridge, floor: number, dx = 0, dy = 0): string {
  const points = ridge.heights
    .map((y, index) => `${num(index * ridge.step + dx)} ${num(y + dy)}`)
    .join('L');
  const left = dx - 40;
  const right = (ridge.heights.length - 1) * ridge.step + dx + 40;
  const first = num((ridge.heights.at(0) ?? floor) + dy);
  const last = num((ridge.heights.at(-1) ?? floor) + dy);
  return (
    `M${num(left)} ${first}L${points}L${num(right)} ${last}` +
    `L${num(right)} ${num(floor)}L${num(left)} ${num(floor)}Z`
  );
}

interface RidgeLook {
  colour: string;
  /** What the feet dissolve into. */
  fog: string;
  /** How far they do, 0 to 1. */
  fogginess: number;
  /** y where the fog is thickest. */
  feet: number;
  floor: number;
  /** Colour and width in pixels of the edge the light touches; negative: from the right. */
  rim?: { colour: string; width: number };
  /** Strength of the folds in the slopes, 0 to 1. */
  folds?: number;
}

/** A ridge with light on one edge, folds in its slopes and its feet in fog. */
export function drawRidge(canvas: Canvas, random: Random, ridge: Ridge, look: RidgeLook): void {
  const top = Math.min(...ridge.heights);
  const fill = canvas.vertical(top, look.feet, [
    [0, look.colour],
    [0.4, mix(look.colour, look.fog, look.fogginess * 0.24)],
    [1, mix(look.colour, look.fog, look.fogginess)],
  ]);
  if (look.rim) {
    const paint = canvas.vertical(top, look.feet, [
      [0, look.rim.colour],
      [0.75, mix(look.colour, look.fog, look.fogginess * 0.6)],
    ]);
    canvas.add(`<path d="${ridgePath(ridge, look.floor)}" fill="${paint}"/>`);
    const moved = ridgePath(ridge, look.floor, look.rim.width, Math.abs(look.rim.width) * 0.55);
    const clip = canvas.clip(`<path d="${ridgePath(ridge, look.floor)}"/>`);
    canvas.add(`<g clip-path="${clip}"><path d="${moved}" fill="${fill}"/></g>`);
  } else {
    canvas.add(`<path d="${ridgePath(ridge, look.floor)}" fill="${fill}"/>`);
  }
  if (look.folds) drawFolds(canvas, random, ridge, look, look.folds);
}

/** Shaded flanks: one facet from some of the peaks down the side that the light misses. */
function drawFolds(
  canvas: Canvas,
  random: Random,
  ridge: Ridge,
  look: RidgeLook,
  strength: number,
): void {
  const side = (look.rim?.width ?? 1) > 0 ? 1 : -1;
  const shade = mix(look.colour, '#000000', 0.3);
  let shapes = '';
  for (const { x, y, drop } of findPeaks(ridge)) {
    const depth = Math.min(drop * between(random, 0.9, 1.5), look.feet - y);
    if (depth < 18) continue;
    const fade = canvas.vertical(y, y + depth, [
      [0, shade, strength],
      [1, shade, 0],
    ]);
    const steps = 6;
    let edge = '';
    for (let i = 1; i <= steps; i++) {
      const bend = (i % 2 === 0 ? 1 : -1) * between(random, 0.01, 0.06) * depth;
      const t = i / steps;
      edge += `L${num(x + bend - side * depth * 0.14 * t)} ${num(y + depth * t)}`;
    }
    const outer = x + side * depth * 1.9;
    shapes += `<path d="M${num(x)} ${num(y - 2)}${edge}L${num(outer)} ${num(y + depth)}Z"`;
    shapes += ` fill="${fade}"/>`;
  }
  const clip = canvas.clip(`<path d="${ridgePath(ridge, look.floor)}"/>`);
  canvas.add(`<g clip-path="${clip}">${shapes}</g>`);
}

/** Local summits that stand clear of what is around them. */
function findPeaks(ridge: Ridge): { x: number; y: number; drop: number }[] {
  const reach = 64;
  const peaks: { x: number; y: number; drop: number }[] = [];
  const last = (ridge.heights.length - 1) * ridge.step;
  for (let x = reach; x < last - reach; x += ridge.step) {
    const y = heightAt(ridge, x);
    let summit = true;
    for (let away = ridge.step; away <= 40 && summit; away += ridge.step) {
      if (heightAt(ridge, x - away) < y || heightAt(ridge, x + away) <= y) summit = false;
    }
    if (!summit) continue;
    const drop = (heightAt(ridge, x - reach) + heightAt(ridge, x + reach)) / 2 - y;
    if (drop > 12) peaks.push({ x, y, drop: drop * 2 });
  }
  return peaks;
}

/** Fog lying in a valley: wide soft lenses, no edges. */
export function drawMist(
  canvas: Canvas,
  random: Random,
  colour: string,
  y: number,
  strength: number,
  count = 6,
): void {
  for (let i = 0; i < count; i++) {
    const paint = canvas.radial([
      [0, colour, strength],
      [0.5, colour, strength * 0.42],
      [1, colour, 0],
    ]);
    const rx = between(random, 260, 560);
    canvas.add(
      `<ellipse cx="${num(canvas.width * between(random, -0.05, 1.05))}"` +
        ` cy="${num(y + between(random, -16, 16))}" rx="${num(rx)}"` +
        ` ry="${num(between(random, 24, 62))}" fill="${paint}"/>`,
    );
  }
}
