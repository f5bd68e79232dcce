/**
 * Samples a second. With it a frame of the MP3 has a whole number of bytes, and the 12 kHz it holds
 * are enough for strings.
 */
export const SAMPLE_RATE = 24000;

/** Frequency of a MIDI note, in Hz; 69 is A at 440. */
export function frequency(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Adds a sound into a mix, from `start` seconds on. */
export function addAt(mix: Float32Array, sound: Float32Array, start: number, gain: number): void {
  const offset = Math.round(start * SAMPLE_RATE);
  const end = Math.min(sound.length, mix.length - offset);
  for (let i = Math.max(0, -offset); i < end; i++) {
    mix[offset + i] = (mix[offset + i] ?? 0) + (sound[i] ?? 0) * gain;
  }
}
