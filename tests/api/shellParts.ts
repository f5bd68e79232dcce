import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerParts } from '#server/app.ts';
import { createPageCache } from '#server/render/pageCache.ts';

/** A folder of its own for one test file, with these files in it. */
export async function makeFolder(
  files: Record<string, string | Buffer> = {},
): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'blog-test-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A server in the place of the whole site: no database, pages that name their address. */
export function shellParts(contentDir: string, over: Partial<ServerParts> = {}): ServerParts {
  return {
    config: { contentDir, trustProxy: false },
    version: '1.2.3',
    inlineScriptHashes: ['sha256-abc='],
    fontFile: (name) => (name === 'title.1a2b.woff2' ? `${contentDir}/font.woff2` : undefined),
    registerApi: () => {},
    music: {
      kind: 'upstream',
      upstream: { ask: async () => ({ status: 200, body: { code: 200, list: [] } }) },
    },
    pages: () => ({
      cache: createPageCache(),
      resolve: async (url) =>
        url === '/'
          ? { kind: 'redirect', to: '/home' }
          : { kind: 'page', url: url.replace(/[?&]utm_[^&]*/g, '') },
      render: async (url, origin) => {
        if (url === '/broken') throw new Error('secret path /srv/blog');
        const status = url.startsWith('/no') || url === '/404' ? 404 : 200;
        return { status, html: `<p>${origin}${url}</p>` };
      },
    }),
    pingDatabase: async () => {},
    logLevel: 'fatal',
    ...over,
  };
}

/** Listens on a free port; `url` has no slash at the end. */
export async function listen(
  parts: ServerParts,
): Promise<{ app: FastifyInstance; url: string; close(): Promise<void> }> {
  const app = await createServer(parts);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
