import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '#server/routes/deps.ts';
import { found } from '#server/routes/errors.ts';
import { answers, Counted, IdParams, page, wholeList } from '#server/routes/schemas.ts';
import { type Kind, listCounted, readCounted } from '#server/store/queries/counted.ts';

/** The two calls of categories and of tags, which differ in their names only. */
export function registerCounted(
  app: FastifyInstance,
  { store, cache }: RouteDeps,
  kind: Kind,
  name: string,
): void {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();

  routes.get(
    `/${kind}`,
    {
      schema: {
        tags: [name],
        summary: `有文章的${name}，文章多的在前`,
        response: answers(page(Counted)),
      },
    },
    (request, reply) =>
      cache.send(request, reply, async () => wholeList(await listCounted(store, kind))),
  );

  routes.get(
    `/${kind}/:id`,
    {
      schema: {
        tags: [name],
        summary: `一个${name}`,
        params: IdParams,
        response: answers(Counted, [400, 404]),
      },
    },
    (request, reply) =>
      cache.send(request, reply, async () =>
        found(await readCounted(store, kind, request.params.id), `没有这个${name}`),
      ),
  );
}
