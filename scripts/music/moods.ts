import type { Mood } from './poems/types.ts';

/** Which of the five notes is home: gong, shang, jue, zhi, yu. */
type Mode = 0 | 1 | 2 | 3 | 4;

export interface MoodSound {
  /** Beats a minute, from and to. */
  tempo: readonly [number, number];
  modes: readonly Mode[];
  /** Who sings the words. */
  lead: 'zither' | 'flute' | 'low zither';
  /** Where the voice lies: MIDI note of the middle of its range. */
  middle: number;
  /** The running accompaniment: eighths a bar that are struck. */
  pattern: 'waves' | 'steps' | 'drops' | 'open';
  /** Shares of the mix. */
  pad: number;
  chimes: number;
  drums: number;
  hall: number;
}

/** What a mood sounds like. */
export const MOOD_SOUNDS: Record<Mood, MoodSound> = {
  night: {
    tempo: [66, 74],
    modes: [4, 4, 3],
    lead: 'zither',
    middle: 69,
    pattern: 'drops',
    pad: 0.5,
    chimes: 0.1,
    drums: 0,
    hall: 0.3,
  },
  river: {
    tempo: [74, 84],
    modes: [3, 1, 0],
    lead: 'flute',
    middle: 71,
    pattern: 'waves',
    pad: 0.34,
    chimes: 0,
    drums: 0,
    hall: 0.26,
  },
  spring: {
    tempo: [82, 92],
    modes: [0, 3],
    lead: 'flute',
    middle: 74,
    pattern: 'steps',
    pad: 0.26,
    chimes: 0.06,
    drums: 0,
    hall: 0.2,
  },
  summer: {
    tempo: [84, 94],
    modes: [0, 1],
    lead: 'zither',
    middle: 72,
    pattern: 'steps',
    pad: 0.24,
    chimes: 0.05,
    drums: 0,
    hall: 0.18,
  },
  autumn: {
    tempo: [68, 76],
    modes: [4, 1],
    lead: 'zither',
    middle: 66,
    pattern: 'waves',
    pad: 0.42,
    chimes: 0,
    drums: 0,
    hall: 0.26,
  },
  snow: {
    tempo: [64, 72],
    modes: [3, 4],
    lead: 'zither',
    middle: 74,
    pattern: 'open',
    pad: 0.55,
    chimes: 0.24,
    drums: 0,
    hall: 0.36,
  },
  wine: {
    tempo: [72, 82],
    modes: [1, 3, 4],
    lead: 'low zither',
    middle: 60,
    pattern: 'drops',
    pad: 0.36,
    chimes: 0.05,
    drums: 0,
    hall: 0.24,
  },
  frontier: {
    tempo: [78, 88],
    modes: [4, 1],
    lead: 'flute',
    middle: 68,
    pattern: 'steps',
    pad: 0.4,
    chimes: 0,
    drums: 0.5,
    hall: 0.3,
  },
};
