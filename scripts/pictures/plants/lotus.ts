import { mix } from '../colour.ts';
import { between, type Random } from '../random.ts';
import { type Canvas, num } from '../svg.ts';

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
    `<path d="M${num(x)} ${num(y)}Q${num(x + size * 0.1)} ${num(y + size)} ` +
    `${num(x + size * 0.3)} ` +
    `${num(y + size * 2)}" stroke="${stem}" stroke-width="2.4" fill="none"/>${petals}`
  );
}
