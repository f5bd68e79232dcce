import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteLru } from '#server/byteLru.ts';

/** Bytes of all kept answers together, and of the largest one that is kept. */
const CAPACITY = 4 * 1024 * 1024;
const LARGEST = 512 * 1024;
/** Characters; longer addresses are not kept. */
const LONGEST_URL = 1024;

interface Answer {
  version: number;
  body: Buffer;
  bytes: number;
}

/** Answers of reads, kept as they are sent until anything they are made from changes. */
export interface AnswerCache {
  /** Answers with the envelope around what `read` gives, asked only when no fresh answer is kept. */
  send(
    request: Pick<FastifyRequest, 'url'>,
    reply: FastifyReply,
    read: () => Promise<unknown>,
  ): Promise<FastifyReply>;
}

/** @param source its version grows with every change of what the answers are made from. */
export function createAnswerCache(
  source: { readonly version: number },
  capacity = CAPACITY,
): AnswerCache {
  const kept = new ByteLru<Answer>(capacity);
  const keep = (url: string, version: number, body: Buffer) => {
    if (url.length > LONGEST_URL || body.length > LARGEST) kept.delete(url);
    else kept.set(url, { version, body, bytes: body.length + url.length * 2 });
  };

  return {
    async send({ url }, reply, read) {
      const answer = kept.get(url);
      const { version } = source;
      reply.type('application/json; charset=utf-8');
      if (answer?.version === version) return reply.send(answer.body);
      const result = await read();
      const body = Buffer.from(String(reply.serialize({ code: 0, message: 'success', result })));
      keep(url, version, body);
      return reply.send(body);
    },
  };
}
