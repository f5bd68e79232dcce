import { mix } from './colour.ts';
import { ridgePath } from './land.ts';
import type { Palette } from './palettes.ts';
import { between, type Random } from './random.ts';
import type { Ridge } from './ridge.ts';
import type { Orb } from './sky.ts';
import { type Canvas, num } from './svg.ts';

interface Reflected {
  ridge: Ridge;
  colour: string;
}

/** Still water from `level` down: sky and hills upside down, a path of light, ripples. */
export function drawWater(
  canvas: Canvas,
  random: Random,
  colours: Palette,
  level: number,
  hills: readonly Reflected[],
  orb: Orb | undefined,
): void {
  const { width, height } = canvas;
  const [skyTop, skyMiddle, skyBottom] = colours.sky;
  const deep = mix(skyTop, colours.ridges[colours.dark ? 1 : 2], 0.34);
  const surface = canvas.vertical(level, height, [
    [0, mix(skyBottom, colours.mist, 0.5)],
    [0.28, mix(skyMiddle, deep, 0.3)],
    [1, deep],
  ]);
  canvas.add(`<rect y="${num(level)}" width="${width}" height="${num(height - level)}"`);
  canvas.add(` fill="${surface}"/>`);

  const flat = 0.72;
  let mirrored = '';
  for (const { ridge, colour } of hills) {
    const top = Math.min(...ridge.heights);
    const paint = canvas.vertical(top, level, [
      [0, colour, 0.12],
      [1, colour, 0.6],
    ]);
    mirrored += `<path d="${ridgePath(ridge, level)}" fill="${paint}"/>`;
  }
  const clip = canvas.clip(
    `<rect y="${num(level)}" width="${width}" height="${num(height - level)}"/>`,
  );
  canvas.add(
    `<g clip-path="${clip}"><g transform="translate(0 ${num(level * (1 + flat))}) ` +
      `scale(1 ${-flat})">${mirrored}</g></g>`,
  );
  if (orb) drawLightPath(canvas, random, colours, level, orb);
  drawRipples(canvas, random, colours, level);
  const haze = canvas.vertical(level - 30, level + 34, [
    [0, colours.mist, 0],
    [0.48, colours.mist, colours.dark ? 0.3 : 0.6],
    [1, colours.mist, 0],
  ]);
  canvas.add(`<rect y="${num(level - 30)}" width="${width}" height="64" fill="${haze}"/>`);
}

function drawLightPath(
  canvas: Canvas,
  random: Random,
  colours: Palette,
  level: number,
  orb: Orb,
): void {
  const { height } = canvas;
  const depth = height - level;
  const pool = canvas.radial([
    [0, colours.orb, colours.dark ? 0.34 : 0.5],
    [0.5, colours.orb, colours.dark ? 0.12 : 0.2],
    [1, colours.orb, 0],
  ]);
  canvas.add(
    `<ellipse cx="${num(orb.x)}" cy="${num(level + depth * 0.3)}" rx="${num(orb.radius * 3)}"` +
      ` ry="${num(depth * 0.6)}" fill="${pool}"/>`,
  );
  for (let y = level + 8; y < height; ) {
    const t = (y - level) / depth;
    const half = orb.radius * (0.5 + 1.1 * t) * between(random, 0.5, 1.2);
    const x = orb.x + between(random, -0.5, 0.5) * orb.radius * (0.4 + t);
    const thick = 1.2 + 3 * t;
    const opacity = (0.75 - 0.55 * t) * between(random, 0.5, 1);
    canvas.add(lens(x, y, half, thick, colours.orb, opacity));
    y += 6 + 16 * t * between(random, 0.7, 1.3);
  }
}

function drawRipples(canvas: Canvas, random: Random, colours: Palette, level: number): void {
  const { width, height } = canvas;
  const depth = height - level;
  for (let i = 0; i < 30; i++) {
    const t = random() ** 1.2;
    const y = level + 6 + (depth - 6) * t;
    const half = between(random, 26, 130) * (0.4 + t);
    const light = random() < 0.6;
    const colour = light ? colours.light : colours.ridges[2];
    const opacity = (colours.dark ? 0.1 : 0.24) * between(random, 0.4, 1);
    canvas.add(lens(width * random(), y, half, 0.8 + 1.8 * t, colour, opacity));
  }
}

/** A flat sharp-ended lens: a ripple. */
function lens(
  x: number,
  y: number,
  half: number,
  thick: number,
  colour: string,
  opacity: number,
): string {
  return (
    `<path d="M${num(x - half)} ${num(y)}Q${num(x)} ${num(y - thick)} ${num(x + half)} ${num(y)}` +
    `Q${num(x)} ${num(y + thick)} ${num(x - half)} ${num(y)}Z" fill="${colour}"` +
    ` opacity="${opacity.toFixed(2)}"/>`
  );
}
