import { SAMPLE_RATE } from './sound.ts';

/** What every song is brought to, in LUFS. */
const TARGET_LOUDNESS = -18;

/** The limiter's ceiling, in dBFS; a low bit rate may add up to 2 dB to a peak. */
const CEILING = -3;

/** The last steps: rumble out, fades, equal loudness, peaks held below the ceiling. */
export function master(mix: Float32Array, fadeOut: number): Float32Array {
  const sound = highpass(mix, 38);
  fade(sound, 0.35, fadeOut);
  let gain = 1;
  let result = sound;
  // The limiter takes away some of the loudness, which the next round makes up for.
  for (let round = 0; round < 3; round++) {
    gain *= 10 ** ((TARGET_LOUDNESS - loudness(result)) / 20);
    result = limit(
      sound.map((sample) => sample * gain),
      10 ** (CEILING / 20),
    );
  }
  return result;
}

/**
 * Integrated loudness in LUFS after ITU-R BS.1770: K-weighting, blocks of 400 ms, an absolute gate
 * at -70 and a relative one 10 below.
 */
export function loudness(sound: Float32Array): number {
  const weighted = biquad(biquad(sound, shelf()), highpassCoefficients(38.13547, 0.5003270373));
  const block = Math.round(0.4 * SAMPLE_RATE);
  const step = Math.round(0.1 * SAMPLE_RATE);
  const powers: number[] = [];
  for (let start = 0; start + block <= weighted.length; start += step) {
    let sum = 0;
    for (let i = start; i < start + block; i++) sum += (weighted[i] ?? 0) ** 2;
    powers.push(sum / block);
  }
  const level = (power: number) => -0.691 + 10 * Math.log10(power);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const audible = powers.filter((power) => level(power) > -70);
  const gate = level(mean(audible)) - 10;
  return level(mean(audible.filter((power) => level(power) > gate)));
}

interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** The first filter of BS.1770 for any sample rate: +4 dB above 1.7 kHz, as a head adds. */
function shelf(): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function highpassCoefficients(hertz: number, q: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / SAMPLE_RATE);
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

function highpass(sound: Float32Array, hertz: number): Float32Array {
  return biquad(sound, highpassCoefficients(hertz, Math.SQRT1_2));
}

function biquad(sound: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const out = new Float32Array(sound.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < sound.length; i++) {
    const x = sound[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

function fade(sound: Float32Array, inSeconds: number, outSeconds: number): void {
  const rise = Math.round(inSeconds * SAMPLE_RATE);
  const fall = Math.round(outSeconds * SAMPLE_RATE);
  for (let i = 0; i < rise; i++)
    sound[i] = (sound[i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / rise));
  for (let i = 0; i < fall; i++) {
    const index = sound.length - 1 - i;
    sound[index] = (sound[index] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / fall));
  }
}

/** Looks 5 ms ahead and turns down in time, then lets go over 120 ms. */
function limit(sound: Float32Array, ceiling: number): Float32Array {
  const ahead = Math.round(0.005 * SAMPLE_RATE);
  const recover = 1 - Math.exp(-1 / (0.12 * SAMPLE_RATE));
  const wanted = new Float32Array(sound.length).fill(1);
  for (let i = 0; i < sound.length; i++) {
    const peak = Math.abs(sound[i] ?? 0);
    if (peak <= ceiling) continue;
    const gain = ceiling / peak;
    for (let j = Math.max(0, i - ahead); j <= i; j++) {
      const eased = 1 - (1 - gain) * ((j - i + ahead) / ahead);
      if (eased < (wanted[j] ?? 1)) wanted[j] = eased;
    }
  }
  let gain = 1;
  for (let i = 0; i < sound.length; i++) {
    const target = wanted[i] ?? 1;
    gain = target < gain ? target : gain + (target - gain) * recover;
    sound[i] = (sound[i] ?? 0) * gain;
  }
  return sound;
}
