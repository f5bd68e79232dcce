import { PALETTE_NAMES, type PaletteName } from '../pictures/palettes.ts';
import type { Mood, Poem } from './poems/types.ts';

/** How many backgrounds scripts/pictures draws. */
const PICTURES = 61;

const PALETTES: Record<Mood, PaletteName> = {
  night: 'night',
  river: 'noon',
  spring: 'dawn',
  summer: 'bamboo',
  autumn: 'autumn',
  snow: 'snow',
  wine: 'dusk',
  frontier: 'dusk',
};

/** Songs for which one picture is the right one: the boat, the bamboo, the maples. */
const CHOSEN: Readonly<Record<string, number>> = {
  静夜思: 4,
  竹里馆: 7,
  江雪: 6,
  枫桥夜泊: 11,
  山行: 12,
  独坐敬亭山: 16,
  小池: 28,
  晓出净慈寺送林子方: 2,
  水调歌头: 18,
  梅花: 41,
  送元二使安西: 44,
};

/**
 * Numbers of the pictures for songs in their order: the palette of the mood, its pictures taken in
 * turn.
 */
export function chooseCovers(poems: readonly Poem[]): number[] {
  const turns = new Map<PaletteName, number>();
  return poems.map((poem) => {
    const chosen = CHOSEN[poem.title];
    if (chosen !== undefined) return chosen;
    const name = PALETTES[poem.mood];
    const numbers = picturesOf(name);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return numbers[turn % numbers.length] ?? 1;
  });
}

/** Landscapes take the palettes in turn, from number 1. */
function picturesOf(name: PaletteName): number[] {
  const first = PALETTE_NAMES.indexOf(name) + 1;
  const numbers: number[] = [];
  for (let number = first; number <= PICTURES; number += PALETTE_NAMES.length) numbers.push(number);
  return numbers;
}
