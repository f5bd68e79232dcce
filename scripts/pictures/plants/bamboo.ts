import { mix } from '../colour.ts';
import { between, type Random } from '../random.ts';
import { type Canvas, num } from '../svg.ts';
import { leaf } from './leaf.ts';

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
