import { mix } from './colour.ts';
import { num } from './svg.ts';

/** A roof with rising eaves; x is its middle, y the line of the eaves. */
function roof(x: number, y: number, half: number, tall: number, top: number): string {
  const lift = half * 0.16;
  return (
    `M${num(x - half)} ${num(y - lift)}Q${num(x - half * 0.42)} ${num(y - tall * 0.12)} ` +
    `${num(x - top)} ${num(y - tall)}L${num(x + top)} ${num(y - tall)}` +
    `Q${num(x + half * 0.42)} ${num(y - tall * 0.12)} ${num(x + half)} ${num(y - lift)}` +
    `Q${num(x + half * 0.6)} ${num(y + lift * 0.35)} ${num(x)} ${num(y + lift * 0.3)}` +
    `Q${num(x - half * 0.6)} ${num(y + lift * 0.35)} ${num(x - half)} ${num(y - lift)}Z`
  );
}

/**
 * An open pavilion on a stone plinth; x, y: the middle of its floor; size: half the width of its
 * roof. The plinth reaches `size` below the floor.
 */
export function pavilion(
  x: number,
  y: number,
  size: number,
  colour: string,
  lamp?: string,
): string {
  const eaves = y - size * 0.98;
  let shapes = '';
  if (lamp) {
    shapes +=
      `<rect x="${num(x - size * 0.56)}" y="${num(eaves)}" width="${num(size * 1.12)}"` +
      ` height="${num(size * 0.96)}" fill="${lamp}" opacity=".5"/>`;
  }
  const posts = [-0.6, -0.22, 0.22, 0.6]
    .map((at) => {
      const left = x + at * size - size * 0.032;
      return `M${num(left)} ${num(eaves)}h${num(size * 0.064)}v${num(size)}h${num(-size * 0.064)}Z`;
    })
    .join('');
  const rail = y - size * 0.26;
  const rails =
    `M${num(x - size * 0.6)} ` +
    `${num(rail)}h${num(size * 0.38)}v${num(size * 0.05)}h${num(-size * 0.38)}Z` +
    `M${num(x + size * 0.22)} ` +
    `${num(rail)}h${num(size * 0.38)}v${num(size * 0.05)}h${num(-size * 0.38)}Z`;
  const floor =
    `M${num(x - size * 0.76)} ${num(y)}h${num(size * 1.52)}v${num(size * 0.09)}` +
    `h${num(size * 0.08)}l${num(size * 0.12)} ${num(size)}h${num(-size * 1.92)}` +
    `l${num(size * 0.12)} ${num(-size)}h${num(size * 0.08)}Z`;
  const finial =
    `M${num(x - size * 0.05)} ${num(eaves - size * 0.66)}Q${num(x - size * 0.11)} ` +
    `${num(eaves - size * 0.82)} ${num(x)} ${num(eaves - size * 0.98)}Q${num(x + size * 0.11)} ` +
    `${num(eaves - size * 0.82)} ${num(x + size * 0.05)} ${num(eaves - size * 0.66)}Z`;
  return (
    `${shapes}<path d="${posts}${rails}${floor}" fill="${colour}"/>` +
    `<path d="${roof(x, eaves, size, size * 0.7, size * 0.05)}${finial}" fill="${colour}"/>` +
    `<path d="M${num(x)} ${num(eaves - size * 0.66)}Q${num(x + size * 0.34)} ` +
    `${num(eaves - size * 0.14)} ${num(x + size * 0.92)} ${num(eaves - size * 0.14)}"` +
    ` fill="none" stroke="${mix(colour, '#ffffff', 0.3)}" stroke-width="${num(size * 0.025)}"/>`
  );
}

