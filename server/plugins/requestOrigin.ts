import type { FastifyRequest } from 'fastify';

const HOST = /^([a-z\d._-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * `https://host` the visitor reached the site at: PUBLIC_URL where it is set, else the Host header (or
 * what a trusted proxy says of it). A header that is no host name counts as localhost.
 */
export function requestOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl) return publicUrl;
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  return `${protocol}://${HOST.test(request.host) ? request.host.toLowerCase() : 'localhost'}`;
}
