import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { RouteDeps } from '#server/routes/deps.ts';
import { ApiError, found } from '#server/routes/errors.ts';
import {
  answers,
  FilterId,
  FullArticle,
  IdParams,
  ListedArticle,
  Paging,
  page,
  pageAsked,
  Recommended,
  Year,
} from '#server/routes/schemas.ts';
import { listArticles } from '#server/store/queries/listArticles.ts';
import { readArticle, recommend } from '#server/store/queries/readArticle.ts';
import { parseSort, SORT_FIELDS, type SortKey } from '#server/store/queries/sort.ts';
import { timeline } from '#server/store/queries/timeline.ts';
import type { Article } from '#src/services/api/types.ts';

export const NO_ARTICLE = '没有这篇文章';
const TAGS = ['文章'];
const DEFAULT_SORT = '-order,is_top,-id';
const LONGEST_SEARCH = 200;

const ListQuery = Type.Object({
  ...Paging,
  sort: Type.Optional(
    Type.String({
      default: DEFAULT_SORT,
      description: `用逗号隔开的字段，前面加 - 为倒序：${SORT_FIELDS.join('、')}`,
    }),
  ),
  tag_id: FilterId('只要这个标签的'),
  category_id: FilterId('只要这个分类的'),
  content: Type.Optional(
    Type.String({
      maxLength: LONGEST_SEARCH,
      description: '搜索：用空格隔开的词都要出现在标题或正文里',
    }),
  ),
});

export function registerArticleReads(app: FastifyInstance, deps: RouteDeps): void {
  const { store, cache, renderArticle } = deps;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();

  routes.get(
    '/article',
    {
      schema: {
        tags: TAGS,
        summary: '文章列表与搜索',
        querystring: ListQuery,
        response: answers(page(ListedArticle), [400]),
      },
    },
    (request, reply) =>
      cache.send(request, reply, async () => {
        const { sort, tag_id, category_id, content } = request.query;
        return listArticles(store, {
          ...pageAsked(request.query),
          sort: sortKeys(sort),
          tagId: tag_id,
          categoryId: category_id,
          content,
        });
      }),
  );

  routes.get(
    '/article/timeline',
    {
      schema: {
        tags: TAGS,
        summary: '按年份的时间轴，每页按文章数',
        querystring: Type.Object(Paging),
        response: answers(page(Year), [400]),
      },
    },
    (request, reply) => cache.send(request, reply, () => timeline(store, pageAsked(request.query))),
  );

  routes.get(
    '/article/:id',
    {
      schema: {
        tags: TAGS,
        summary: '一篇文章',
        params: IdParams,
        response: answers(FullArticle, [400, 404]),
      },
    },
    (request, reply) =>
      cache.send(request, reply, async (): Promise<Article> => {
        const article = found(await readArticle(store, request.params.id), NO_ARTICLE);
        const { html, headings } = await renderArticle(article);
        return {
          ...article.summary,
          article_content: article.markdown,
          article_html: html,
          headings,
        };
      }),
  );

  routes.get(
    '/article/:id/recommend',
    {
      schema: {
        tags: TAGS,
        summary: '上一篇、下一篇与相关文章',
        params: IdParams,
        response: answers(Recommended, [400, 404]),
      },
    },
    (request, reply) =>
      cache.send(request, reply, async () =>
        found(await recommend(store, request.params.id), NO_ARTICLE),
      ),
  );
}

function sortKeys(text?: string): SortKey[] {
  const sort = parseSort(text || DEFAULT_SORT);
  if ('keys' in sort) return sort.keys;
  const wrong = sort.unknown === '' ? '里有空的排序字段' : `不能按“${sort.unknown}”排序`;
  throw new ApiError(400, `参数 sort ${wrong}，可用的字段有 ${SORT_FIELDS.join('、')}`);
}
