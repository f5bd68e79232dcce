import { createRandom } from '../pictures/random.ts';
import { frequency, SAMPLE_RATE } from './sound.ts';

/** Seconds of the rise under the nail; without it the stroke is a click. */
const NAIL = 0.0016;

/** Samples between two looks at the pressing hand. */
const BEND_STEP = 16;

/** How a string is played. */
export interface Pluck {
  midi: number;
  /** 0 to 1: louder strokes are brighter too. */
  strength: number;
  /** Seconds until the string is damped. */
  length: number;
  /** A slide into the note from so many semitones away (negative: from below). */
  slideFrom?: number;
  /** Vibrato of the pressing hand, in cents. */
  vibrato?: number;
  /** Where the string is plucked, as a share of its length; near the bridge is thin and bright. */
  place?: number;
}

/**
 * A plucked string after Karplus and Strong, with the loop of Jaffe and Smith: the delay line
 * starts with the shape of a string drawn aside at one point, so every note has the same body, and
 * a little noise for the nail.
 */
export function pluck(options: Pluck): Float32Array {
  const { midi, strength, length, slideFrom = 0, vibrato = 0, place = 0.14 } = options;
  const hertz = frequency(midi);
  const lowest = hertz * 2 ** (Math.min(0, slideFrom) / 12) * 0.97;
  const size = Math.ceil(SAMPLE_RATE / lowest) + 8;
  const line = excite(size, SAMPLE_RATE / hertz, strength, place, midi);
  const total = Math.round((length + 0.12) * SAMPLE_RATE);
  const out = new Float32Array(total);

  // Seconds for a fall of 60 dB: low strings ring on.
  const ring = Math.min(6, Math.max(2, 6.4 - (midi - 40) * 0.075));
  const loss = 10 ** (-3 / (hertz * ring));
  // High strings pass the filter more often, so that each pass must take less.
  const damping = (0.5 - 0.4 * (0.45 + 0.55 * strength)) * Math.min(1, 280 / hertz);
  const release = Math.round(length * SAMPLE_RATE);
  const bends = slideFrom !== 0 || vibrato !== 0;
  let write = 0;
  let previous = 0;
  let muted = 1;
  let period = SAMPLE_RATE / hertz;
  for (let i = 0; i < total; i++) {
    const seconds = i / SAMPLE_RATE;
    if (bends && i % BEND_STEP === 0) {
      const slide = slideFrom * Math.exp(-seconds * 11);
      const depth = Math.min(1, Math.max(0, seconds - 0.16) * 3);
      const sway = (vibrato / 100) * depth * Math.sin(seconds * 33);
      period = SAMPLE_RATE / (hertz * 2 ** ((slide + sway) / 12));
    }
    // The averaging filter below delays by `damping` samples.
    const sample = readLine(line, write, period - damping);
    const filtered = sample * (1 - damping) + previous * damping;
    previous = sample;
    if (i > release) muted *= 0.9965;
    out[i] = sample * muted * Math.min(1, seconds / NAIL);
    line[write] = filtered * loss;
    write = write + 1 === line.length ? 0 : write + 1;
  }
  return out;
}

/** Lagrange interpolation over four samples: keeps the treble that two would lose. */
function readLine(line: Float32Array, write: number, delay: number): number {
  const size = line.length;
  const whole = Math.floor(delay);
  const t = delay - whole;
  let index = write - whole - 2;
  if (index < 0) index += size;
  if (index < 0) index += size;
  const a = line[index] ?? 0;
  const b = line[index + 1 >= size ? index + 1 - size : index + 1] ?? 0;
  const c = line[index + 2 >= size ? index + 2 - size : index + 2] ?? 0;
  const d = line[index + 3 >= size ? index + 3 - size : index + 3] ?? 0;
  // b is one sample older than c; t moves from c (0) towards b (1).
  const u = 1 - t;
  return (
    (a * (-u * (u - 1) * (u - 2))) / 6 +
    (b * ((u + 1) * (u - 1) * (u - 2))) / 2 +
    (c * (-(u + 1) * u * (u - 2))) / 2 +
    (d * ((u + 1) * u * (u - 1))) / 6
  );
}

function excite(
  size: number,
  period: number,
  strength: number,
  place: number,
  seed: number,
): Float32Array {
  const random = createRandom(seed * 131 + 7);
  const cycle = Math.round(period);
  const shape = new Float32Array(size);
  const corner = Math.max(1, Math.round(cycle * place));
  let mean = 0;
  for (let i = 0; i < cycle; i++) {
    // The slope of a triangle: positive up to the finger, negative after it.
    const slope = i < corner ? 1 / place : -1 / (1 - place);
    const value = slope * 0.22 + (random() * 2 - 1) * 0.3 * (0.3 + 0.7 * strength);
    shape[i] = value;
    mean += value / cycle;
  }
  const soft = 0.7 - 0.5 * strength;
  let last = 0;
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < cycle; i++) {
      last = last * soft + ((shape[i] ?? 0) - (pass === 0 ? mean : 0)) * (1 - soft);
      shape[i] = last;
    }
  }
  // Placed so that the newest sample of the loop is the end of the cycle.
  const line = new Float32Array(size);
  for (let i = 0; i < cycle; i++) line[size - cycle + i] = (shape[i] ?? 0) * (0.3 + 0.7 * strength);
  return line;
}
