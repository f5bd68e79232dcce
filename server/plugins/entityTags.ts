import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Gives text answers of this scope a weak ETag, and answers 304 where the visitor has the same already. */
export function addEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (
      !isWhole(payload) ||
      reply.statusCode !== 200 ||
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      reply.getHeader('cache-control') === 'no-store'
    ) {
      done(null, payload);
      return;
    }
    // Weak, since the same text goes out in several encodings.
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (!matchesTag(request.headers['if-none-match'], tag)) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-length');
    reply.removeHeader('content-type');
    done(null, null);
  });
}

/** Text, also as bytes (kept answers are); a stream is known only when it has gone out. */
function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

/** Whether an If-None-Match header names this tag, by the weak comparison of RFC 9110. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const bare = tag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === bare);
}
