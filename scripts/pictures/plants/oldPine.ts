import { mix } from '../colour.ts';
import { between, type Random } from '../random.ts';
import { type Canvas, num } from '../svg.ts';
import { curve } from './leaf.ts';

/** The old pine of the painters: a bent trunk and flat clouds of needles. */
export function drawOldPine(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  tall: number,
  lean: number,
  trunk: string,
  needles: string,
): void {
  const tipX = x + lean * tall * 0.62;
  const tipY = y - tall;
  const midX = x - lean * tall * 0.1;
  const midY = y - tall * 0.55;
  const thick = tall * 0.05;
  canvas.add(
    `<path d="M${num(x - thick)} ${num(y + 8)}Q${num(midX - thick * 0.6)} ${num(midY)} ` +
      `${num(tipX)} ${num(tipY)}Q${num(midX + thick)} ${num(midY + thick)} ` +
      `${num(x + thick)} ${num(y + 8)}Z" fill="${trunk}"/>`,
  );
  const pads: [number, number, number][] = [
    [0.98, 0.02, 0.34],
    [0.82, 0.34, 0.42],
    [0.74, -0.3, 0.3],
    [0.6, 0.5, 0.34],
    [0.5, -0.34, 0.3],
  ];
  for (const [up, out, wide] of pads) {
    const along = curve(x, midX, tipX, up);
    const level = curve(y, midY, tipY, up);
    const px = along + lean * out * tall * 0.72;
    const py = level - tall * between(random, 0, 0.05);
    canvas.add(
      `<path d="M${num(along)} ${num(level)}Q${num((along + px) / 2)} ` +
        `${num(level - tall * 0.03)} ` +
        `${num(px)} ${num(py + 2)}" fill="none" stroke="${trunk}"` +
        ` stroke-width="${num(tall * 0.016)}" stroke-linecap="round"/>`,
    );
    canvas.add(needlePad(random, px, py, tall * wide, needles));
  }
}

/** A flat-bottomed cloud of needles. */
function needlePad(random: Random, x: number, y: number, wide: number, colour: string): string {
  const half = wide * between(random, 0.85, 1.1);
  const bumps = 6;
  let path = `M${num(x - half)} ${num(y)}`;
  for (let i = 0; i < bumps; i++) {
    const from = x - half + (2 * half * i) / bumps;
    const to = x - half + (2 * half * (i + 1)) / bumps;
    const arch = Math.sin(((i + 0.5) / bumps) * Math.PI);
    const next = y - wide * 0.2 * Math.sin(((i + 1) / bumps) * Math.PI);
    path += `Q${num((from + to) / 2)} ${num(y - wide * (0.12 + 0.34 * arch))} `;
    path += `${num(to)} ${num(i === bumps - 1 ? y : next)}`;
  }
  path += `Q${num(x)} ${num(y + wide * 0.09)} ${num(x - half)} ${num(y)}Z`;
  return (
    `<path d="${path}" fill="${colour}"/>` +
    `<path d="${path}" fill="${mix(colour, '#ffffff', 0.16)}" opacity=".5" transform="` +
    `translate(${num(x * 0.28)} ${num(y * 0.42 - wide * 0.1)}) scale(.72 .58)"/>`
  );
}
