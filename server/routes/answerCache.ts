import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of all kept answers together, and of the largest one that is kept. */
const CAPACITY = 4 * 1024 * 1024;
const LARGEST = 512 * 1024;
/** Characters; longer addresses are not kept. */
const LONGEST_URL = 1024;

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
  // A Map keeps the order of insertion: the first is the one not asked for the longest.
  const kept = new Map<string, { version: number; body: Buffer }>();
  let bytes = 0;

  const forget = (url: string) => {
    const entry = kept.get(url);
    if (entry === undefined) return;
    bytes -= entry.body.length;
    kept.delete(url);
  };
  const keep = (url: string, version: number, body: Buffer) => {
    forget(url);
    if (url.length > LONGEST_URL || body.length > LARGEST) return;
    kept.set(url, { version, body });
    bytes += body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= capacity) break;
      forget(oldest);
    }
  };

  return {
    async send({ url }, reply, read) {
      const entry = kept.get(url);
      const { version } = source;
      reply.type('application/json; charset=utf-8');
      if (entry?.version === version) {
        kept.delete(url);
        kept.set(url, entry);
        return reply.send(entry.body);
      }
      const result = await read();
      const body = Buffer.from(String(reply.serialize({ code: 0, message: 'success', result })));
      keep(url, version, body);
      return reply.send(body);
    },
  };
}
