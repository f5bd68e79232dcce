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
  /** From the outermost to the innermost; the last one is the article's category. Never empty. */
  categories: string[];
  tags: string[];
  top: boolean;
  order: number;
  type: ArticleType;
  originUrl: string;
  author: string;
  /** Empty where none is given; otherwise an address of the web or one that begins with `/`. */
  cover: string;
  /** Markdown without the front matter, `<!-- more -->` kept. */
  markdown: string;
  /** Text for searching: Markdown signs and HTML taken away. */
  text: string;
  words: number;
  /** sha256 of the file, hex. */
  hash: string;
}

/** What is known of an article without its texts: enough to give it its id and to see a change. */
export interface ArticleRecord extends Pick<ParsedArticle, 'path' | 'id' | 'createdAt' | 'hash'> {
  /** sha256 of everything that was read from the file, hex. */
  digest: string;
}

/** What is wrong in a file, told to the owner. */
export interface ContentProblem {
  /** `error`: the file is skipped. `warning`: it is taken, the part named is not. */
  level: 'error' | 'warning';
  /** `site.yml`, or the path of an article below content/articles. */
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

/** A content folder. Articles come as records: all texts at once would not fit into memory. */
export interface Content {
  site: SiteContent;
  articles: ArticleRecord[];
  problems: ContentProblem[];
  /** The articles at these paths; one whose file is no longer what its record says is left out. */
  load(paths: readonly string[]): Promise<ParsedArticle[]>;
}
