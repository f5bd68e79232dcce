import { mix } from './colour.ts';
import { drawMist, ridgePath } from './land.ts';
import { type Palette, type PaletteName, palette } from './palettes.ts';
import { createRandom } from './random.ts';
import { makeRidge } from './ridge.ts';
import { Canvas, num } from './svg.ts';

/** Avatars are squares of this size, in pixels. */
export const PORTRAIT_SIZE = 256;

type Hair = 'bun' | 'knot' | 'bob' | 'long' | 'short' | 'side' | 'bald' | 'curls' | 'braids';
type Garment = 'robe' | 'turtleneck' | 'round' | 'hood' | 'scarf';
type Extra = 'glasses' | 'beard' | 'hat' | 'beanie' | 'flower' | 'headphones' | 'moustache';

interface Sitter {
  palette: PaletteName;
  skin: string;
  hairColour: string;
  hair: Hair;
  garment: Garment;
  extras: Extra[];
}

const FAIR = '#f6d7bd';
const WARM = '#ecc09c';
const TAN = '#d9a37c';
const BLACK = '#2b2730';
const BROWN = '#5a3d33';
const GREY = '#b9b6b4';

/** The eighteen, in order. */
const SITTERS: readonly Sitter[] = [
  {
    palette: 'dawn',
    skin: WARM,
    hairColour: BLACK,
    hair: 'knot',
    garment: 'robe',
    extras: ['moustache'],
  },
  { palette: 'noon', skin: FAIR, hairColour: BLACK, hair: 'bob', garment: 'round', extras: [] },
  {
    palette: 'dusk',
    skin: WARM,
    hairColour: BROWN,
    hair: 'long',
    garment: 'turtleneck',
    extras: [],
  },
  {
    palette: 'night',
    skin: FAIR,
    hairColour: GREY,
    hair: 'knot',
    garment: 'robe',
    extras: ['beard'],
  },
  {
    palette: 'autumn',
    skin: TAN,
    hairColour: BLACK,
    hair: 'short',
    garment: 'scarf',
    extras: ['glasses'],
  },
  {
    palette: 'snow',
    skin: FAIR,
    hairColour: BROWN,
    hair: 'long',
    garment: 'scarf',
    extras: ['beanie'],
  },
  {
    palette: 'bamboo',
    skin: TAN,
    hairColour: BLACK,
    hair: 'bald',
    garment: 'robe',
    extras: ['hat'],
  },
  {
    palette: 'dawn',
    skin: FAIR,
    hairColour: BLACK,
    hair: 'bun',
    garment: 'robe',
    extras: ['flower'],
  },
  {
    palette: 'noon',
    skin: WARM,
    hairColour: BLACK,
    hair: 'side',
    garment: 'hood',
    extras: ['headphones'],
  },
  { palette: 'dusk', skin: TAN, hairColour: BLACK, hair: 'curls', garment: 'round', extras: [] },
  {
    palette: 'night',
    skin: FAIR,
    hairColour: BLACK,
    hair: 'braids',
    garment: 'turtleneck',
    extras: [],
  },
  {
    palette: 'autumn',
    skin: WARM,
    hairColour: GREY,
    hair: 'bun',
    garment: 'robe',
    extras: ['glasses'],
  },
  { palette: 'snow', skin: WARM, hairColour: BLACK, hair: 'bald', garment: 'robe', extras: [] },
  {
    palette: 'bamboo',
    skin: FAIR,
    hairColour: BROWN,
    hair: 'side',
    garment: 'turtleneck',
    extras: ['glasses'],
  },
  {
    palette: 'dawn',
    skin: TAN,
    hairColour: BROWN,
    hair: 'curls',
    garment: 'hood',
    extras: ['headphones'],
  },
  {
    palette: 'noon',
    skin: FAIR,
    hairColour: BLACK,
    hair: 'long',
    garment: 'robe',
    extras: ['flower'],
  },
  {
    palette: 'dusk',
    skin: WARM,
    hairColour: GREY,
    hair: 'short',
    garment: 'turtleneck',
    extras: ['beard'],
  },
  {
    palette: 'night',
    skin: TAN,
    hairColour: BLACK,
    hair: 'bob',
    garment: 'hood',
    extras: ['beanie'],
  },
];

