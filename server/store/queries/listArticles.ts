import { type AliasableExpression, type QueryCreator, sql } from 'kysely';
import { articleSummaries } from '#server/store/queries/articleSummaries.ts';
import type { SortKey } from '#server/store/queries/sort.ts';
import type { Database } from '#server/store/schema.ts';
import { excerpt } from '#server/store/search/excerpt.ts';
import { queryWords } from '#server/store/search/normalize.ts';
import type { Store } from '#server/store/store.ts';
import type { ArticleSummary, Page } from '#src/services/api/types.ts';

export interface ListQuery {
  /** From 1. */
  current: number;
  size: number;
  sort: readonly SortKey[];
  tagId?: number;
  categoryId?: number;
  /** Words, all of which must occur; blank text searches nothing. */
  content?: string;
}

/** An article of a list; a hit of a search also has the text around the match. */
type ListedArticle = ArticleSummary & { article_content?: string };

/** A page of articles. A search puts those first whose title holds all the words. */
export async function listArticles(store: Store, query: ListQuery): Promise<Page<ListedArticle>> {
  const words = queryWords(query.content ?? '');
  const { ids, total } = await (words.length > 0
    ? store.search.run(store.db, (db) => searchIds(db, store.search, query, words))
    : listIds(store, query));
  const data: ListedArticle[] = await articleSummaries(store, ids);
  if (words.length > 0) await addExcerpts(store, data, words);
  return { data, total, current: query.current, size: query.size };
}

interface IdPage {
  ids: number[];
  total: number;
}

async function listIds({ db }: Store, query: ListQuery): Promise<IdPage> {
  const articles = filtered(db, query);
  const total = await count(db, articles.select('id'));
  let page = articles.select('id').limit(query.size).offset(offsetOf(query));
  for (const { column, direction } of query.sort) page = page.orderBy(column, direction);
  const rows = await page.execute();
  return { ids: rows.map(({ id }) => id), total };
}

async function searchIds(
  db: Store['db'],
  search: Store['search'],
  query: ListQuery,
  words: readonly string[],
): Promise<IdPage> {
  const inTitle = sql<boolean>`${sql.join(words.map(search.titleHolds), sql` and `)}`;
  // Kept once, read twice: for the count and for the page.
  const hits = db.with(
    (cte) => cte('hits').materialized(),
    (inner) =>
      filtered(inner, query)
        .where(search.matches(words))
        .select(query.sort.map(({ column }) => column))
        .select(sql<number>`case when ${inTitle} then 0 else 1 end`.as('title_rank')),
  );
  let page = hits
    .selectFrom('hits')
    .select('id')
    .select((from) =>
      from.selectFrom('hits').select(from.fn.countAll<number>().as('n')).as('total'),
    )
    .orderBy('title_rank')
    .limit(query.size)
    .offset(offsetOf(query));
  for (const { column, direction } of query.sort) page = page.orderBy(column, direction);
  const rows = await page.execute();
  const total =
    rows[0]?.total ??
    (query.current > 1 ? await count(db, hits.selectFrom('hits').select('id')) : 0);
  return { ids: rows.map(({ id }) => id), total };
}

async function count(db: QueryCreator<Database>, rows: AliasableExpression<object>) {
  const { n } = await db
    .selectFrom(rows.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function filtered(db: QueryCreator<Database>, { tagId, categoryId }: ListQuery) {
  let articles = db.selectFrom('article');
  if (categoryId !== undefined) articles = articles.where('category_id', '=', categoryId);
  if (tagId !== undefined) {
    articles = articles.where('id', 'in', (from) =>
      from.selectFrom('article_tag').select('article_id').where('tag_id', '=', tagId),
    );
  }
  return articles;
}

function offsetOf({ current, size }: ListQuery): number {
  return (current - 1) * size;
}

async function addExcerpts(
  { db }: Store,
  articles: ListedArticle[],
  words: readonly string[],
): Promise<void> {
  if (articles.length === 0) return;
  const rows = await db
    .selectFrom('article_body')
    .select(['article_id', 'text'])
    .where(
      'article_id',
      'in',
      articles.map(({ id }) => id),
    )
    .execute();
  const texts = new Map(rows.map(({ article_id, text }) => [article_id, text]));
  for (const article of articles) {
    article.article_content = excerpt(texts.get(article.id) ?? '', words);
  }
}
