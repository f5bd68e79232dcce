import type { FastifyInstance } from 'fastify';
import { answerErrors, apiNotFound } from '#server/plugins/errors.ts';
import { createAnswerCache } from '#server/routes/answerCache.ts';
import { registerArticleReads } from '#server/routes/article.ts';
import { registerArticleVisits } from '#server/routes/articleVisits.ts';
import { registerCategory } from '#server/routes/category.ts';
import { registerConfig } from '#server/routes/config.ts';
import type { RouteDeps } from '#server/routes/deps.ts';
import { schemaError } from '#server/routes/errors.ts';
import { registerHeader } from '#server/routes/header.ts';
import { registerStatistic } from '#server/routes/statistic.ts';
import { registerTag } from '#server/routes/tag.ts';

const RESOURCES = [
  registerConfig,
  registerHeader,
  registerStatistic,
  registerArticleReads,
  registerArticleVisits,
  registerCategory,
  registerTag,
];

interface ApiParts extends Pick<RouteDeps, 'store' | 'renderArticle'> {
  /** What answers are made from, where that is more than the store. */
  source?: { readonly version: number };
}

/** Mounts everything below `/api`, failures of all kinds included. */
export async function registerApi(
  app: FastifyInstance,
  { store, renderArticle, source = store }: ApiParts,
): Promise<void> {
  const deps: RouteDeps = { store, renderArticle, cache: createAnswerCache(source) };
  await app.register(
    async (api) => {
      answerErrors(api);
      api.setNotFoundHandler(apiNotFound);
      api.setSchemaErrorFormatter(schemaError);
      acceptEmptyJson(api);
      for (const register of RESOURCES) register(api, deps);
    },
    { prefix: '/api' },
  );
}

/** The client names JSON as the type of calls that carry nothing, too. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}
