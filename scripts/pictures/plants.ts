import { mix } from './colour.ts';
import { between, type Random } from './random.ts';
import { heightAt, type Ridge } from './ridge.ts';
import { type Canvas, num } from './svg.ts';

/** A fir as a notched triangle; x and y are the foot of the trunk. */
function fir(random: Random, x: number, y: number, tall: number): string {
  const tiers = 4;
  const wide = tall * between(random, 0.17, 0.23);
  let left = '';
  let right = '';
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const half = wide * t ** 0.9 * between(random, 0.86, 1.1);
    const level = y - tall * (1 - t * 0.94);
    const back = half * 0.48;
    right += `L${num(x + half)} ${num(level)}L${num(x + back)} ${num(level - tall * 0.012)}`;
    left = `L${num(x - back)} ${num(level - tall * 0.012)}L${num(x - half)} ${num(level)}${left}`;
  }
  const trunk = tall * 0.018;
  const foot = `L${num(x + trunk)} ${num(y + 6)}L${num(x - trunk)} ${num(y + 6)}`;
  return `M${num(x)} ${num(y - tall)}${right}${foot}${left}Z`;
}

/** A wood of firs along a ridge, in clumps. */
export function drawFirs(
  canvas: Canvas,
  random: Random,
  ridge: Ridge,
  colour: string,
  tall: number,
  density: number,
  from = -10,
  to = canvas.width + 10,
): void {
  let path = '';
  const phase = random() * 6.28;
  for (let x = from; x < to; x += between(random, 7, 20) / density) {
    const clump = 0.5 + 0.5 * Math.sin(x / 118 + phase) * Math.cos(x / 47 + phase * 2);
    if (random() > clump * 1.15) continue;
    const size = tall * between(random, 0.45, 1) * (0.6 + 0.5 * clump);
    path += fir(random, x, heightAt(ridge, x) + 4, size);
  }
  canvas.add(`<path d="${path}" fill="${colour}"/>`);
}

/** Round-headed broad-leaved trees along a ridge. */
export function drawGrove(
  canvas: Canvas,
  random: Random,
  ridge: Ridge,
  colours: readonly string[],
  tall: number,
  from: number,
  to: number,
): void {
  for (let x = from; x < to; x += between(random, 14, 54)) {
    const y = heightAt(ridge, x) + 3;
    const size = tall * between(random, 0.55, 1);
    const colour = colours[Math.floor(random() * colours.length)] ?? '#000000';
    let shapes = `<path d="M${num(x - 1.5)} ${num(y)}L${num(x)} ${num(y - size * 0.7)}L`;
    shapes += `${num(x + 1.5)} ${num(y)}Z" fill="${mix(colour, '#000000', 0.35)}"/>`;
    for (let i = 0; i < 5; i++) {
      const radius = size * between(random, 0.16, 0.27);
      shapes += `<circle cx="${num(x + between(random, -0.22, 0.22) * size)}"`;
      shapes += ` cy="${num(y - size * between(random, 0.5, 0.9))}" r="${num(radius)}"`;
      shapes += ` fill="${mix(colour, '#000000', i < 2 ? 0.14 : 0)}"/>`;
    }
    canvas.add(shapes);
  }
}

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
      `<path d="M${num(along)} ${num(level)}Q${num((along + px) / 2)} ${num(level - tall * 0.03)} ` +
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

function curve(from: number, control: number, to: number, t: number): number {
  return (1 - t) ** 2 * from + 2 * (1 - t) * t * control + t ** 2 * to;
}

