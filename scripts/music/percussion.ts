import { frequency, SAMPLE_RATE } from './sound.ts';

/** A large drum struck softly, far away. */
export function drum(): Float32Array {
  const total = Math.round(0.7 * SAMPLE_RATE);
  const out = new Float32Array(total);
  let phase = 0;
  for (let i = 0; i < total; i++) {
    const seconds = i / SAMPLE_RATE;
    phase += (62 + 46 * Math.exp(-seconds * 26)) / SAMPLE_RATE;
    const rise = Math.min(1, seconds / 0.004);
    out[i] = Math.sin(2 * Math.PI * phase) * Math.exp(-seconds * 7.5) * rise;
  }
  return fadeEnd(out);
}

/** A small stone chime: partials that are no multiples of each other. */
export function chime(midi: number): Float32Array {
  const hertz = frequency(midi);
  const total = Math.round(2.6 * SAMPLE_RATE);
  const out = new Float32Array(total);
  for (const [ratio, level, decay] of [
    [1, 0.7, 2],
    [2.01, 0.22, 3.2],
    [2.76, 0.2, 4.5],
    [5.4, 0.06, 8],
  ] as const) {
    if (hertz * ratio > SAMPLE_RATE * 0.42) continue;
    const step = (2 * Math.PI * hertz * ratio) / SAMPLE_RATE;
    for (let i = 0; i < total; i++) {
      const seconds = i / SAMPLE_RATE;
      const rise = Math.min(1, seconds / 0.006);
      out[i] = (out[i] ?? 0) + Math.sin(step * i) * level * Math.exp(-seconds * decay) * rise;
    }
  }
  return fadeEnd(out);
}

/** Takes the last 50 ms down to nothing, so that cutting the tail makes no click. */
function fadeEnd(sound: Float32Array): Float32Array {
  const length = Math.round(0.05 * SAMPLE_RATE);
  for (let i = 0; i < length; i++) {
    const index = sound.length - 1 - i;
    sound[index] = (sound[index] ?? 0) * (i / length);
  }
  return sound;
}
