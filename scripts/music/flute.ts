import { createRandom } from '../pictures/random.ts';
import { frequency, SAMPLE_RATE } from './sound.ts';

const TABLE_SIZE = 2048;

/** One cycle of the tone: a strong ground note, little above it. */
const TABLE = makeTable([1, 0.34, 0.16, 0.05, 0.03]);

export interface Breath {
  midi: number;
  /** Seconds. */
  length: number;
  /** 0 to 1. */
  strength: number;
  /** Pitch of the note it comes from, when played in one breath with it. */
  from?: number;
}

/** An end-blown bamboo flute: soft start, late vibrato, some air. */
export function blow({ midi, length, strength, from }: Breath): Float32Array {
  const release = 0.16;
  const total = Math.round((length + release) * SAMPLE_RATE);
  const out = new Float32Array(total);
  const hertz = frequency(midi);
  const start = from === undefined ? hertz * 0.985 : frequency(from);
  const random = createRandom(midi * 977 + Math.round(length * 1000));
  const attack = from === undefined ? 0.09 : 0.05;
  let phase = 0;
  let low = 0;
  let band = 0;
  const tune = 2 * Math.sin((Math.PI * Math.min(hertz * 1.5, 4000)) / SAMPLE_RATE);
  for (let i = 0; i < total; i++) {
    const seconds = i / SAMPLE_RATE;
    const glide = Math.exp(-seconds * (from === undefined ? 26 : 38));
    const depth = Math.min(1, Math.max(0, (seconds - 0.28) * 2.2));
    const sway = 1 + 0.0065 * depth * Math.sin(seconds * 31.4);
    phase += ((hertz + (start - hertz) * glide) * sway) / SAMPLE_RATE;
    if (phase >= 1) phase -= 1;
    const place = phase * TABLE_SIZE;
    const index = Math.floor(place);
    const left = TABLE[index] ?? 0;
    const right = TABLE[index + 1] ?? 0;
    const tone = left + (right - left) * (place - index);
    // A state-variable filter makes the breath sound near the note.
    const noise = random() * 2 - 1;
    low += tune * band;
    band += tune * (noise - low - 0.5 * band);
    const rise = Math.min(1, seconds / attack);
    const left2 = (total - i) / SAMPLE_RATE;
    const fall = Math.min(1, left2 / release);
    const swell = 0.82 + 0.18 * Math.sin(Math.PI * Math.min(1, seconds / Math.max(0.3, length)));
    const envelope = rise * rise * (3 - 2 * rise) * fall * fall * swell;
    const air = 0.035 + 0.1 * Math.exp(-seconds * 18);
    out[i] =
      (tone * (1 + 0.06 * depth * Math.sin(seconds * 31.4)) + band * air) * envelope * strength;
  }
  return out;
}

function makeTable(harmonics: readonly number[]): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let i = 0; i <= TABLE_SIZE; i++) {
    harmonics.forEach((level, index) => {
      const angle = ((index + 1) * i * 2 * Math.PI) / TABLE_SIZE;
      table[i] = (table[i] ?? 0) + level * Math.sin(angle);
    });
  }
  return table;
}
