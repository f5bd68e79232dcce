import type { Store } from '#server/store/store.ts';
import type { ArticleSummary, ArticleType, NamedRef } from '#src/services/api/types.ts';

const COLUMNS = [
  'article.id',
  'article.title',
  'article.cover',
  'article.description',
  'article.is_top',
  'article.sort_order',
  'article.type',
  'article.origin_url',
  'article.category_id',
  'category.name as category_name',
  'article.author_name',
  'article.view_times',
  'article.thumbs_up_times',
  'article.reading_duration',
  'article.words',
  'article.created_at',
  'article.updated_at',
] as const;

/** The articles of these ids, in their order; unknown ones are left out. */
export async function articleSummaries(
  { db }: Store,
  ids: readonly number[],
): Promise<ArticleSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select(COLUMNS)
    .where('article.id', 'in', ids)
    .execute();
  const tags = await tagsOf(db, ids);
  const summaries = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        article_title: row.title,
        article_cover: row.cover,
        article_description: row.description,
        is_top: row.is_top === 1 ? (1 as const) : (2 as const),
        order: row.sort_order,
        type: articleType(row.type),
        origin_url: row.origin_url,
        category: { id: row.category_id, name: row.category_name },
        tags: tags.get(row.id) ?? [],
        authorName: row.author_name,
        view_times: row.view_times,
        thumbs_up_times: row.thumbs_up_times,
        reading_duration: row.reading_duration,
        words: row.words,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
    ]),
  );
  return ids.flatMap((id) => summaries.get(id) ?? []);
}

async function tagsOf(db: Store['db'], ids: readonly number[]): Promise<Map<number, NamedRef[]>> {
  const rows = await db
    .selectFrom('article_tag')
    .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select(['article_tag.article_id', 'tag.id', 'tag.name'])
    .where('article_tag.article_id', 'in', ids)
    .orderBy('article_tag.position')
    .execute();
  const tags = new Map<number, NamedRef[]>();
  for (const { article_id, id, name } of rows) {
    const list = tags.get(article_id) ?? [];
    list.push({ id, name });
    tags.set(article_id, list);
  }
  return tags;
}

function articleType(type: number): ArticleType {
  return type === 2 || type === 3 ? type : 1;
}