/** How many portraits there are. */
export const PORTRAIT_COUNT = SITTERS.length;

/** Portrait `number` (from 1) as SVG text; the same number gives the same text. */
export function portrait(number: number): string {
  const sitter = SITTERS[number - 1];
  if (!sitter) throw new RangeError(`portrait ${number}: there are ${SITTERS.length}`);
  const colours = palette(sitter.palette, (number % 5) * 3 - 6);
  const canvas = new Canvas(PORTRAIT_SIZE, PORTRAIT_SIZE);
  drawBackground(canvas, colours, number);
  canvas.add(hairBehind(sitter));
  canvas.add(body(sitter, colours));
  canvas.add(head(sitter));
  canvas.add(hairInFront(sitter));
  for (const extra of sitter.extras) canvas.add(extraShape(extra, sitter, colours));
  return canvas.toString();
}

function drawBackground(canvas: Canvas, colours: Palette, number: number): void {
  const size = PORTRAIT_SIZE;
  const random = createRandom(number * 104729);
  const sky = canvas.vertical(0, size, [
    [0, colours.sky[0]],
    [0.55, colours.sky[1]],
    [1, colours.sky[2]],
  ]);
  const sunX = number % 2 === 0 ? 172 : 84;
  canvas.add(`<rect width="${size}" height="${size}" fill="${sky}"/>`);
  canvas.add(`<circle cx="${sunX}" cy="88" r="64" fill="${colours.orb}" opacity=".25"/>`);
  canvas.add(`<circle cx="${sunX}" cy="88" r="48" fill="${colours.orb}" opacity=".9"/>`);
  for (const depth of [0, 1] as const) {
    const ridge = makeRidge(random, {
      kind: 'range',
      width: size,
      base: 190 + depth * 34,
      height: 84,
      frequency: 1.3 + depth * 0.4,
    });
    const fill = canvas.vertical(110 + depth * 30, 250, [
      [0, colours.ridges[depth]],
      [1, mix(colours.ridges[depth], colours.mist, 0.6)],
    ]);
    canvas.add(`<path d="${ridgePath(ridge, size + 4)}" fill="${fill}"/>`);
  }
  drawMist(canvas, random, colours.mist, 206, colours.dark ? 0.2 : 0.4, 3);
}

const HEAD = { x: 128, y: 112, rx: 42, ry: 49 };

/** Clothes keep to the palette but stay clear of the background. */
function cloth(sitter: Sitter, colours: Palette): string {
  if (sitter.palette === 'night') return mix(colours.ridges[0], colours.light, 0.16);
  return colours.ridges[3];
}

