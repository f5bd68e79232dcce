import type { PaletteName } from '../palettes.ts';

type Hair = 'bun' | 'knot' | 'bob' | 'long' | 'short' | 'side' | 'bald' | 'curls' | 'braids';

type Garment = 'robe' | 'turtleneck' | 'round' | 'hood' | 'scarf';

export type Extra = 'glasses' | 'beard' | 'hat' | 'beanie' | 'flower' | 'headphones' | 'moustache';

export interface Sitter {
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
export const SITTERS: readonly Sitter[] = [
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
