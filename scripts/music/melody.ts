import { between, type Random } from '../pictures/random.ts';

/** Semitones of the five notes over gong. */
const PENTATONIC = [0, 2, 4, 7, 9];

/** Steps of the scale from home; 0 is home, 5 an octave above. */
export type Degree = number;

/** MIDI note of a degree in the mode whose home is the `mode`-th of the five notes. */
export function toMidi(degree: Degree, home: number, mode: number): number {
  const step = degree + mode;
  const octave = Math.floor(step / 5);
  const note = PENTATONIC[step - octave * 5] ?? 0;
  return home + octave * 12 + note - (PENTATONIC[mode] ?? 0);
}

/** Where a line is heading: its height on the way, and the note it ends on. */
interface Shape {
  start: number;
  middle: number;
  end: Degree;
}

/** Rise, answer, climb, return: the four of a quatrain (起承转合). */
const SHAPES: readonly (readonly Shape[])[] = [
  [
    { start: 0, middle: 3, end: 2 },
    { start: 0, middle: 3, end: 3 },
    { start: 2, middle: 4, end: 2 },
  ],
  [
    { start: 3, middle: 1, end: 0 },
    { start: 2, middle: 3, end: 0 },
    { start: 3, middle: 2, end: -2 },
  ],
  [
    { start: 4, middle: 6, end: 3 },
    { start: 3, middle: 6, end: 5 },
    { start: 5, middle: 4, end: 2 },
  ],
  [
    { start: 4, middle: 2, end: 0 },
    { start: 3, middle: 1, end: 0 },
    { start: 2, middle: 3, end: 0 },
  ],
];

/**
 * A melody for lines of so many syllables. Lines that stand at the same place of a quatrain share
 * their opening, which is what makes a tune of them.
 */
export function makeMelody(random: Random, sizes: readonly number[]): Degree[][] {
  const openings = new Map<number, Degree[]>();
  return sizes.map((size, index) => {
    const last = index === sizes.length - 1;
    const role = last ? 3 : index % 4;
    const shapes = SHAPES[role] ?? [];
    const shape = shapes[Math.floor(random() * shapes.length)] ?? { start: 0, middle: 2, end: 0 };
    const end = last ? 0 : shape.end;
    const opening = openings.get(role) ?? (role === 1 ? openings.get(0) : undefined);
    const line = makeLine(random, size, { ...shape, end }, random() < 0.75 ? opening : undefined);
    if (!openings.has(role)) openings.set(role, line.slice(0, Math.min(3, size - 1)));
    return line;
  });
}

function makeLine(
  random: Random,
  size: number,
  shape: Shape,
  opening: readonly Degree[] | undefined,
): Degree[] {
  const line: Degree[] = [];
  let current = Math.round(shape.start + between(random, -0.6, 0.6));
  for (let i = 0; i < size - 1; i++) {
    const given = opening?.[i];
    if (given !== undefined) {
      current = given;
    } else if (i > 0) {
      const t = i / Math.max(1, size - 1);
      const target =
        t < 0.5
          ? shape.start + (shape.middle - shape.start) * t * 2
          : shape.middle + (shape.end - shape.middle) * (t - 0.5) * 2;
      current = nextDegree(random, current, target);
    }
    if (i === size - 2) current = within(current, shape.end, 2);
    line.push(current);
  }
  line.push(shape.end);
  return line;
}

/** The value, moved to within `reach` of the goal: no leap into the last note of a line. */
function within(value: Degree, goal: Degree, reach: number): Degree {
  return Math.max(goal - reach, Math.min(goal + reach, value));
}

/** Mostly by step, towards the target, seldom the same note twice. */
function nextDegree(random: Random, current: Degree, target: number): Degree {
  const dice = random();
  const size = dice < 0.12 ? 0 : dice < 0.74 ? 1 : dice < 0.95 ? 2 : 3;
  const pull = target - current;
  const up = pull > 0.4 ? random() < 0.82 : pull < -0.4 ? random() < 0.18 : random() < 0.5;
  return Math.max(-4, Math.min(8, current + (up ? size : -size)));
}
