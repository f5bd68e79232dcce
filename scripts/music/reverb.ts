import { SAMPLE_RATE } from './sound.ts';

/** Delays of Freeverb (public domain, by Jezar), in samples at 44.1 kHz. */
const COMBS = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617];
const ALLPASSES = [556, 441, 341, 225];

/** Adds the sound of a hall; `wet` is its share, 0 to 1. */
export function reverberate(dry: Float32Array, wet: number): Float32Array {
  const scale = SAMPLE_RATE / 44100;
  const room = 0.82;
  const damp = 0.36;
  const early = Math.round(0.019 * SAMPLE_RATE);
  const hall = new Float32Array(dry.length);
  for (const delay of COMBS) {
    const line = new Float32Array(Math.round(delay * scale));
    let index = 0;
    let kept = 0;
    for (let i = early; i < dry.length; i++) {
      const sample = line[index] ?? 0;
      kept = sample * (1 - damp) + kept * damp;
      line[index] = (dry[i - early] ?? 0) * 0.06 + kept * room;
      index = index + 1 === line.length ? 0 : index + 1;
      hall[i] = (hall[i] ?? 0) + sample;
    }
  }
  for (const delay of ALLPASSES) {
    const line = new Float32Array(Math.round(delay * scale));
    let index = 0;
    for (let i = 0; i < hall.length; i++) {
      const kept = line[index] ?? 0;
      const sample = hall[i] ?? 0;
      line[index] = sample + kept * 0.5;
      index = index + 1 === line.length ? 0 : index + 1;
      hall[i] = kept - sample * 0.5;
    }
  }
  const out = new Float32Array(dry.length);
  for (let i = 0; i < dry.length; i++)
    out[i] = (dry[i] ?? 0) * (1 - wet * 0.4) + (hall[i] ?? 0) * wet;
  return out;
}
