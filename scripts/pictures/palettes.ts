import { shiftHue } from './colour.ts';

export const PALETTE_NAMES = ['dawn', 'noon', 'dusk', 'night', 'autumn', 'snow', 'bamboo'] as const;

export type PaletteName = (typeof PALETTE_NAMES)[number];

/** The colours of one hour or season; lists run from the top down and from far to near. */
export interface Palette {
  sky: [string, string, string];
  orb: string;
  ridges: [string, string, string, string, string];
  /** What lies in the valleys. */
  mist: string;
  /** Light edges, windows, ripples. */
  light: string;
  /** Leaves, petals, lanterns: the one strong colour. */
  accent: string;
  dark: boolean;
}

const PALETTES: Record<PaletteName, Palette> = {
  dawn: {
    sky: ['#fbe9d2', '#f6cfae', '#eeb497'],
    orb: '#fff6e2',
    ridges: ['#dfa595', '#c18585', '#946273', '#5f425c', '#382b44'],
    mist: '#fbdcc0',
    light: '#fff0d8',
    accent: '#d9566b',
    dark: false,
  },
  noon: {
    sky: ['#d6e8ea', '#e9f2ec', '#f7f2e6'],
    orb: '#fffdf4',
    ridges: ['#c4d8d2', '#9fbfb5', '#739d91', '#48766d', '#2a514c'],
    mist: '#f5f6ee',
    light: '#ffffff',
    accent: '#c8553d',
    dark: false,
  },
  dusk: {
    sky: ['#40406b', '#8a6286', '#e8a183'],
    orb: '#ffd9a8',
    ridges: ['#b0748c', '#80557a', '#593f67', '#392c51', '#221d38'],
    mist: '#e39a8a',
    light: '#ffcf9a',
    accent: '#f4a261',
    dark: true,
  },
  night: {
    sky: ['#0b1020', '#162039', '#2f4268'],
    orb: '#f3ead2',
    ridges: ['#3c5179', '#2b3f63', '#1e2d4b', '#141f36', '#0b1322'],
    mist: '#4a618c',
    light: '#cfdcf2',
    accent: '#f0a561',
    dark: true,
  },
  autumn: {
    sky: ['#f7ecd8', '#f3d9b1', '#ecc294'],
    orb: '#fff4dd',
    ridges: ['#dfae76', '#c58350', '#a05b39', '#6d3b2c', '#40261f'],
    mist: '#f8e3c2',
    light: '#fff1d4',
    accent: '#c23b22',
    dark: false,
  },
  snow: {
    sky: ['#d5dfe9', '#e6ecf1', '#f6f5f1'],
    orb: '#ffffff',
    ridges: ['#cdd8e3', '#afbecd', '#8a9cb0', '#61748a', '#3c4c61'],
    mist: '#f4f6f8',
    light: '#ffffff',
    accent: '#b8412c',
    dark: false,
  },
  bamboo: {
    sky: ['#e6eedd', '#dfead6', '#d3e3cb'],
    orb: '#fbfdf2',
    ridges: ['#b9d2b1', '#93b890', '#67966d', '#427150', '#234a36'],
    mist: '#eef5e6',
    light: '#fbfff2',
    accent: '#d98a4b',
    dark: false,
  },
};

/** The palette, its hues turned by a few degrees so that no two rounds look printed alike. */
export function palette(name: PaletteName, hueDegrees = 0, chroma = 1): Palette {
  const base = PALETTES[name];
  const turn = (hex: string) => shiftHue(hex, hueDegrees, chroma);
  const [s0, s1, s2] = base.sky;
  const [r0, r1, r2, r3, r4] = base.ridges;
  return {
    ...base,
    sky: [turn(s0), turn(s1), turn(s2)],
    ridges: [turn(r0), turn(r1), turn(r2), turn(r3), turn(r4)],
    mist: turn(base.mist),
  };
}