function body(sitter: Sitter, colours: Palette): string {
  const main = cloth(sitter, colours);
  const shade = mix(main, '#000000', 0.22);
  const light = mix(main, colours.light, 0.62);
  const neck = mix(sitter.skin, '#7a3b2a', 0.2);
  const shoulders =
    '<path d="M28 262Q32 206 82 194Q108 188 128 188Q148 188 174 194Q224 206 228 262Z"' +
    ` fill="${main}"/>`;
  const throat = `<path d="M111 142h34v44q0 15-17 15t-17-15Z" fill="${neck}"/>`;
  switch (sitter.garment) {
    case 'robe':
      return (
        `${shoulders}${throat}` +
        // The wearer's left lapel lies over the right one.
        `<path d="M104 178L113 174L141 218L130 236Z" fill="${light}"/>` +
        `<path d="M104 178L130 236L127 240L98 184Z" fill="${shade}"/>` +
        `<path d="M143 174L155 180L108 262L84 262Z" fill="${light}"/>` +
        `<path d="M155 180L161 184L116 262L108 262Z" fill="${shade}"/>`
      );
    case 'turtleneck':
      return (
        `${shoulders}${throat}<path d="M102 164Q128 178 154 164L158 196Q128 212 98 196Z" fill="${shade}"/>` +
        `<path d="M103 172Q128 186 153 172" fill="none" stroke="${light}" stroke-width="2.5"` +
        ' opacity=".5"/>'
      );
    case 'round':
      return (
        `${shoulders}${throat}<path d="M98 190Q128 224 158 190" fill="none" stroke="${light}"` +
        ' stroke-width="6" stroke-linecap="round"/>'
      );
    case 'hood':
      return (
        `<path d="M76 206Q66 150 92 132L164 132Q190 150 180 206Z" fill="${shade}"/>` +
        `${shoulders}${throat}` +
        `<path d="M88 186Q104 222 128 226Q152 222 168 186L176 196Q160 240 128 244Q96 240 80 196Z"` +
        ` fill="${shade}"/><path d="M112 220v34M144 220v34" stroke="${light}" stroke-width="3"` +
        ' stroke-linecap="round"/>'
      );
    case 'scarf':
      return (
        `${shoulders}${throat}<path d="M92 166Q128 190 164 166Q174 184 164 200Q128 220 92 200Q82 184 92 166Z"` +
        ` fill="${colours.accent}"/><path d="M146 204Q160 228 152 262L182 258Q184 224 164 196Z"` +
        ` fill="${mix(colours.accent, '#000000', 0.16)}"/>` +
        `<path d="M96 178Q128 200 160 178" fill="none"` +
        ` stroke="${mix(colours.accent, '#ffffff', 0.4)}" stroke-width="3"/>`
      );
  }
}

function head(sitter: Sitter): string {
  const { x, y, rx, ry } = HEAD;
  const shade = mix(sitter.skin, '#a85a3f', 0.26);
  const ink = '#4a3430';
  return (
    `<circle cx="${x - rx}" cy="${y + 6}" r="9" fill="${shade}"/>` +
    `<circle cx="${x + rx}" cy="${y + 6}" r="9" fill="${shade}"/>` +
    `<path d="M${x - rx} ${y - 10}Q${x - rx} ${y - ry} ${x} ${y - ry}Q${x + rx} ${y - ry} ` +
    `${x + rx} ${y - 10}Q${x + rx} ${y + 28} ${x + 16} ${y + ry - 4}Q${x} ${y + ry + 5} ` +
    `${x - 16} ${y + ry - 4}Q${x - rx} ${y + 28} ${x - rx} ${y - 10}Z" fill="${sitter.skin}"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-width="3">` +
    `<path d="M${x - 26} ${y + 4}Q${x - 18} ${y + 10} ${x - 10} ${y + 4}"/>` +
    `<path d="M${x + 10} ${y + 4}Q${x + 18} ${y + 10} ${x + 26} ${y + 4}"/>` +
    `<path d="M${x - 27} ${y - 10}Q${x - 18} ${y - 14} ${x - 10} ${y - 10}" stroke-width="2.4"/>` +
    `<path d="M${x + 10} ${y - 10}Q${x + 18} ${y - 14} ${x + 27} ${y - 10}" stroke-width="2.4"/>` +
    `<path d="M${x} ${y + 6}L${x - 4} ${y + 18}L${x + 2} ${y + 19}" stroke="${shade}"/>` +
    `<path d="M${x - 9} ${y + 30}Q${x} ${y + 36} ${x + 9} ${y + 30}" stroke="#a8493c"/></g>` +
    `<circle cx="${x - 27}" cy="${y + 18}" r="7" fill="#e8806a" opacity=".28"/>` +
    `<circle cx="${x + 27}" cy="${y + 18}" r="7" fill="#e8806a" opacity=".28"/>`
  );
}

