import { between, createRandom, hashText, pick, type Random } from '../pictures/random.ts';
import { type Degree, makeMelody, toMidi } from './melody.ts';
import { MOOD_SOUNDS, type MoodSound } from './moods.ts';
import type { Poem } from './poems/types.ts';
import { type Beat, beatsFor, clauses, setLine } from './rhythm.ts';

/** One note to be played; times in seconds. */
export interface Note {
  instrument: 'zither' | 'flute' | 'bass' | 'chime' | 'drum';
  at: number;
  length: number;
  midi: number;
  /** 0 to 1. */
  strength: number;
  slideFrom?: number;
  vibrato?: number;
  /** The pitch before it in the same breath. */
  from?: number;
}

interface Chord {
  at: number;
  length: number;
  notes: number[];
}

/** A piece, ready to be played. */
export interface Score {
  notes: Note[];
  chords: Chord[];
  /** Start of each line of the poem, in seconds. */
  lineStarts: number[];
  /** Seconds, the dying away included. */
  duration: number;
  /** Seconds of the fade at the end. */
  fadeOut: number;
  sound: MoodSound;
}

/** What the parts of one piece have in common. */
interface Frame {
  random: Random;
  sound: MoodSound;
  /** Seconds a beat. */
  beat: number;
  /** MIDI note of home in the range of the voice. */
  home: number;
  mode: number;
}

/** Lines of a piece without words: as many syllables as a quatrain twice. */
const WORDLESS = ['一二三四五六七', '一二三四五', '一二三四五六七', '一二三四五'];

/** Sets a poem to music; the same name gives the same piece. */
export function compose(poem: Poem, name: string): Score {
  const random = createRandom(hashText(name));
  const sound = MOOD_SOUNDS[poem.mood];
  const lines = poem.lines.length > 0 ? poem.lines : WORDLESS;
  const frame: Frame = {
    random,
    sound,
    // Long poems walk a little faster.
    beat: 60 / (between(random, ...sound.tempo) * (lines.length > 10 ? 1.16 : 1)),
    home: sound.middle - 3 + Math.floor(between(random, -3, 3)),
    mode: pick(random, sound.modes),
  };
  const sizes = lines.map((line) => clauses(line).reduce((sum, size) => sum + size, 0));
  const melody = makeMelody(random, sizes);

  const notes: Note[] = [];
  const chords: Chord[] = [];
  const lineStarts: number[] = [];
  const introBeats = 3;
  let time = 0.25;
  introduce(frame, notes, chords, time, introBeats);
  time += introBeats * frame.beat;
  lines.forEach((line, index) => {
    const beats = beatsFor(line, lines.length);
    const degrees = melody[index] ?? [];
    const rhythm = setLine(random, line, beats);
    lineStarts.push(time);
    sing(frame, notes, time, rhythm, degrees, index === lines.length - 1);
    accompany(frame, notes, chords, time, beats, rhythm, degrees);
    time += beats * frame.beat;
  });
  time += close(frame, notes, chords, time);
  return { notes, chords, lineStarts, duration: time, fadeOut: 2, sound };
}

function introduce(
  frame: Frame,
  notes: Note[],
  chords: Chord[],
  start: number,
  beats: number,
): void {
  const { random, beat, sound } = frame;
  const climb = sound.pattern === 'open' ? [-5, 0, 2, 5] : [-5, -3, 0, 2, 3, 5, 7];
  const step = (beats * beat * 0.8) / climb.length;
  climb.forEach((degree, index) => {
    notes.push({
      instrument: 'bass',
      at: start + index * step + between(random, 0, 0.015),
      length: 2.6,
      midi: accompanimentMidi(frame, degree),
      strength: 0.42 + 0.03 * index,
    });
  });
  chords.push({ at: start, length: beats * beat, notes: chordNotes(frame, 0) });
  if (sound.chimes > 0) chimeAt(frame, notes, start + beats * beat * 0.75, 5);
}

