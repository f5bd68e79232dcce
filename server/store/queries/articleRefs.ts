import type { ArticleTable } from '#server/store/schema.ts';
import type { ArticleRef } from '#src/services/api/types.ts';

/** The columns of a short mention of an article. */
export const ARTICLE_REF = [
  'article.id',
  'article.title',
  'article.cover',
  'article.created_at',
] as const;

export function articleRef({
  id,
  title,
  cover,
  created_at,
}: Pick<ArticleTable, 'id' | 'title' | 'cover' | 'created_at'>): ArticleRef {
  return { id, article_title: title, article_cover: cover, createdAt: created_at };
}
