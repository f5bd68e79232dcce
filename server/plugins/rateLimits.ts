import { IncomingMessage } from 'node:http';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests a minute from one address. */
export interface Limits {
  reads: number;
  writes: number;
}

const LIMITS: Limits = { reads: 1200, writes: 60 };
/** Addresses remembered at once. */
const REMEMBERED = 20_000;

class TooManyRequests extends Error {
  readonly statusCode = 429;
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Limits how often one address may call this scope; reads and writes are counted apart. */
export async function addRateLimits(app: FastifyInstance, limits = LIMITS): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    cache: REMEMBERED,
    max: (request) => (isRead(request) ? limits.reads : limits.writes),
    keyGenerator: (request) => `${isRead(request) ? 'r' : 'w'} ${normalizeIP(request.ip, 64)}`,
    // The server's own calls while it renders a page come over no socket.
    allowList: (request) => !(request.raw instanceof IncomingMessage),
    errorResponseBuilder: (_request, { ttl }) =>
      new TooManyRequests(`请求太频繁了，请 ${Math.ceil(ttl / 1000)} 秒后再试`),
  });
}
