import { ARTICLE_REF, articleRef } from '#server/store/queries/articleRefs.ts';
import { articleSummaries } from '#server/store/queries/articleSummaries.ts';
import type { Store } from '#server/store/store.ts';
import type { ArticleRef, ArticleSummary, Recommendation } from '#src/services/api/types.ts';

const RECOMMENDED = 6;

/** An article as it is stored: what lists show, and its source. */
export interface StoredArticle {
  summary: ArticleSummary;
  markdown: string;
  path: string;
  /** sha256 of its file. */
  hash: string;
}

export async function readArticle(store: Store, id: number): Promise<StoredArticle | undefined> {
  const source = await store.db
    .selectFrom('article')
    .innerJoin('article_body', 'article_body.article_id', 'article.id')
    .select(['path', 'hash', 'markdown'])
    .where('article.id', '=', id)
    .executeTakeFirst();
  const [summary] = await articleSummaries(store, [id]);
  return source && summary && { summary, ...source };
}

export async function articleExists({ db }: Store, id: number): Promise<boolean> {
  const row = await db.selectFrom('article').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * The neighbours of an article by date (previous is the older one), and up to 6 others that share
 * tags with it, those with most in common first, then the newest.
 */
export async function recommend({ db }: Store, id: number): Promise<Recommendation | undefined> {
  const article = await db
    .selectFrom('article')
    .select(ARTICLE_REF)
    .where('id', '=', id)
    .executeTakeFirst();
  if (article === undefined) return undefined;

  const neighbour = async (comparison: '<' | '>'): Promise<ArticleRef | null> => {
    const direction = comparison === '<' ? 'desc' : 'asc';
    const row = await db
      .selectFrom('article')
      .select(ARTICLE_REF)
      .where(({ eb, and, or }) =>
        or([
          eb('created_at', comparison, article.created_at),
          and([eb('created_at', '=', article.created_at), eb('id', comparison, id)]),
        ]),
      )
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : articleRef(row);
  };
  const related = await db
    .selectFrom('article_tag')
    .innerJoin('article', 'article.id', 'article_tag.article_id')
    .select(ARTICLE_REF)
    .where('tag_id', 'in', (from) =>
      from.selectFrom('article_tag').select('tag_id').where('article_id', '=', id),
    )
    .where('article.id', '<>', id)
    .groupBy('article.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(RECOMMENDED)
    .execute();
  return {
    previous: await neighbour('<'),
    next: await neighbour('>'),
    recommend: related.map(articleRef),
  };
}
