import { describe, expect, it } from 'vitest';
import { compose } from '../../../scripts/music/compose.ts';
import { loudness, master } from '../../../scripts/music/master.ts';
import { toMidi } from '../../../scripts/music/melody.ts';
import { play } from '../../../scripts/music/play.ts';
import { FILE_NAMES, POEMS } from '../../../scripts/music/poems/index.ts';
import { beatsFor, setLine } from '../../../scripts/music/rhythm.ts';
import { SAMPLE_RATE } from '../../../scripts/music/sound.ts';

function scoreOf(name: string) {
  const poem = POEMS.find((item) => FILE_NAMES.get(item) === name);
  if (!poem) throw new Error(`no song ${name}`);
  return compose(poem, name);
}

describe('compose', () => {
  it('gives the same piece for the same name', () => {
    expect(scoreOf('静夜思')).toEqual(scoreOf('静夜思'));
  });

  it('keeps every song between twenty and sixty seconds, its lines inside it and in order', () => {
    for (const [poem, name] of FILE_NAMES) {
      const { duration, lineStarts } = compose(poem, name);
      expect([name, duration >= 20 && duration <= 60]).toEqual([name, true]);
      if (poem.lines.length > 0) expect(lineStarts).toHaveLength(poem.lines.length);
      expect([...lineStarts].sort((a, b) => a - b)).toEqual(lineStarts);
      expect(lineStarts[0]).toBeGreaterThan(1);
      expect(lineStarts.at(-1)).toBeLessThan(duration - 3);
    }
  });

  it('starts each line on a note of the voice', () => {
    const { notes, lineStarts } = scoreOf('静夜思');
    for (const start of lineStarts) {
      expect(notes.some((note) => note.instrument === 'zither' && note.at === start)).toBe(true);
    }
  });
});

describe('setLine', () => {
  it('gives each syllable a place of its own, in order, to the end of the line', () => {
    const line = '寒蝉凄切，对长亭晚，骤雨初歇';
    const beats = setLine(() => 0.5, line, beatsFor(line, 10));
    expect(beats).toHaveLength(12);
    for (const beat of beats) expect(beat.length).toBeGreaterThan(0);
    expect(beats[0]?.at).toBe(0);
    expect((beats.at(-1)?.at ?? 0) + (beats.at(-1)?.length ?? 0)).toBe(6);
  });
});

describe('toMidi', () => {
  it('walks the five notes from home, by octaves', () => {
    expect([-1, 0, 1, 2, 3, 4, 5].map((degree) => toMidi(degree, 60, 0))).toEqual([
      57, 60, 62, 64, 67, 69, 72,
    ]);
    // The yu mode is the minor one.
    expect([0, 1, 2, 3, 4, 5].map((degree) => toMidi(degree, 57, 4))).toEqual([
      57, 60, 62, 64, 67, 69,
    ]);
  });
});

describe('master', () => {
  it('measures a full sine of 997 Hz as -3 LUFS, as BS.1770 has it', () => {
    const sine = Float32Array.from({ length: SAMPLE_RATE * 3 }, (_, index) =>
      Math.sin((2 * Math.PI * 997 * index) / SAMPLE_RATE),
    );
    expect(loudness(sine)).toBeCloseTo(-3.01, 1);
  });

  it('brings a sound to -18 LUFS, with silent ends', () => {
    const sine = Float32Array.from({ length: SAMPLE_RATE * 4 }, (_, index) =>
      Math.sin((2 * Math.PI * 440 * index) / SAMPLE_RATE),
    );
    const result = master(sine, 1);
    expect(loudness(result)).toBeCloseTo(-18, 1);
    expect(Math.abs(result[0] ?? 1)).toBeLessThan(0.0001);
    expect(Math.abs(result.at(-1) ?? 1)).toBeLessThan(0.0001);
  });
});

describe('play', () => {
  it('gives the same samples every time, below full scale', () => {
    const { notes, chords, ...score } = scoreOf('江雪');
    const opening = {
      ...score,
      notes: notes.slice(0, 12),
      chords: chords.slice(0, 2),
      duration: 6,
    };
    const first = play(opening);
    expect(Buffer.from(play(opening).buffer).equals(Buffer.from(first.buffer))).toBe(true);
    const peak = first.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.1);
    // -3 dBFS.
    expect(peak).toBeLessThanOrEqual(0.7086);
  });
});
