import { IncomingMessage } from 'node:http';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What one address may ask for in a minute. */
export interface Limits {
  /** Calls that read. */
  reads: number;
  /** Calls that write. */
  writes: number;
  /** Pages that have to be made. */
  renders: number;
}

const LIMITS: Limits = { reads: 1200, writes: 60, renders: 120 };
const MINUTE = 60_000;
/** Addresses remembered at once. */
const REMEMBERED = 20_000;

class TooManyRequests extends Error {
  readonly statusCode = 429;
}

/** One address wants more pages made than it may; `message` is for the visitor. */
export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
  /** Until it may again. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`打开得太快了，请过 ${seconds} 秒再试`);
    this.seconds = seconds;
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip, 64);
}

/** Limits how often one address may call this scope; reads and writes are counted apart. */
export async function addRateLimits(
  app: FastifyInstance,
  limits: Pick<Limits, 'reads' | 'writes'> = LIMITS,
): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: MINUTE,
    cache: REMEMBERED,
    max: (request) => (isRead(request) ? limits.reads : limits.writes),
    keyGenerator: (request) => `${isRead(request) ? 'r' : 'w'} ${addressOf(request)}`,
    // The server's own calls while it renders a page come over no socket.
    allowList: (request) => !(request.raw instanceof IncomingMessage),
    errorResponseBuilder: (_request, { ttl }) =>
      new TooManyRequests(`请求太频繁了，请 ${Math.ceil(ttl / 1000)} 秒后再试`),
  });
}

/**
 * Counts the pages made for each address.
 *
 * @returns what is called before one is made; rejects with TooManyRenders.
 */
export async function limitRenders(
  app: FastifyInstance,
  renders = LIMITS.renders,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE,
    cache: REMEMBERED,
    max: renders,
    keyGenerator: addressOf,
  });
  const count = app.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRenders(counted.ttlInSeconds);
  };
}
