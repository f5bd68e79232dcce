import { createHash } from 'node:crypto';
import type { ArticleRecord, ParsedArticle } from './types.ts';

/** What is kept of an article that was read. */
export function articleRecord(article: ParsedArticle): ArticleRecord {
  const { markdown, text, ...rest } = article;
  const { path, id, createdAt, hash } = rest;
  // The long texts go in as they are, without being copied.
  const digest = createHash('sha256')
    .update(JSON.stringify([rest, markdown.length]))
    .update(markdown)
    .update(text)
    .digest('hex');
  return { path, id, createdAt, hash, digest };
}
