import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  /** `sha256-…` of each script that stands in the head. */
  inlineScriptHashes: readonly string[];
  publicUrl?: string;
  /** Vite's own inline scripts and its socket need the policy away while developing. */
  withPolicy: boolean;
}

/** Sets the security headers of every answer. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { inlineScriptHashes, publicUrl, withPolicy }: SecurityOptions,
): Promise<void> {
  const encrypted = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: withPolicy && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Articles and music catalogues show pictures and songs from any host.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Hosts of music catalogues refuse pictures and songs asked for from a foreign page.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: encrypted && { maxAge: 31_536_000 },
  });
}