/** One stalk of bamboo with its joints and a few sprays of leaves. */
export function drawBamboo(
  canvas: Canvas,
  random: Random,
  x: number,
  thick: number,
  colour: string,
  lean: number,
): void {
  const { height } = canvas;
  const joint = thick * between(random, 7, 9.5);
  const light = mix(colour, '#ffffff', 0.22);
  const at = (y: number) => x + lean * (Math.max(0, height - y) / height) ** 1.6;
  let shapes = '';
  for (let y = height + 10; y > -joint; y -= joint) {
    const top = y - joint + thick * 0.16;
    const x1 = at(y);
    const x2 = at(top);
    shapes += `<path d="M${num(x1 - thick / 2)} ${num(y)}Q${num((x1 + x2) / 2 - thick * 0.42)} `;
    shapes += `${num((y + top) / 2)} ${num(x2 - thick / 2)} ${num(top)}L${num(x2 + thick / 2)} `;
    shapes += `${num(top)}Q${num((x1 + x2) / 2 + thick * 0.42)} ${num((y + top) / 2)} `;
    shapes += `${num(x1 + thick / 2)} ${num(y)}Z" fill="${colour}"/>`;
    shapes += `<path d="M${num(x2 - thick * 0.2)} ${num(top + thick * 0.4)}L`;
    shapes += `${num(x1 - thick * 0.2)} ${num(y - thick * 0.4)}" stroke="${light}"`;
    shapes += ` stroke-width="${num(thick * 0.16)}" opacity=".55"/>`;
    if (y < height * 0.7 && random() < 0.46) {
      const side = random() < 0.5 ? -1 : 1;
      shapes += bambooSpray(random, x2, top, thick, side, colour);
    }
  }
  canvas.add(shapes);
}

function bambooSpray(
  random: Random,
  x: number,
  y: number,
  thick: number,
  side: number,
  colour: string,
): string {
  const reach = thick * between(random, 2.6, 5);
  const tipX = x + side * reach;
  const tipY = y - reach * between(random, 0.05, 0.4);
  let shapes =
    `<path d="M${num(x)} ${num(y)}Q${num((x + tipX) / 2)} ${num(tipY - reach * 0.12)} ` +
    `${num(tipX)} ${num(tipY)}" fill="none" stroke="${colour}"` +
    ` stroke-width="${num(Math.max(1, thick * 0.12))}"/>`;
  for (let i = 0; i < 5; i++) {
    const along = between(random, 0.4, 1);
    const lx = x + (tipX - x) * along;
    const ly = y + (tipY - y) * along;
    const angle = side > 0 ? between(random, 8, 78) : between(random, 102, 172);
    shapes += leaf(lx, ly, thick * between(random, 2, 3.6), angle, colour);
  }
  return shapes;
}

/** Sprays of large leaves from above, near the eye; `side` -1 left, 1 right. */
export function drawBambooLeaves(
  canvas: Canvas,
  random: Random,
  side: number,
  colour: string,
): void {
  for (let i = 0; i < 9; i++) {
    const away = canvas.width * between(random, -0.02, 0.26);
    const x = side < 0 ? away : canvas.width - away;
    const y = canvas.height * between(random, -0.04, 0.17);
    const tone = mix(colour, '#ffffff', between(random, 0, 0.3));
    canvas.add(bambooSpray(random, x, y, between(random, 19, 28), -side, tone));
  }
}

/** A narrow leaf that points along `angle`, degrees clockwise from the right. */
function leaf(x: number, y: number, long: number, angle: number, colour: string): string {
  const wide = long * 0.11;
  return (
    `<path d="M0 0Q${num(long * 0.35)} ${num(-wide)} ${num(long)} 0Q${num(long * 0.35)} ` +
    `${num(wide)} 0 0Z" fill="${colour}" transform="translate(${num(x)} ${num(y)}) ` +
    `rotate(${num(angle)})"/>`
  );
}

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

