import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ViteDevServer } from 'vite';
import { createServer } from '#server/app.ts';
import { createArticleRenderer } from '#server/articleRenderer.ts';
import { type Config, readConfig } from '#server/config.ts';
import { followContent } from '#server/followContent.ts';
import { closeServer, endOnSignals } from '#server/lifecycle.ts';
import { openMusic } from '#server/musicSource.ts';
import type { Limits } from '#server/plugins/rateLimits.ts';
import { projectRoot, projectVersion } from '#server/projectRoot.ts';
import { readClientBuild } from '#server/render/clientBuild.ts';
import { devPages } from '#server/render/devPages.ts';
import { createInjectFetch } from '#server/render/injectFetch.ts';
import { createPageCache, type PageCache } from '#server/render/pageCache.ts';
import type { PageParts } from '#server/render/pages.ts';
import { renderPage } from '#server/render/renderPage.ts';
import { scriptHash } from '#server/render/scriptHash.ts';
import { registerApi } from '#server/routes/index.ts';
import { checkFolders, listenError } from '#server/startChecks.ts';
import { errorText, StartError } from '#server/startError.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { themeHeadScript } from '#src/headScript.ts';
import { canonicalPath } from '#src/routes.ts';

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

const tell = {
  say: (line: string) => console.log(line),
  warn: (line: string) => console.warn(line),
};

/**
 * Starts the site: configuration, database, content, music, then listens and prints `ready http://…`.
 *
 * @throws StartError for everything the owner can put right.
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  options: StartOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  await checkFolders(config);
  /** Undone in reverse order, at the end or when the start fails. */
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let undo = opened.pop(); undo; undo = opened.pop()) await undo();
  };
  try {
    tell.say('正在打开数据库…');
    const store = await openStore({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      onError: (error) => tell.warn(`数据库：${errorText(error)}`),
    });
    opened.push(() => store.close());
    const cache = createPageCache({ version: () => store.version });
    tell.say('正在读取内容…');
    const content = await followContent(config.contentDir, store, tell);
    opened.push(() => content.close());
    const { renderArticle, refresh } = await createArticleRenderer(store, config.contentDir);
    content.onChange(async () => {
      await refresh();
      cache.clear();
    });
    const { music, close: closeMusic } = openMusic(config, tell.warn);
    opened.push(closeMusic);
    tell.say(`共 ${content.articles} 篇文章`);
    const root = projectRoot();
    const { vite } = options;
    const app = await createServer({
      config,
      version: await projectVersion(root),
      clientDir: vite ? undefined : clientDirOf(root),
      inlineScriptHashes: [scriptHash(themeHeadScript)],
      fonts: new Map(),
      registerApi: (api) => registerApi(api, { store, renderArticle }),
      music,
      pages: vite ? (api) => devPages(api, vite) : await builtPages(clientDirOf(root), cache),
      pingDatabase: () => ping(store),
      limits: options.limits,
      middleware: vite?.middlewares,
    });
    opened.push(() => closeServer(app));
    const url = await listen(app, config);
    tell.say(`ready ${url}`);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs the site until a signal ends it; what keeps it from starting is one sentence and code 1. */
export async function main(options: Pick<StartOptions, 'limits'> = {}): Promise<void> {
  const starting = startServer(process.env, options);
  endOnSignals(async () => (await starting).close());
  try {
    await starting;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

function clientDirOf(root: string): string {
  return join(root, 'dist/client');
}

async function builtPages(
  clientDir: string,
  cache: PageCache,
): Promise<(app: FastifyInstance) => PageParts> {
  const build = await readClientBuild(clientDir);
  return (app) => {
    const fetch = createInjectFetch(app);
    return {
      cache,
      canonicalOf: canonicalPath,
      render: (url, origin) => renderPage(url, { build, fetch, origin }),
    };
  };
}

async function ping(store: Store): Promise<void> {
  await sql`select 1`.execute(store.db);
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