function hairBehind(sitter: Sitter): string {
  const fill = mix(sitter.hairColour, '#000000', 0.12);
  switch (sitter.hair) {
    case 'long':
      return `<path d="M78 110Q74 56 128 54Q182 56 178 110L190 222Q158 236 128 236Q98 236 66 222Z" fill="${fill}"/>`;
    case 'bob':
      return `<path d="M76 112Q70 54 128 52Q186 54 180 112L184 158Q158 172 128 172Q98 172 72 158Z" fill="${fill}"/>`;
    case 'braids':
      return [-1, 1]
        .flatMap((side) =>
          [0, 1, 2, 3, 4].map(
            (i) =>
              `<ellipse cx="${128 + side * (49 + i * 2.5)}" cy="${136 + i * 20}" rx="${12 - i}"` +
              ` ry="13" fill="${fill}"/>`,
          ),
        )
        .join('');
    case 'curls':
      return [...Array(15).keys()]
        .map((i) => {
          const angle = Math.PI * (0.9 + (1.2 * i) / 14);
          const cx = 128 + Math.cos(angle) * 50;
          const cy = 104 + Math.sin(angle) * 48;
          return `<circle cx="${num(cx)}" cy="${num(cy)}" r="20" fill="${fill}"/>`;
        })
        .join('');
    default:
      return '';
  }
}

