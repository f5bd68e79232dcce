import type { ArticleType, SiteConfig } from '#src/services/api/types.ts';

/** One Markdown file, read and checked, before it has an id of the database. */
export interface ParsedArticle {
  /** Path below content/articles with `/`, the identity of the article when it has no id. */
  path: string;
  /** Explicit `id` of the front matter. */
  id?: number;
  title: string;
  /** Wall clock of the author, `YYYY-MM-DD HH:mm:ss`. */
  createdAt: string;
  updatedAt: string;
  description: string;
  cover: string;
  /** From the outermost to the innermost; the last one is the article's category. */
  categories: string[];
  tags: string[];
  top: boolean;
  order: number;
  type: ArticleType;
  originUrl: string;
  author: string;
  /** Markdown without the front matter, `<!-- more -->` kept. */
  markdown: string;
  /** Text for searching: Markdown signs and HTML taken away. */
  text: string;
  words: number;
  /** sha256 of the file, hex. */
  hash: string;
}

/** A file that could not be taken, told to the owner. */
export interface ContentProblem {
  path: string;
  /** Line in the file from 1, where one is known. */
  line?: number;
  /** One Chinese sentence. */
  reason: string;
}

/** content/site.yml, checked. */
export interface SiteContent {
  config: Omit<SiteConfig, 'id' | 'view_time'>;
  headers: { route_name: string; bg_url: string }[];
}

export interface Content {
  site: SiteContent;
  articles: ParsedArticle[];
  problems: ContentProblem[];
}
