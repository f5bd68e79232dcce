import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ViteDevServer } from 'vite';
import { createServer, type ServerParts } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { closeServer, endOnSignals } from '#server/lifecycle.ts';
import { openSite } from '#server/openSite.ts';
import type { Limits } from '#server/plugins/rateLimits.ts';
import { projectRoot, projectVersion } from '#server/projectRoot.ts';
import { builtPages } from '#server/render/builtPages.ts';
import { devPages } from '#server/render/devPages.ts';
import { scriptHash } from '#server/render/scriptHash.ts';
import { registerApi } from '#server/routes/index.ts';
import { checkFolders, listenError } from '#server/startChecks.ts';
import { StartError } from '#server/startError.ts';
import { tellTerminal } from '#server/tell.ts';
import { themeHeadScript } from '#src/headScript.ts';

/**
 * Percent the heap grows by until it is tidied: left alone, V8 waits until the garbage of a large import
 * is several times what is in use, and a quiet site would hold it for days.
 */
const HEAP_GROWTH = 40;

interface StartOptions {
  /** While developing: answers for scripts and styles, and renders from the sources. */
  vite?: ViteDevServer;
  limits?: Limits;
}

interface RunningServer {
  /** `http://host:port` */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the site: configuration, database, content, music, then listens and prints `ready http://…`.
 *
 * @throws StartError for everything the owner can put right.
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  { vite, limits }: StartOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  await checkFolders(config);
  const root = projectRoot();
  /** Undone in reverse order, at the end or when the start fails. */
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let undo = opened.pop(); undo; undo = opened.pop()) await undo();
  };
  try {
    const site = await openSite(config, root, tellTerminal, opened);
    const { store, articles, music, font, cache } = site;
    const clientDir = join(root, 'dist/client');
    const front: Pick<ServerParts, 'clientDir' | 'pages' | 'middleware'> = vite
      ? { pages: (app) => devPages(app, vite, font.css), middleware: vite.middlewares }
      : { pages: await builtPages(clientDir, cache, font.css), clientDir };
    const app = await createServer({
      config,
      version: await projectVersion(root),
      inlineScriptHashes: [scriptHash(themeHeadScript)],
      fontFile: font.fileOf,
      registerApi: (api) =>
        registerApi(api, { store, renderArticle: articles.renderArticle, source: articles }),
      music,
      pingDatabase: async () => {
        await sql`select 1`.execute(store.db);
      },
      limits,
      ...front,
    });
    opened.push(() => closeServer(app));
    const url = await listen(app, config);
    tellTerminal.say(`ready ${url}`);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs the site until a signal ends it; what keeps it from starting is one sentence and code 1. */
export async function main(options: Pick<StartOptions, 'limits'> = {}): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const starting = startServer(process.env, options);
  endOnSignals(async () => (await starting).close());
  try {
    await starting;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/** @returns an address that opens in a browser on this machine. */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { host, port } = config;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenError(error, config);
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${bound}`;
}
