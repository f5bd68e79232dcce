import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { RouteDeps } from '#server/routes/deps.ts';
import { found } from '#server/routes/errors.ts';
import { answers, Config, DONE, IdParams } from '#server/routes/schemas.ts';
import { readConfig } from '#server/store/queries/site.ts';

const TAGS = ['站点'];

export function registerConfig(app: FastifyInstance, { store, cache }: RouteDeps): void {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();

  routes.get(
    '/config/:id',
    {
      schema: {
        tags: TAGS,
        summary: '站点信息，编号总是 1',
        params: IdParams,
        response: answers(Config, [400, 404]),
      },
    },
    (request, reply) =>
      cache.send(request, reply, async () =>
        found(await readConfig(store, request.params.id), '没有这个站点的信息'),
      ),
  );

  routes.put(
    '/config/view',
    { schema: { tags: TAGS, summary: '记一次全站访问', response: answers(Type.Null()) } },
    async () => {
      store.visits.countSiteView();
      return DONE;
    },
  );
}
