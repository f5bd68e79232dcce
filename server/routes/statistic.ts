import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '#server/routes/deps.ts';
import { answers, Statistic } from '#server/routes/schemas.ts';
import { readStatistic } from '#server/store/queries/site.ts';

export function registerStatistic(app: FastifyInstance, { store, cache }: RouteDeps): void {
  app.get(
    '/statistic',
    { schema: { tags: ['站点'], summary: '站点的各种数目', response: answers(Statistic) } },
    (request, reply) => cache.send(request, reply, () => readStatistic(store)),
  );
}
