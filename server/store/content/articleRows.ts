import { NO_CATEGORY } from '#server/content/rules.ts';
import type { ArticleRecord, ParsedArticle } from '#server/content/types.ts';
import type { ArticleTable } from '#server/store/schema.ts';
import { normalize } from '#server/store/search/normalize.ts';

/** Grows when rows come out differently for the same file, so that all are written anew. */
const FORMAT = 2;

/** Columns that come from the file; counts are apart. */
export type ArticleFileRow = Omit<
  ArticleTable,
  'view_times' | 'thumbs_up_times' | 'reading_duration'
>;

/** The article without what PostgreSQL cannot keep (NUL), its text's white space made single spaces. */
export function cleanArticle(article: ParsedArticle): ParsedArticle {
  const clean = (text: string) => text.replaceAll('\0', '');
  return {
    ...article,
    title: clean(article.title),
    description: clean(article.description),
    cover: clean(article.cover),
    author: clean(article.author),
    originUrl: clean(article.originUrl),
    categories: article.categories.map(clean),
    tags: [...new Set(article.tags.map(clean))],
    markdown: clean(article.markdown),
    text: clean(article.text).replace(/\s+/g, ' ').trim(),
  };
}

/** Changes with anything that goes into the article's rows. */
export function articleFingerprint({ digest }: ArticleRecord): string {
  return `${FORMAT}:${digest}`;
}

/** The category an article stands in: the innermost it names. */
export function categoryName(article: ParsedArticle): string {
  return article.categories.at(-1) ?? NO_CATEGORY;
}

export function articleFileRow(
  id: number,
  article: ParsedArticle,
  fingerprint: string,
  categoryId: number,
): ArticleFileRow {
  return {
    id,
    path: article.path,
    hash: article.hash,
    fingerprint,
    title: article.title,
    title_normalized: normalize(article.title),
    cover: article.cover,
    description: article.description,
    is_top: article.top ? 1 : 2,
    sort_order: article.order,
    type: article.type,
    origin_url: article.originUrl,
    category_id: categoryId,
    author_name: article.author,
    words: article.words,
    created_at: article.createdAt,
    updated_at: article.updatedAt,
  };
}
