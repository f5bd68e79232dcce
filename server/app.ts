import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import middie from '@fastify/middie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { answerClientError } from '#server/plugins/clientErrors.ts';
import { addDocs } from '#server/plugins/docs.ts';
import { addEntityTags } from '#server/plugins/entityTags.ts';
import { answerErrors, apiNotFound, sendFailure } from '#server/plugins/errors.ts';
import { addRateLimits, type Limits } from '#server/plugins/rateLimits.ts';
import { addSecurityHeaders } from '#server/plugins/security.ts';
import { fileNotFound, isFilePath, serveFiles } from '#server/plugins/staticFiles.ts';
import { type PageParts, sendFailurePage, servePages } from '#server/render/pages.ts';
import { registerHealth } from '#server/routes/health.ts';
import { type MusicSource, registerMusic } from '#server/routes/music.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** What the server is put together from. */
export interface ServerParts {
  config: Pick<Config, 'contentDir' | 'publicUrl' | 'trustProxy'>;
  version: string;
  /** dist/client; none while developing. */
  clientDir?: string;
  /** `sha256-…` of each script that stands in the head. */
  inlineScriptHashes: readonly string[];
  /** The file of a subset font by its name below /fonts. */
  fontFile(name: string): string | undefined;
  registerApi(app: FastifyInstance): void | Promise<void>;
  music: MusicSource;
  /** Gets the server, since pages are made from its own calls. */
  pages(app: FastifyInstance): PageParts;
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>;
  limits?: Limits;
  /** Lowest level of what is logged; `warn` where it is not given. */
  logLevel?: 'warn' | 'fatal';
  /** Vite, while developing: it answers for scripts and styles before anything else. */
  middleware?: Middleware;
}

const OPTIONS = {
  /** Bytes of a JSON body. */
  bodyLimit: 64 * 1024,
  /** ms to send a whole request. */
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  /** ms to send the headers; a client that drips them is cut off at the next check. */
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  forceCloseConnections: 'idle',
  return503OnClosing: false,
} as const;

/** Puts the server together; it does not listen yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, middleware } = parts;
  const app = fastify({
    ...OPTIONS,
    trustProxy: trustOf(config.trustProxy),
    logger: { level: parts.logLevel ?? 'warn' },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      if (isFilePath(request)) return fileNotFound(reply);
      return isCall(request.url)
        ? sendFailure(reply, 400, '网址不正确')
        : sendFailurePage(reply, 400, '这个网址不正确');
    },
  });
  answerErrors(app);
  await addSecurityHeaders(app, {
    inlineScriptHashes: parts.inlineScriptHashes,
    publicUrl: config.publicUrl,
    withPolicy: middleware === undefined,
  });
  if (middleware !== undefined) {
    await app.register(middie);
    app.use(middleware);
  }

  await app.register(async (scope) => {
    await addRateLimits(scope, parts.limits);
    addEntityTags(scope);
    await scope.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] });
    await addDocs(scope, parts.version);
    registerMusic(scope, { music: parts.music, publicUrl: config.publicUrl });
    for (const path of ['/api', '/api/*']) {
      scope.all(path, { schema: { hide: true } }, apiNotFound);
    }
    await parts.registerApi(scope);
  });
  registerHealth(app, parts);
  await serveFiles(app, {
    clientDir: parts.clientDir,
    contentDir: config.contentDir,
    fontFile: parts.fontFile,
  });
  await servePages(app, parts.pages(app), {
    publicUrl: config.publicUrl,
    rendersPerMinute: parts.limits?.renders,
  });

  app.setNotFoundHandler((request, reply) => {
    if (isFilePath(request)) return fileNotFound(reply);
    return apiNotFound(request, reply);
  });
  return app;
}

/** A number of proxies, counted from the site outwards, is believed as the owner says. */
function trustOf(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

function isCall(url: string): boolean {
  return /^\/w?api(\/|$)/.test(url);
}
