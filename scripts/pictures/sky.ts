import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { between, type Random } from './random.ts';
import { type Canvas, num } from './svg.ts';

/** The sun or the moon, in pixels. */
export interface Orb {
  x: number;
  y: number;
  radius: number;
}

/** The sky as a gradient from its top to its lightest at the horizon. */
export function drawSky(canvas: Canvas, colours: Palette): void {
  const { width, height } = canvas;
  const [top, middle, bottom] = colours.sky;
  const paint = canvas.vertical(0, height * 0.82, [
    [0, top],
    [0.3, mix(top, middle, 0.55)],
    [0.6, middle],
    [1, bottom],
  ]);
  canvas.add(`<rect width="${width}" height="${height}" fill="${paint}"/>`);
}

/**
 * A disc with a wide glow. `phase` is the lit share of a moon: 1 full, 0.5 half; the rest of the
 * disc shows faintly, as in earthshine.
 */
export function drawOrb(canvas: Canvas, colours: Palette, orb: Orb, phase = 1, tilt = 0): void {
  const { x, y, radius } = orb;
  const wide = canvas.radial([
    [0, colours.orb, 0.5],
    [0.25, colours.orb, 0.28],
    [0.6, colours.orb, 0.08],
    [1, colours.orb, 0],
  ]);
  const near = canvas.radial([
    [0.4, colours.orb, 0.5],
    [0.62, colours.orb, 0.2],
    [1, colours.orb, 0],
  ]);
  const glow = phase < 0.6 ? 0.55 : 1;
  canvas.add(
    `<g opacity="${glow}">` +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 6)}" fill="${wide}"/>` +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 2.3)}" fill="${near}"/></g>`,
  );
  if (phase > 0.97) {
    const face = colours.dark
      ? canvas.radial([
          [0.7, colours.orb],
          [1, mix(colours.orb, colours.sky[1], 0.12)],
        ])
      : colours.orb;
    canvas.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${face}"/>`);
    return;
  }
  const inner = Math.abs(1 - 2 * phase) * radius;
  const sweep = phase > 0.5 ? 1 : 0;
  canvas.add(
    `<g transform="rotate(${num(tilt)} ${num(x)} ${num(y)})">` +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"` +
      ` fill="${mix(colours.sky[1], colours.orb, 0.1)}" opacity=".82"/>` +
      `<path d="M${num(x)} ${num(y - radius)}A${num(radius)} ${num(radius)} 0 0 1 ${num(x)} ` +
      `${num(y + radius)}A${num(inner)} ${num(radius)} 0 0 ${sweep} ${num(x)} ` +
      `${num(y - radius)}Z" fill="${colours.orb}"/></g>`,
  );
}

/** Stars, thicker towards the top; a few of them large with a soft ring. */
export function drawStars(canvas: Canvas, random: Random, count: number, depth: number): void {
  const halo = canvas.radial([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  for (let i = 0; i < count; i++) {
    const x = canvas.width * random();
    const y = depth * random() ** 1.4;
    const size = random() ** 6;
    const radius = 0.6 + 1.5 * size;
    const opacity = 0.25 + 0.65 * random() * (1 - (0.6 * y) / depth);
    const at = `cx="${num(x)}" cy="${num(y)}"`;
    canvas.add(`<circle ${at} r="${num(radius)}" fill="#fff" opacity="${opacity.toFixed(2)}"/>`);
    if (size > 0.7) canvas.add(`<circle ${at} r="${num(radius * 5)}" fill="${halo}"/>`);
  }
}

/** The river of stars: a slanting band of haze with fine dust in it. */
export function drawMilkyWay(canvas: Canvas, random: Random, colours: Palette): void {
  const { width, height } = canvas;
  const haze = canvas.radial([
    [0, colours.light, 0.11],
    [0.5, colours.light, 0.045],
    [1, colours.light, 0],
  ]);
  const lean = random() < 0.5 ? -1 : 1;
  const angle = lean * between(random, 24, 38);
  const cx = width * between(random, 0.4, 0.6);
  const cy = height * 0.2;
  let shapes = '';
  for (let i = 0; i < 16; i++) {
    const x = between(random, -0.5, 0.5) * width;
    const y = between(random, -60, 60);
    shapes += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(between(random, 130, 380))}"`;
    shapes += ` ry="${num(between(random, 50, 150))}" fill="${haze}"/>`;
  }
  for (let i = 0; i < 260; i++) {
    const spread = (random() + random() + random() - 1.5) * 130;
    shapes += `<circle cx="${num((random() - 0.5) * width * 1.3)}" cy="${num(spread)}"`;
    shapes += ` r="${num(0.5 + random() * 0.7)}" fill="#fff"`;
    shapes += ` opacity="${(0.2 + 0.45 * random()).toFixed(2)}"/>`;
  }
  canvas.add(`<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(angle)})">${shapes}</g>`);
}

/** A shooting star, low and small. */
export function drawShootingStar(canvas: Canvas, random: Random): void {
  const x = canvas.width * between(random, 0.25, 0.8);
  const y = canvas.height * between(random, 0.08, 0.2);
  const paint = canvas.linear(x, y, x + 170, y - 62, [
    [0, '#ffffff', 0.9],
    [1, '#ffffff', 0],
  ]);
  canvas.add(
    `<path d="M${num(x)} ${num(y)}L${num(x + 170)} ${num(y - 63.5)}L${num(x + 170)} ` +
      `${num(y - 61)}Z" fill="${paint}"/>`,
  );
}

/** Long flat clouds: lens shapes laid over one another, lit from below. */
export function drawClouds(
  canvas: Canvas,
  random: Random,
  colours: Palette,
  count: number,
  low: number,
): void {
  const tone = colours.dark ? mix(colours.mist, colours.sky[1], 0.35) : colours.light;
  const strength = colours.dark ? 0.24 : 0.46;
  for (let i = 0; i < count; i++) {
    const cx = canvas.width * random();
    const cy = low * between(random, 0.25, 1);
    const half = between(random, 120, 330);
    let shapes = '';
    for (let j = 0; j < 5; j++) {
      const rx = half * between(random, 0.35, 0.8);
      const paint = canvas.radial([
        [0, tone, strength],
        [0.55, tone, strength * 0.45],
        [1, tone, 0],
      ]);
      shapes +=
        `<ellipse cx="${num(cx + between(random, -0.7, 0.7) * half)}"` +
        ` cy="${num(cy + between(random, -7, 7))}" rx="${num(rx)}"` +
        ` ry="${num(between(random, 8, 24))}" fill="${paint}"/>`;
    }
    canvas.add(shapes);
  }
}
