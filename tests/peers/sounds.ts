import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * `corrupt` is no sound; `stalling` sends 20 s of it and then nothing, `silent` nothing at all, the
 * connection staying open.
 */
export type SoundKind = 'whole' | 'corrupt' | 'stalling' | 'silent';

/** Seconds. */
const SOUND_LENGTH = 60;
const SAMPLES_A_SECOND = 16_000;
const BYTES_A_SECOND = SAMPLES_A_SECOND * 2;
const HEAD = 44;
/** Seconds of sound before nothing more comes. */
const COMES: Record<SoundKind, number> = {
  whole: SOUND_LENGTH,
  corrupt: SOUND_LENGTH,
  stalling: 20,
  silent: 0,
};

/** Serves sounds under `/sound`, by ranges; an address of a life that is over is refused. */
export function serveSounds(app: FastifyInstance, life: () => number) {
  const sounds = { tone: tone(), noise: Buffer.alloc(64 * 1024, '这不是声音') };
  app.get<{ Params: { kind: SoundKind; life: string } }>(
    '/sound/:kind/:life/:id',
    (request, reply) => {
      if (Number(request.params.life) !== life()) return reply.code(403).send();
      const bytes = request.params.kind === 'corrupt' ? sounds.noise : sounds.tone;
      const [, first = '0', last = ''] =
        /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      const begin = Number(first);
      const end = last === '' ? bytes.length : Math.min(bytes.length, Number(last) + 1);
      if (begin >= bytes.length) return reply.code(416).send();
      const coming = Math.min(end, HEAD + COMES[request.params.kind] * BYTES_A_SECOND);
      return reply
        .code(206)
        .header('content-type', 'audio/wav')
        .header('accept-ranges', 'bytes')
        .header('access-control-allow-origin', '*')
        .header('content-range', `bytes ${begin}-${end - 1}/${bytes.length}`)
        .header('content-length', end - begin)
        .send(coming === end ? bytes.subarray(begin, end) : halting(bytes.subarray(begin, coming)));
    },
  );
}

/** These bytes, and then silence without an end. */
function halting(bytes: Buffer): Readable {
  const stream = new Readable({ read() {} });
  if (bytes.length > 0) stream.push(bytes);
  return stream;
}

/** A quiet A as a WAV file: 16 bit, one channel. */
function tone(): Buffer {
  const length = SOUND_LENGTH * BYTES_A_SECOND;
  const wav = Buffer.alloc(HEAD + length);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(HEAD - 8 + length, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLES_A_SECOND, 24);
  wav.writeUInt32LE(BYTES_A_SECOND, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(length, 40);
  for (let sample = 0; sample < length / 2; sample += 1) {
    const angle = (2 * Math.PI * 440 * sample) / SAMPLES_A_SECOND;
    wav.writeInt16LE(Math.round(Math.sin(angle) * 3000), HEAD + sample * 2);
  }
  return wav;
}