/** A pagoda of seven storeys; x, y: the middle of its foot; tall: to the tip. */
export function pagoda(x: number, y: number, tall: number, colour: string, lamp?: string): string {
  const storeys = 7;
  let path = '';
  let windows = '';
  let level = y;
  for (let i = 0; i < storeys; i++) {
    const shrink = 1 - i * 0.085;
    const half = tall * 0.088 * shrink;
    const storey = tall * 0.104 * shrink;
    path += `M${num(x - half)} ${num(level)}v${num(-storey)}h${num(half * 2)}v${num(storey)}Z`;
    path += roof(x, level - storey, half * 1.72, storey * 0.52, half * 0.72);
    windows +=
      `<rect x="${num(x - half * 0.2)}" y="${num(level - storey * 0.66)}"` +
      ` width="${num(half * 0.4)}" height="${num(storey * 0.46)}"/>`;
    level -= storey * 1.3;
  }
  const spire =
    `M${num(x - tall * 0.016)} ${num(level + tall * 0.03)}L${num(x)} ${num(level - tall * 0.13)}` +
    `L${num(x + tall * 0.016)} ${num(level + tall * 0.03)}Z`;
  const light = lamp
    ? `<g fill="${lamp}">${windows}</g>`
    : `<g fill="#000" opacity=".25">${windows}</g>`;
  return `<path d="${path}${spire}" fill="${colour}"/>${light}`;
}

interface CottageLook {
  wall: string;
  roof: string;
  window: string;
}

/** A house with white gables; x, y: the middle of its foot. */
export function cottage(x: number, y: number, size: number, look: CottageLook): string {
  const wallTop = y - size * 0.52;
  const half = size * 0.62;
  return (
    `<rect x="${num(x - half)}" y="${num(wallTop)}" width="${num(half * 2)}"` +
    ` height="${num(size * 0.6)}" fill="${look.wall}"/>` +
    `<path d="${roof(x, wallTop + size * 0.04, half * 1.24, size * 0.42, half * 0.78)}"` +
    ` fill="${look.roof}"/>` +
    `<rect x="${num(x - half * 0.62)}" y="${num(wallTop + size * 0.16)}"` +
    ` width="${num(size * 0.2)}" height="${num(size * 0.2)}" fill="${look.window}"/>` +
    `<rect x="${num(x + half * 0.16)}" y="${num(wallTop + size * 0.12)}"` +
    ` width="${num(size * 0.2)}" height="${num(size * 0.46)}" fill="${look.window}"/>`
  );
}

/** An arched stone bridge between two banks, its arch open to the water behind it. */
export function bridge(
  from: number,
  to: number,
  level: number,
  rise: number,
  colour: string,
): string {
  const middle = (from + to) / 2;
  const half = (to - from) * 0.21;
  const deck =
    `M${num(from)} ${num(level)}Q${num(middle - half * 1.2)} ${num(level - rise * 0.5)} ` +
    `${num(middle - half * 0.5)} ${num(level - rise)}L${num(middle + half * 0.5)} ` +
    `${num(level - rise)}Q${num(middle + half * 1.2)} ${num(level - rise * 0.5)} ` +
    `${num(to)} ${num(level)}L${num(middle + half)} ${num(level)}` +
    `A${num(half)} ${num(rise * 0.8)} 0 0 0 ${num(middle - half)} ${num(level)}Z`;
  let posts = '';
  const high = level - rise;
  for (let i = -5; i <= 5; i++) {
    const away = Math.abs(i) / 5;
    // On the slopes the deck follows the quadratic curve above; 0 at the crown, 1 at the bank.
    const t = Math.max(0, (away - 0.24) / 0.76) * 0.8;
    const out = half * 0.5 * (1 - t) ** 2 + half * 2.4 * t * (1 - t) + (to - middle) * t * t;
    const y = high * (1 - t) ** 2 + (level - rise * 0.5) * 2 * t * (1 - t) + level * t * t;
    const x = middle + Math.sign(i) * (t > 0 ? out : (away / 0.24) * half * 0.5);
    posts += `M${num(x - 2)} ${num(y + 2)}v${num(-rise * 0.17)}h4v${num(rise * 0.17)}Z`;
  }
  return `<path d="${deck}${posts}" fill="${colour}"/>`;
}
