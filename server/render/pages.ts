import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '#server/plugins/entityTags.ts';
import { limitRenders, TooManyRenders } from '#server/plugins/rateLimits.ts';
import { requestOrigin } from '#server/plugins/requestOrigin.ts';
import { type CompressedPage, chooseEncoding } from '#server/render/compressPage.ts';
import { failurePage } from '#server/render/failurePage.ts';
import type { PageCache, PageMaker } from '#server/render/pageCache.ts';
import { type Resolved, readPageUrl } from '#server/render/pageUrl.ts';
import type { RenderedDocument } from '#server/render/renderPage.ts';
import { createRenderQueue, TooBusy } from '#server/render/renderQueue.ts';

export interface PageParts {
  render(url: string, origin: string): Promise<RenderedDocument>;
  resolve(url: string): Promise<Resolved>;
  cache: PageCache;
}

interface PageOptions {
  publicUrl?: string;
  /** Pages made a minute for one address; kept ones do not count. */
  rendersPerMinute?: number;
}

/** Seconds after which a visitor is asked to come again when the site is busy. */
const BUSY_SECONDS = 5;

/** Answers every address that is no file and no call with a rendered page. */
export async function servePages(
  app: FastifyInstance,
  { render, resolve, cache }: PageParts,
  { publicUrl, rendersPerMinute }: PageOptions,
): Promise<void> {
  const admit = await limitRenders(app, rendersPerMinute);
  const inTurn = createRenderQueue();

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const asked = readPageUrl(request.url);
    if (asked === undefined) return sendFailurePage(reply, 400, '这个网址不正确');
    if (asked.moved) return reply.redirect(asked.url, 301);
    const origin = requestOrigin(request, publicUrl);
    const maker: PageMaker = {
      render: (url) => inTurn(() => render(url, origin)),
      admit: () => admit(request),
    };
    try {
      const page = await resolve(asked.url);
      if (page.kind === 'redirect') {
        return reply.header('cache-control', 'no-cache').redirect(page.to, 302);
      }
      return sendPage(request, reply, await cache.get(origin, page.url, maker));
    } catch (error) {
      return sendTrouble(request, reply, error);
    }
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const tag = page.tags[encoding];
  reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], tag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

function sendTrouble(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof TooManyRenders) {
    return sendFailurePage(reply.header('retry-after', error.seconds), 429, error.message);
  }
  if (error instanceof TooBusy) {
    return sendFailurePage(reply.header('retry-after', BUSY_SECONDS), 503, error.message);
  }
  request.log.error(error);
  return sendFailurePage(reply, 500, '页面暂时打不开');
}

export function sendFailurePage(
  reply: FastifyReply,
  status: number,
  sentence: string,
): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failurePage(sentence));
}
