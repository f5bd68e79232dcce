import { between, type Random } from '../random.ts';
import { type Canvas, num } from '../svg.ts';

/** What grows on a branch that reaches into the picture. */
export type BranchKind = 'plum' | 'maple' | 'peach' | 'pine';

/** A branch from a corner of the picture: `side` -1 from the left, 1 from the right. */
export function drawBranch(
  canvas: Canvas,
  random: Random,
  kind: BranchKind,
  side: number,
  wood: string,
  bloom: readonly string[],
): void {
  const { width, height } = canvas;
  const edge = side < 0 ? -20 : width + 20;
  const twigs: { x: number; y: number; angle: number; long: number; thick: number }[] = [];
  let shapes = '';
  const grow = (
    x: number,
    y: number,
    angle: number,
    long: number,
    thick: number,
    depth: number,
  ): void => {
    const parts = 4;
    let px = x;
    let py = y;
    let heading = angle;
    for (let i = 0; i < parts; i++) {
      heading += between(random, -0.24, 0.24) * (depth === 0 ? 0.6 : 1);
      const nx = px + Math.cos(heading) * (long / parts);
      const ny = py + Math.sin(heading) * (long / parts);
      const wide = thick * (1 - (i / parts) * 0.62);
      shapes += `<path d="M${num(px)} ${num(py)}L${num(nx)} ${num(ny)}" stroke="${wood}"`;
      shapes += ` stroke-width="${num(wide)}" stroke-linecap="round"/>`;
      if (depth < 3 && (i > 0 || depth > 0)) {
        const turn = (random() < 0.5 ? -1 : 1) * between(random, 0.45, 0.95);
        grow(nx, ny, heading + turn, long * between(random, 0.42, 0.62), wide * 0.58, depth + 1);
      }
      if (depth > 0) twigs.push({ x: nx, y: ny, angle: heading, long, thick: wide });
      px = nx;
      py = ny;
    }
  };
  const dip = between(random, 0.16, 0.34);
  const inward = side < 0 ? dip : Math.PI - dip;
  grow(edge, height * between(random, 0.08, 0.2), inward, width * 0.4, 17, 0);
  canvas.add(`<g fill="none">${shapes}</g>`);
  for (const twig of twigs) {
    const count = kind === 'pine' ? 1 : random() < (kind === 'maple' ? 0.38 : 0.5) ? 1 : 0;
    for (let i = 0; i < count; i++) {
      const x = twig.x + between(random, -14, 14);
      const y = twig.y + between(random, -12, 12);
      const colour = bloom[Math.floor(random() * bloom.length)] ?? '#ffffff';
      canvas.add(bloomShape(random, kind, x, y, colour));
    }
  }
}

function bloomShape(
  random: Random,
  kind: BranchKind,
  x: number,
  y: number,
  colour: string,
): string {
  if (kind === 'maple') return mapleLeaf(random, x, y, between(random, 12, 21), colour);
  if (kind === 'pine') return needleFan(random, x, y, colour);
  const size = kind === 'plum' ? between(random, 4.2, 7.4) : between(random, 4.6, 8);
  if (random() < 0.24) return `<circle cx="${num(x)}" cy="${num(y)}" r="3.4" fill="${colour}"/>`;
  const turn = random() * 6.28;
  let petals = '';
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * Math.PI * 2) / 5;
    petals += `<circle cx="${num(x + Math.cos(angle) * size * 0.78)}"`;
    petals += ` cy="${num(y + Math.sin(angle) * size * 0.78)}" r="${num(size * 0.68)}"/>`;
  }
  return (
    `<g fill="${colour}">${petals}</g><circle cx="${num(x)}" cy="${num(y)}"` +
    ` r="${num(size * 0.36)}" fill="#f6d98a"/>`
  );
}

function mapleLeaf(random: Random, x: number, y: number, size: number, colour: string): string {
  const turn = random() * 360;
  const lobes: [number, number][] = [
    [-90, 1],
    [-38, 0.9],
    [12, 0.62],
    [168, 0.62],
    [218, 0.9],
  ];
  let path = '';
  for (const [degrees, reach] of lobes) {
    const angle = (degrees * Math.PI) / 180;
    const tipX = Math.cos(angle) * size * reach;
    const tipY = Math.sin(angle) * size * reach;
    const nx = -Math.sin(angle) * size * 0.2;
    const ny = Math.cos(angle) * size * 0.2;
    path += `M${num(-nx)} ${num(-ny)}L${num(tipX)} ${num(tipY)}L${num(nx)} ${num(ny)}Z`;
  }
  const stem = `M0 0L${num(size * 0.06)} ${num(size * 0.7)}`;
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">` +
    `<path d="${path}" fill="${colour}"/><circle r="${num(size * 0.22)}" fill="${colour}"/>` +
    `<path d="${stem}" stroke="${colour}" stroke-width="1.2"/></g>`
  );
}

function needleFan(random: Random, x: number, y: number, colour: string): string {
  const turn = between(random, -0.5, 0.5) - Math.PI / 2;
  let path = '';
  for (let i = -6; i <= 6; i++) {
    const angle = turn + i * 0.22;
    const reach = 22 - Math.abs(i) * 0.9;
    path += `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * reach)}`;
    path += ` ${num(y + Math.sin(angle) * reach)}`;
  }
  return `<path d="${path}" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>`;
}
