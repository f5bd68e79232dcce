import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '#server/routes/deps.ts';
import { answers, Header, page, wholeList } from '#server/routes/schemas.ts';
import { listHeaders } from '#server/store/queries/site.ts';

export function registerHeader(app: FastifyInstance, { store, cache }: RouteDeps): void {
  app.get(
    '/header',
    { schema: { tags: ['站点'], summary: '各页页头的图片', response: answers(page(Header)) } },
    (request, reply) => cache.send(request, reply, async () => wholeList(await listHeaders(store))),
  );
}
