import { mix } from './colour.ts';
import { num } from './svg.ts';

/** awning: the black-covered boat of Jiangnan; fisher: an old man with a rod; sail: a junk. */
export type BoatKind = 'awning' | 'fisher' | 'sail';

/** A boat and its reflection; x, y: the middle of its waterline; size: half its length. */
export function boat(
  kind: BoatKind,
  x: number,
  y: number,
  size: number,
  colour: string,
  lamp?: string,
): string {
  const shapes = boatShapes(kind, size, colour);
  const light = lamp
    ? `<circle cx="${num(size * 0.5)}" cy="${num(-size * 0.34)}" r="${num(size * 0.06)}"` +
      ` fill="${lamp}"/><circle cx="${num(size * 0.5)}" cy="${num(-size * 0.34)}"` +
      ` r="${num(size * 0.22)}" fill="${lamp}" opacity=".22"/>`
    : '';
  return (
    `<g transform="translate(${num(x)} ${num(y)})">` +
    `<g transform="scale(1 -.7)" opacity=".28">${shapes}</g>` +
    `<path d="M${num(-size * 1.5)} ${num(size * 0.07)}Q0 ${num(size * 0.16)} ` +
    `${num(size * 1.5)} ${num(size * 0.07)}Q0 ${num(size * 0.1)} ${num(-size * 1.5)} ` +
    `${num(size * 0.07)}Z" fill="#fff" opacity=".3"/>${shapes}${light}</g>`
  );
}

function boatShapes(kind: BoatKind, s: number, colour: string): string {
  const hull =
    `M${num(-s)} ${num(-s * 0.17)}Q${num(-s * 0.72)} ${num(s * 0.1)} ${num(-s * 0.4)} ` +
    `${num(s * 0.1)}L${num(s * 0.46)} ${num(s * 0.1)}Q${num(s * 0.78)} ${num(s * 0.08)} ` +
    `${num(s)} ${num(-s * 0.2)}Q${num(s * 0.6)} ${num(-s * 0.05)} 0 ${num(-s * 0.05)}` +
    `Q${num(-s * 0.6)} ${num(-s * 0.05)} ${num(-s)} ${num(-s * 0.17)}Z`;
  const base = `<path d="${hull}" fill="${colour}"/>`;
  if (kind === 'sail') {
    const sail =
      `M${num(s * 0.05)} ${num(-s * 1.6)}Q${num(s * 0.86)} ${num(-s * 0.9)} ${num(s * 0.62)} ` +
      `${num(-s * 0.14)}L${num(s * 0.05)} ${num(-s * 0.2)}Z`;
    const battens = [0.5, 0.8, 1.1, 1.35]
      .map((up) => `M${num(s * 0.05)} ${num(-s * up)}L${num(s * 0.66)} ${num(-s * (up - 0.1))}`)
      .join('');
    return (
      `${base}<path d="M0 ${num(-s * 1.7)}h${num(s * 0.04)}v${num(s * 1.65)}h${num(-s * 0.04)}Z"` +
      ` fill="${colour}"/><path d="${sail}" fill="${mix(colour, '#ffffff', 0.38)}"/>` +
      `<path d="${battens}" stroke="${colour}" stroke-width="${num(s * 0.018)}"/>`
    );
  }
  const man = person(kind === 'fisher' ? -s * 0.3 : s * 0.72, -s * 0.06, s * 0.42, colour);
  if (kind === 'fisher') {
    const rod =
      `M${num(-s * 0.16)} ${num(-s * 0.24)}Q${num(s * 0.5)} ${num(-s * 0.75)} ` +
      `${num(s * 1.16)} ${num(-s * 0.66)}`;
    const line = `M${num(s * 1.16)} ${num(-s * 0.66)}L${num(s * 1.18)} ${num(s * 0.06)}`;
    return (
      `${base}${man}<path d="${rod}" fill="none" stroke="${colour}"` +
      ` stroke-width="${num(s * 0.025)}"/><path d="${line}" stroke="${colour}"` +
      ` stroke-width="${num(s * 0.01)}"/>`
    );
  }
  const awning =
    `M${num(-s * 0.52)} ${num(-s * 0.06)}Q${num(-s * 0.5)} ${num(-s * 0.44)} ${num(-s * 0.08)} ` +
    `${num(-s * 0.44)}Q${num(s * 0.36)} ${num(-s * 0.44)} ${num(s * 0.38)} ${num(-s * 0.06)}Z`;
  const pole = `M${num(s * 0.62)} ${num(-s * 0.5)}L${num(s * 1.25)} ${num(s * 0.16)}`;
  return (
    `${base}<path d="${awning}" fill="${mix(colour, '#ffffff', 0.14)}"/>${man}` +
    `<path d="${pole}" stroke="${colour}" stroke-width="${num(s * 0.028)}"/>`
  );
}

/** A seated figure in a rain cape and a wide straw hat. */
function person(x: number, y: number, size: number, colour: string): string {
  const cape =
    `M${num(x - size * 0.36)} ${num(y)}Q${num(x - size * 0.3)} ${num(y - size * 0.7)} ${num(x)} ` +
    `${num(y - size * 0.8)}Q${num(x + size * 0.3)} ${num(y - size * 0.7)} ` +
    `${num(x + size * 0.36)} ${num(y)}Z`;
  const hat =
    `M${num(x - size * 0.46)} ${num(y - size * 0.72)}Q${num(x)} ${num(y - size * 0.86)} ` +
    `${num(x)} ${num(y - size * 1.16)}Q${num(x)} ${num(y - size * 0.86)} ` +
    `${num(x + size * 0.46)} ${num(y - size * 0.72)}Q${num(x)} ${num(y - size * 0.6)} ` +
    `${num(x - size * 0.46)} ${num(y - size * 0.72)}Z`;
  return `<path d="${cape}${hat}" fill="${colour}"/>`;
}
