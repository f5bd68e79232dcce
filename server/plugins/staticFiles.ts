import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUDIO_TYPES, typeOf } from '#server/music/scanFolder.ts';

interface StaticOptions {
  /** dist/client; none while developing, then Vite serves the scripts. */
  clientDir?: string;
  contentDir: string;
  /** The file of a subset font. */
  fontFile(name: string): string | undefined;
}

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'ico']);
const MUSIC = new Set<string>([...AUDIO_TYPES, ...PICTURES]);
/** What an article may have beside it; never its Markdown. */
const ATTACHMENTS = new Set<string>([...MUSIC, 'mp4', 'webm', 'pdf', 'zip']);
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const ICON = '/pictures/icon.svg';

/** Serves the built scripts, and from the content folder pictures, music and what lies beside articles. */
export async function serveFiles(app: FastifyInstance, options: StaticOptions): Promise<void> {
  const { clientDir, contentDir, fontFile } = options;
  if (clientDir !== undefined) {
    await app.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      cacheControl: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      setHeaders: (reply) => {
        reply.header('cache-control', FOREVER);
      },
    });
  }
  await serveFolder(app, '/pictures/', join(contentDir, 'pictures'), PICTURES);
  await serveFolder(app, '/music/', join(contentDir, 'music'), MUSIC);

  await serveFolder(app, '/articles/', join(contentDir, 'articles'), ATTACHMENTS);

  app.get<{ Params: { name: string } }>('/fonts/:name', async (request, reply) => {
    const file = fontFile(request.params.name);
    const bytes = file && (await readFile(file).catch(() => undefined));
    if (!bytes) return reply.callNotFound();
    return reply.type('font/woff2').header('cache-control', FOREVER).send(bytes);
  });
  app.get('/favicon.ico', (_request, reply) => reply.redirect(ICON, 302));
}

async function serveFolder(
  app: FastifyInstance,
  prefix: string,
  root: string,
  types: ReadonlySet<string>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    // A blog without songs has no such folder; one made later is served from then on.
    suppressWarning: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    // Folders that begin with _ are drafts.
    allowedPath: (path) => types.has(typeOf(path)) && !path.includes('/_'),
    setHeaders: (reply, path) => contentHeaders(reply, path),
  });
}

function contentHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', A_DAY);
  // Feed readers and link previews show pictures of the site on their own pages.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (typeOf(path) === 'svg') {
    // Opened by itself, an SVG is a document: it may draw, not run.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
  }
}

/** Whether a path belongs to files, where a missing one is a short 404 and no page. */
export function isFilePath({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return /^\/(assets|pictures|music|articles|fonts)\//.test(url);
}

export function fileNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('文件没有找到');
}