function hairInFront(sitter: Sitter): string {
  const fill = sitter.hairColour;
  const shine = mix(fill, '#ffffff', 0.2);
  const cap = `<path d="M84 106Q80 58 128 56Q176 58 172 106Q168 84 150 78Q128 84 106 78Q88 84 84 106Z" fill="${fill}"/>`;
  const pin = '<path d="M98 44L160 36" stroke="#d8b26a" stroke-width="4" stroke-linecap="round"/>';
  const gloss = `<path d="M104 66Q126 58 150 66" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
  switch (sitter.hair) {
    case 'bald':
      return '';
    case 'knot':
      return (
        `<ellipse cx="128" cy="42" rx="17" ry="19" fill="${fill}"/>${cap}` +
        `<path d="M110 58Q128 50 146 58L142 64Q128 58 114 64Z" fill="#7a3b3b"/>${pin}`
      );
    case 'bun':
      return (
        `<ellipse cx="128" cy="40" rx="30" ry="22" fill="${fill}"/>` +
        `<path d="M82 116Q78 56 128 54Q178 56 174 116Q170 92 158 84Q140 80 128 68Q116 80 98 84Q86 92 82 116Z" fill="${fill}"/>` +
        `${pin}<path d="M108 38Q126 28 148 38" fill="none" stroke="${shine}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
      );
    case 'bob':
      return `<path d="M82 124Q76 56 128 54Q180 56 174 124Q172 96 168 90L88 90Q84 96 82 124Z" fill="${fill}"/>${gloss}`;
    case 'long':
      return `<path d="M82 126Q76 56 128 54Q180 56 174 126Q170 92 138 68Q104 84 90 98Q84 106 82 126Z" fill="${fill}"/>${gloss}`;
    case 'side':
      return `<path d="M83 108Q74 56 126 52Q188 52 173 110Q172 92 164 84Q126 92 104 74Q96 90 83 108Z" fill="${fill}"/>${gloss}`;
    case 'short':
      return `<path d="M85 102Q80 54 128 53Q176 54 171 102Q168 88 160 80Q128 74 96 80Q88 88 85 102Z" fill="${fill}"/>${gloss}`;
    case 'braids':
      return `<path d="M82 124Q76 56 128 54Q180 56 174 124Q170 94 128 66Q86 94 82 124Z" fill="${fill}"/><path d="M128 55V68" stroke="${shine}" stroke-width="2"/>`;
    case 'curls':
      return [
        [92, 82],
        [108, 70],
        [128, 66],
        [148, 70],
        [164, 82],
      ]
        .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="15" fill="${fill}"/>`)
        .join('');
  }
}

function extraShape(extra: Extra, sitter: Sitter, colours: Palette): string {
  const { x, y } = HEAD;
  switch (extra) {
    case 'glasses':
      return (
        `<g fill="#ffffff" fill-opacity=".2" stroke="#3a2f33" stroke-width="3">` +
        `<circle cx="${x - 18}" cy="${y + 4}" r="14"/><circle cx="${x + 18}" cy="${y + 4}" r="14"/>` +
        `<path d="M${x - 4} ${y + 2}Q${x} ${y - 1} ${x + 4} ${y + 2}M${x - 32} ${y + 2}h-9M${x + 32} ${y + 2}h9" fill="none"/></g>`
      );
    case 'beard':
      return (
        `<path d="M${x - 34} ${y + 26}Q${x - 22} ${y + 22} ${x - 11} ${y + 26}Q${x} ${y + 18} ` +
        `${x + 11} ${y + 26}Q${x + 22} ${y + 22} ${x + 34} ${y + 26}Q${x + 28} ${y + 58} ` +
        `${x} ${y + 96}Q${x - 28} ${y + 58} ${x - 34} ${y + 26}Z" fill="${mix(sitter.hairColour, '#ffffff', 0.35)}"/>` +
        `<path d="M${x - 8} ${y + 33}Q${x} ${y + 38} ${x + 8} ${y + 33}" fill="none" stroke="#a8493c"` +
        ' stroke-width="3" stroke-linecap="round"/>'
      );
    case 'moustache':
      return (
        `<path d="M${x} ${y + 24}Q${x - 14} ${y + 20} ${x - 22} ${y + 34}Q${x - 8} ${y + 31} ${x} ` +
        `${y + 27}Q${x + 8} ${y + 31} ${x + 22} ${y + 34}Q${x + 14} ${y + 20} ${x} ${y + 24}Z` +
        `M${x - 4} ${y + 41}Q${x} ${y + 72} ${x + 4} ${y + 41}Z" fill="${sitter.hairColour}"/>`
      );
    case 'hat': {
      const straw = '#d9b877';
      return (
        `<path d="M${x - 86} ${y - 14}Q${x - 30} ${y - 42} ${x} ${y - 88}Q${x + 30} ${y - 42} ` +
        `${x + 86} ${y - 14}Q${x} ${y - 34} ${x - 86} ${y - 14}Z" fill="${straw}"/>` +
        `<path d="M${x - 86} ${y - 14}Q${x} ${y - 34} ${x + 86} ${y - 14}Q${x} ${y - 18} ${x - 86} ${y - 14}Z"` +
        ` fill="${mix(straw, '#000000', 0.3)}"/><path d="M${x} ${y - 86}L${x - 44} ${y - 26}M${x} ${y - 86}L${x + 44} ${y - 26}M${x} ${y - 86}V${y - 28}"` +
        ` stroke="${mix(straw, '#000000', 0.18)}" stroke-width="2"/>`
      );
    }
    case 'beanie': {
      const wool =
        sitter.palette === 'night' ? colours.accent : mix(colours.accent, '#ffffff', 0.1);
      return (
        `<circle cx="${x}" cy="${y - 70}" r="13" fill="${mix(wool, '#ffffff', 0.5)}"/>` +
        `<path d="M${x - 47} ${y - 22}Q${x - 50} ${y - 66} ${x} ${y - 66}Q${x + 50} ${y - 66} ${x + 47} ${y - 22}Z" fill="${wool}"/>` +
        `<rect x="${x - 51}" y="${y - 36}" width="102" height="20" rx="10" fill="${mix(wool, '#000000', 0.18)}"/>`
      );
    }
    case 'flower':
      return [0, 1, 2, 3, 4]
        .map((i) => {
          const angle = (i * Math.PI * 2) / 5;
          return `<circle cx="${num(x + 34 + Math.cos(angle) * 8)}" cy="${num(y - 44 + Math.sin(angle) * 8)}" r="7.5" fill="${mix(colours.accent, '#ffffff', 0.35)}"/>`;
        })
        .concat(`<circle cx="${x + 34}" cy="${y - 44}" r="4.5" fill="#f6d98a"/>`)
        .join('');
    case 'headphones':
      return (
        `<path d="M${x - 47} ${y + 4}Q${x - 54} ${y - 66} ${x} ${y - 68}Q${x + 54} ${y - 66} ${x + 47} ${y + 4}"` +
        ` fill="none" stroke="${colours.accent}" stroke-width="8"/>` +
        `<rect x="${x - 58}" y="${y - 12}" width="18" height="36" rx="9" fill="${mix(colours.accent, '#000000', 0.25)}"/>` +
        `<rect x="${x + 40}" y="${y - 12}" width="18" height="36" rx="9" fill="${mix(colours.accent, '#000000', 0.25)}"/>`
      );
  }
}