/** The voice: one note a syllable, with the turns that the hands of the player give it. */
function sing(
  frame: Frame,
  notes: Note[],
  start: number,
  rhythm: readonly Beat[],
  degrees: readonly Degree[],
  final: boolean,
): void {
  const { random, beat, sound, home, mode } = frame;
  let previous: number | undefined;
  rhythm.forEach(({ at, length }, index) => {
    const degree = degrees[index] ?? 0;
    const midi = toMidi(degree, home, mode);
    const seconds = length * beat;
    const ends = index === rhythm.length - 1;
    const strong = at % 2 === 0;
    const strength = (strong ? 0.74 : 0.6) + between(random, -0.06, 0.06);
    const when = start + at * beat + (index === 0 ? 0 : between(random, -0.008, 0.012));
    if (sound.lead === 'flute') {
      const from = index > 0 && previous !== undefined && random() < 0.8 ? previous : undefined;
      const held = ends ? Math.min(seconds * 0.9, 2.6) : seconds * 0.98;
      notes.push({ instrument: 'flute', at: when, length: held, midi, strength, from });
    } else {
      const slides = length >= 1 && random() < 0.4;
      notes.push({
        instrument: 'zither',
        at: when,
        length: Math.max(seconds * 1.4, ends ? 3 : 1),
        midi,
        strength,
        slideFrom: slides ? toMidi(degree - 1, home, mode) - midi : undefined,
        vibrato: length >= 1 ? between(random, 8, 20) : undefined,
      });
      if (ends && !final && random() < 0.6) echo(frame, notes, when, seconds, degree);
    }
    previous = midi;
  });
  if (sound.lead === 'flute' && !final && random() < 0.7) {
    const last = rhythm.at(-1);
    if (last) echo(frame, notes, start + last.at * beat, last.length * beat, degrees.at(-1) ?? 0);
  }
}

/** A short answer in the held end of a line: two or three notes an octave above. */
function echo(frame: Frame, notes: Note[], start: number, seconds: number, degree: Degree): void {
  const { random, home, mode, beat } = frame;
  const answer = pick(random, [
    [5, 4],
    [4, 5],
    [5, 7, 5],
    [3, 5],
  ] as const);
  const step = Math.min(beat / 2, (seconds * 0.55) / answer.length);
  const offset = seconds - step * (answer.length + 0.4);
  answer.forEach((over, index) => {
    const midi = toMidi(degree + over, home, mode);
    notes.push({
      instrument: 'zither',
      at: start + offset + index * step,
      length: 1.4,
      midi: midi > 88 ? midi - 12 : midi,
      strength: 0.34,
    });
  });
}

/** Runs below the voice, two beats at a time, each over the root that suits the melody there. */
function accompany(
  frame: Frame,
  notes: Note[],
  chords: Chord[],
  start: number,
  beats: number,
  rhythm: readonly Beat[],
  degrees: readonly Degree[],
): void {
  const { random, beat, sound } = frame;
  for (let at = 0; at < beats; at += 2) {
    const heard = degrees.filter((_, index) => {
      const place = rhythm[index]?.at ?? -1;
      return place >= at && place < at + 2;
    });
    const root = rootFor(frame, heard);
    const when = start + at * beat;
    for (const [offset, degree, strength] of figure(sound.pattern, random)) {
      notes.push({
        instrument: 'bass',
        at: when + offset * beat + between(random, 0, 0.012),
        length: 2.2,
        midi: accompanimentMidi(frame, root + degree),
        strength,
      });
    }
    chords.push({ at: when, length: 2 * beat, notes: chordNotes(frame, root) });
    if (sound.chimes > 0 && random() < 0.3) chimeAt(frame, notes, when + beat, 5 + root);
    if (sound.drums > 0) {
      notes.push({
        instrument: 'drum',
        at: when,
        length: 0.7,
        midi: 36,
        strength: at === 0 ? 1 : 0.6,
      });
    }
  }
}

