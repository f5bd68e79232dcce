import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '#server/plugins/entityTags.ts';
import { requestOrigin } from '#server/plugins/requestOrigin.ts';
import { chooseEncoding } from '#server/render/compressPage.ts';
import { failurePage } from '#server/render/failurePage.ts';
import type { CachedPage, PageCache } from '#server/render/pageCache.ts';
import { readPageUrl } from '#server/render/pageUrl.ts';
import type { RenderedDocument } from '#server/render/renderPage.ts';

export interface PageParts {
  render(url: string, origin: string): Promise<RenderedDocument>;
  /** The address of the same page without the parameters that do not change it. */
  canonicalOf(url: string): string;
  cache: PageCache;
}

/** Answers every address that is no file and no call with a rendered page. */
export function servePages(app: FastifyInstance, parts: PageParts, publicUrl?: string): void {
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const page = readPageUrl(request.url, parts.canonicalOf);
    if (page === undefined) return sendFailurePage(reply, 400, '这个网址不正确');
    if (page.movedTo !== undefined) return reply.redirect(page.movedTo, 301);
    const origin = requestOrigin(request, publicUrl);
    try {
      const render = () => parts.render(page.url, origin);
      const cached = await parts.cache.get(`${origin} ${page.url}`, render);
      return sendPage(request, reply, cached);
    } catch (error) {
      request.log.error(error);
      return sendFailurePage(reply, 500, '页面暂时打不开');
    }
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (page.kind === 'redirect') return reply.redirect(page.to, 302);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const tag = page.tags[encoding];
  reply.header('etag', tag).header('vary', 'accept-encoding');
  if (page.status === 200 && matchesTag(request.headers['if-none-match'], tag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
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
