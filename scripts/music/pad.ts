import { frequency, SAMPLE_RATE } from './sound.ts';

/** A chord held softly under the melody: detuned pairs of sines, slow to come and to go. */
export function hold(notes: readonly number[], length: number): Float32Array {
  const attack = Math.min(1.1, length * 0.45);
  const release = 1.4;
  const total = Math.round((length + release) * SAMPLE_RATE);
  const out = new Float32Array(total);
  for (const midi of notes) {
    const hertz = frequency(midi);
    for (const [ratio, level] of [
      [0.9986, 0.5],
      [1.0014, 0.5],
      [2.0011, 0.16],
      [3.0007, 0.05],
    ] as const) {
      addSine(out, hertz * ratio, level / notes.length);
    }
  }
  for (let i = 0; i < total; i++) {
    const seconds = i / SAMPLE_RATE;
    const rise = Math.min(1, seconds / attack);
    const fall = Math.min(1, (total - i) / SAMPLE_RATE / release);
    out[i] = (out[i] ?? 0) * rise * rise * (3 - 2 * rise) * fall * fall;
  }
  return out;
}

/** A sine by turning a vector, which costs less than a call of Math.sin for each sample. */
function addSine(out: Float32Array, hertz: number, level: number): void {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let x = 1;
  let y = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + y * level;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}