/** Willow strands that hang into the picture from above. */
export function drawWillow(
  canvas: Canvas,
  random: Random,
  side: number,
  colour: string,
  count: number,
): void {
  const { width, height } = canvas;
  for (let i = 0; i < count; i++) {
    const away = random() ** 1.5 * width * 0.34;
    const x = side < 0 ? away - 10 : width + 10 - away;
    const long = height * between(random, 0.18, 0.56) * (1 - (away / width) * 1.4);
    const drift = side * between(random, -58, -8);
    const opacity = between(random, 0.5, 0.95).toFixed(2);
    let shapes = `<path d="M${num(x)} -10Q${num(x + drift * 0.1)} ${num(long * 0.6)} `;
    shapes += `${num(x + drift)} ${num(long)}" fill="none" stroke="${colour}" stroke-width="1.3"/>`;
    for (let t = 0.12; t <= 1; t += between(random, 0.028, 0.06)) {
      const lx = curve(x, x + drift * 0.1, x + drift, t);
      const ly = curve(-10, long * 0.6, long, t);
      const angle = random() < 0.5 ? between(random, 40, 72) : between(random, 108, 140);
      shapes += leaf(lx, ly, between(random, 11, 20), angle, colour);
    }
    canvas.add(`<g opacity="${opacity}">${shapes}</g>`);
  }
}

/** Reeds at the water's edge, in a clump around x. */
export function drawReeds(
  canvas: Canvas,
  random: Random,
  x: number,
  spread: number,
  colour: string,
  tall: number,
): void {
  const { height } = canvas;
  let stems = '';
  let heads = '';
  for (let i = 0; i < 26; i++) {
    const foot = x + (random() + random() - 1) * spread;
    const size = tall * between(random, 0.45, 1);
    const bend = between(random, -0.3, 0.42) * size;
    const tipX = foot + bend;
    const tipY = height - size;
    stems += `M${num(foot)} ${height + 4}Q${num(foot + bend * 0.1)} ${num(height - size * 0.6)} `;
    stems += `${num(tipX)} ${num(tipY)}`;
    if (random() < 0.42) {
      const angle = bend > 0 ? between(random, 20, 60) : between(random, 120, 160);
      for (let j = 0; j < 4; j++) {
        heads += leaf(tipX, tipY, between(random, 16, 30), angle + (j - 1.5) * 13, colour);
      }
    }
  }
  canvas.add(`<path d="${stems}" fill="none" stroke="${colour}" stroke-width="2"/>${heads}`);
}

/** Lotus leaves and flowers on near water. */
export function drawLotus(
  canvas: Canvas,
  random: Random,
  leafColour: string,
  flower: string,
  from: number,
  to: number,
): void {
  const { height } = canvas;
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const x = between(random, from, to);
    const y = height * (0.84 + 0.16 * t);
    const rx = 26 + 56 * t * between(random, 0.7, 1.1);
    const shade = mix(leafColour, '#000000', between(random, 0, 0.26));
    canvas.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.3)}"` +
        ` fill="${shade}"/><path d="M${num(x)} ${num(y)}L${num(x + rx * 0.5)} ` +
        `${num(y - rx * 0.3)}L${num(x + rx * 0.7)} ${num(y - rx * 0.24)}Z"` +
        ` fill="${mix(shade, '#000000', 0.2)}"/>`,
    );
    if (i % 4 === 1) canvas.add(lotusFlower(x - rx * 0.3, y - rx * 0.95, rx * 0.5, flower, shade));
  }
}

function lotusFlower(x: number, y: number, size: number, colour: string, stem: string): string {
  let petals = '';
  for (const angle of [-64, -34, 34, 64, -16, 16, 0]) {
    const tone = mix(colour, '#ffffff', 0.28 - Math.abs(angle) / 260);
    petals += `<path d="M0 0Q${num(-size * 0.34)} ${num(-size * 0.6)} 0 ${num(-size)}`;
    petals += `Q${num(size * 0.34)} ${num(-size * 0.6)} 0 0Z" fill="${tone}"`;
    petals += ` transform="translate(${num(x)} ${num(y)}) rotate(${angle})"/>`;
  }
  return (
    `<path d="M${num(x)} ${num(y)}Q${num(x + size * 0.1)} ${num(y + size)} ${num(x + size * 0.3)} ` +
    `${num(y + size * 2)}" stroke="${stem}" stroke-width="2.4" fill="none"/>${petals}`
  );
}