/** Offsets in beats, degrees over the root, strength. */
function figure(
  pattern: MoodSound['pattern'],
  random: Random,
): readonly (readonly [number, number, number])[] {
  const lift = random() < 0.5 ? 0 : 1;
  switch (pattern) {
    case 'waves':
      return [
        [0, -5, 0.5],
        [0.5, -2, 0.34],
        [1, 0, 0.38],
        [1.5, 2 + lift, 0.34],
      ];
    case 'steps':
      return [
        [0, -5, 0.5],
        [1, 0, 0.38],
        [1.5, -2 + lift, 0.32],
      ];
    case 'drops':
      return [
        [0, -5, 0.48],
        [0.75, 0, 0.32],
        [1.5, 3 - lift, 0.3],
      ];
    case 'open':
      return [
        [0, -5, 0.42],
        [1, lift === 0 ? 0 : -2, 0.3],
      ];
  }
}

/** Home, or the fourth or fifth above it: whichever has most in common with the melody. */
function rootFor({ mode }: Frame, heard: readonly Degree[]): Degree {
  const roots: Degree[] = [0, 2, 3];
  const scores = roots.map((root) => {
    const bass = toMidi(root, 0, mode);
    return heard.reduce(
      (sum, degree) => {
        const interval = (((toMidi(degree, 0, mode) - bass) % 12) + 12) % 12;
        const fit: Record<number, number> = { 0: 3, 7: 3, 4: 2, 3: 2, 5: 1, 9: 1, 8: 1 };
        return sum + (fit[interval] ?? -1);
      },
      root === 0 ? 0.5 : 0,
    );
  });
  return roots[scores.indexOf(Math.max(...scores))] ?? 0;
}

/** The accompaniment lies about an octave below the voice and stays on the strings there are. */
function accompanimentMidi({ home, mode, sound }: Frame, degree: Degree): number {
  const drop = sound.lead === 'low zither' ? 0 : 12;
  let midi = toMidi(degree, home - drop, mode);
  while (midi < 40) midi += 12;
  while (midi > 79) midi -= 12;
  return midi;
}

/** Root, fifth and octave, where the pad does not get in the way of the voice. */
function chordNotes({ home, mode }: Frame, root: Degree): number[] {
  let bass = toMidi(root, home - 12, mode);
  while (bass > 57) bass -= 12;
  while (bass < 45) bass += 12;
  return [bass, bass + 7, bass + 12];
}

function chimeAt({ home, mode }: Frame, notes: Note[], at: number, degree: Degree): void {
  let midi = toMidi(degree, home + 12, mode);
  while (midi > 93) midi -= 12;
  notes.push({ instrument: 'chime', at, length: 2.6, midi, strength: 0.7 });
}

/** The end: a slow run up over home and its octave left to ring. Answers the seconds it takes. */
function close(frame: Frame, notes: Note[], chords: Chord[], start: number): number {
  const { beat, home, mode, sound } = frame;
  const run: Degree[] = sound.pattern === 'open' ? [-5, 0, 3] : [-5, -2, 0, 2, 3, 5];
  run.forEach((degree, index) => {
    notes.push({
      instrument: 'bass',
      at: start + (index * beat) / 2.2 + index * index * 0.018,
      length: 3.4,
      midi: accompanimentMidi(frame, degree),
      strength: 0.46 - 0.03 * index,
    });
  });
  const last = start + (run.length * beat) / 2.2 + run.length ** 2 * 0.018;
  notes.push({
    instrument: 'zither',
    at: last,
    length: 3.4,
    midi: toMidi(0, home, mode),
    strength: 0.5,
    vibrato: 10,
  });
  chords.push({ at: start, length: last - start + 1.4, notes: chordNotes(frame, 0) });
  return last - start + 3.2;
}
