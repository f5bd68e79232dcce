import { between, type Random } from './random.ts';
import { type Canvas, num } from './svg.ts';

/** Slanting threads of rain; near ones are longer and lighter. */
export function drawRain(canvas: Canvas, random: Random, colour: string, strength: number): void {
  const { width, height } = canvas;
  for (let i = 0; i < 80; i++) {
    const near = random() ** 2;
    const long = 18 + 60 * near;
    const x = between(random, -40, width + 80);
    const y = between(random, -40, height);
    canvas.add(
      `<path d="M${num(x)} ${num(y)}l${num(-long * 0.2)} ${num(long)}" stroke="${colour}"` +
        ` stroke-width="${num(0.8 + near)}" opacity="${(strength * (0.4 + near)).toFixed(2)}"/>`,
    );
  }
}

/** Falling snow in three depths. */
export function drawSnowfall(canvas: Canvas, random: Random, count: number): void {
  for (let i = 0; i < count; i++) {
    const near = random() ** 3;
    canvas.add(
      `<circle cx="${num(canvas.width * random())}" cy="${num(canvas.height * random())}"` +
        ` r="${num(1.2 + 4.6 * near)}" fill="#fff"` +
        ` opacity="${(0.9 - 0.45 * near).toFixed(2)}"/>`,
    );
  }
}

/** Leaves or petals in the wind. */
export function drawDrift(
  canvas: Canvas,
  random: Random,
  colours: readonly string[],
  count: number,
  size: number,
): void {
  for (let i = 0; i < count; i++) {
    const colour = colours[i % colours.length] ?? '#ffffff';
    const long = size * between(random, 0.5, 1.2);
    canvas.add(
      `<path d="M${num(-long)} 0Q0 ${num(-long * 0.7)} ${num(long)} 0Q0 ${num(long * 0.45)} ` +
        `${num(-long)} 0Z" fill="${colour}" opacity="${between(random, 0.55, 0.95).toFixed(2)}"` +
        ` transform="translate(${num(canvas.width * random())} ` +
        `${num(canvas.height * between(random, 0.1, 0.95))}) rotate(${num(random() * 360)})"/>`,
    );
  }
}

/** Fireflies, lamps on water, lanterns far off: small warm lights with a halo. */
export function drawLights(
  canvas: Canvas,
  random: Random,
  colour: string,
  count: number,
  top: number,
  bottom: number,
  size: number,
): void {
  const halo = canvas.radial([
    [0, colour, 0.6],
    [1, colour, 0],
  ]);
  for (let i = 0; i < count; i++) {
    const radius = size * between(random, 0.5, 1.1);
    const at =
      `cx="${num(canvas.width * random())}"` + ` cy="${num(between(random, top, bottom))}"`;
    canvas.add(
      `<circle ${at} r="${num(radius * 5)}" fill="${halo}"/>` +
        `<circle ${at} r="${num(radius)}" fill="${colour}"/>`,
    );
  }
}

/** Birds as two strokes of a brush: a loose flock, or geese in a wedge. */
export function drawBirds(
  canvas: Canvas,
  random: Random,
  colour: string,
  formation: 'flock' | 'wedge',
  x: number,
  y: number,
): void {
  const count = formation === 'wedge' ? 11 : 7;
  const side = random() < 0.5 ? -1 : 1;
  for (let i = 0; i < count; i++) {
    const rank = Math.ceil(i / 2);
    const arm = i % 2 === 0 ? 1 : -1;
    const bx =
      formation === 'wedge'
        ? x - side * rank * 26 + between(random, -4, 4)
        : x + i * 30 * between(random, 0.5, 1.3);
    const by =
      formation === 'wedge'
        ? y + arm * rank * 11 + between(random, -3, 3)
        : y + 20 * Math.sin(i * 1.7) + between(random, 0, 14);
    const wing = formation === 'wedge' ? between(random, 6, 8) : between(random, 6, 11);
    canvas.add(
      `<path d="M${num(bx - wing)} ${num(by - wing * 0.35)}Q${num(bx - wing * 0.4)} ` +
        `${num(by - wing * 0.75)} ${num(bx)} ${num(by)}Q${num(bx + wing * 0.4)} ` +
        `${num(by - wing * 0.75)} ${num(bx + wing)} ${num(by - wing * 0.35)}" fill="none"` +
        ` stroke="${colour}" stroke-width="1.7" stroke-linecap="round" opacity=".75"/>`,
    );
  }
}

/** A crane on the wing. */
export function drawCrane(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  facing: number,
  white: string,
  dark: string,
  crown: string,
): void {
  canvas.add(
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(facing)} 1) rotate(-8)">` +
      `<path d="M${num(-size * 0.9)} ${num(size * 0.06)}L${num(-size * 0.3)} 0L` +
      `${num(-size * 0.9)} ${num(size * 0.1)}Z" fill="${dark}"/>` +
      `<path d="M${num(-size * 0.36)} ${num(size * 0.02)}Q0 ${num(-size * 0.13)} ` +
      `${num(size * 0.36)} ${num(-size * 0.03)}Q${num(size * 0.6)} ${num(-size * 0.03)} ` +
      `${num(size * 0.84)} ${num(-size * 0.1)}L${num(size * 0.85)} ${num(-size * 0.06)}` +
      `Q${num(size * 0.6)} ${num(size * 0.03)} ${num(size * 0.34)} ${num(size * 0.04)}` +
      `Q0 ${num(size * 0.14)} ${num(-size * 0.36)} ${num(size * 0.02)}Z" fill="${white}"/>` +
      `<path d="M${num(size * 0.2)} ${num(-size * 0.02)}Q${num(size * 0.16)} ${num(-size * 0.5)} ` +
      `${num(-size * 0.28)} ${num(-size * 0.86)}Q${num(-size * 0.22)} ${num(-size * 0.4)} ` +
      `${num(-size * 0.16)} 0Z" fill="${white}"/>` +
      `<path d="M${num(-size * 0.28)} ${num(-size * 0.86)}Q${num(-size * 0.5)} ` +
      `${num(-size * 0.5)} ${num(-size * 0.3)} ${num(-size * 0.2)}L${num(-size * 0.2)} ` +
      `${num(-size * 0.34)}Z" fill="${dark}"/>` +
      `<circle cx="${num(size * 0.84)}" cy="${num(-size * 0.085)}" r="${num(size * 0.035)}"` +
      ` fill="${crown}"/><path d="M${num(size * 0.86)} ${num(-size * 0.09)}L` +
      `${num(size * 1.06)} ${num(-size * 0.1)}L${num(size * 0.86)} ${num(-size * 0.06)}Z"` +
      ` fill="${dark}"/></g>`,
  );
}
