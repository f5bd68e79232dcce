import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { NO_ARTICLE } from '#server/routes/article.ts';
import type { RouteDeps } from '#server/routes/deps.ts';
import { ApiError } from '#server/routes/errors.ts';
import { answers, DONE, IdParams } from '#server/routes/schemas.ts';
import { articleExists } from '#server/store/queries/readArticle.ts';

const TAGS = ['文章'];
/** Seconds one visit may last: a day. */
const LONGEST_VISIT = 86_400;

/** The calls that count views and reading time; lists show them within a second. */
export function registerArticleVisits(app: FastifyInstance, { store }: RouteDeps): void {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const mustExist = async (id: number) => {
    if (!(await articleExists(store, id))) throw new ApiError(404, NO_ARTICLE);
  };

  routes.put(
    '/article/:id/view',
    {
      schema: {
        tags: TAGS,
        summary: '记一次阅读',
        params: IdParams,
        response: answers(Type.Null(), [400, 404]),
      },
    },
    async ({ params: { id } }) => {
      await mustExist(id);
      store.visits.countArticleView(id);
      return DONE;
    },
  );

  routes.put(
    '/article/:id/duration/:seconds',
    {
      schema: {
        tags: TAGS,
        summary: '记下读了多少秒',
        params: Type.Object({
          ...IdParams.properties,
          seconds: Type.Integer({ minimum: 0, maximum: LONGEST_VISIT, description: '秒数' }),
        }),
        response: answers(Type.Null(), [400, 404]),
      },
    },
    async ({ params: { id, seconds } }) => {
      await mustExist(id);
      store.visits.addReadingTime(id, seconds);
      return DONE;
    },
  );
}
