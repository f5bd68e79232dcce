import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from './sound.ts';

/** kbit/s; constant, so that players seek and tell the length right without an index. */
const BIT_RATE = 24;

/** Encodes mono samples between -1 and 1. */
export async function createEncoder(): Promise<(samples: Float32Array) => Uint8Array> {
  const encoder = await createMp3Encoder();
  return (samples) => {
    encoder.configure({
      sampleRate: SAMPLE_RATE,
      channels: 1,
      bitrate: BIT_RATE,
      outputSampleRate: SAMPLE_RATE,
    });
    // What the encoder answers lies in its own memory and is copied at once.
    const body = Uint8Array.from(encoder.encode([samples]));
    const end = Uint8Array.from(encoder.finalize());
    const file = new Uint8Array(body.length + end.length);
    file.set(body);
    file.set(end, body.length);
    return file;
  };
}
