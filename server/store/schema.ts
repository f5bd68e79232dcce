import type { Transaction as KyselyTransaction } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** A single row, id 1: counts every change of what visitors can read. */
interface StateTable {
  id: number;
  version: number;
}

/** A single row, id 1. */
interface SiteTable {
  id: number;
  /** JSON of the owner's settings; null until content is read for the first time. */
  config: string | null;
  /** JSON list of header pictures. */
  headers: string;
  view_time: number;
}

interface NamedTable {
  id: number;
  name: string;
}

export interface ArticleTable {
  id: number;
  /** Path below the folder of articles. */
  path: string;
  /** sha256 of the file: finds a renamed file again. */
  hash: string;
  /** Changes with anything read from the file: tells whether a row must be written. */
  fingerprint: string;
  title: string;
  /** The title as search compares it. */
  title_normalized: string;
  cover: string;
  description: string;
  /** 1 pinned, 2 not. */
  is_top: number;
  sort_order: number;
  type: number;
  origin_url: string;
  category_id: number;
  author_name: string;
  words: number;
  /** Wall clock of the author, `YYYY-MM-DD HH:mm:ss`. */
  created_at: string;
  updated_at: string;
  view_times: number;
  thumbs_up_times: number;
  /** Seconds. */
  reading_duration: number;
}

/** The long texts, apart from `article` so that lists never read them. */
interface ArticleBodyTable {
  article_id: number;
  markdown: string;
  /** Text without Markdown signs, runs of white space made one space. */
  text: string;
}

interface ArticleTagTable {
  article_id: number;
  tag_id: number;
  /** Place among the article's tags, from 0. */
  position: number;
}

/** What is kept of an article whose file is gone, for the day it comes back. */
interface ArticleTombstoneTable {
  id: number;
  path: string;
  hash: string;
  view_times: number;
  thumbs_up_times: number;
  reading_duration: number;
}

export interface Database {
  state: StateTable;
  site: SiteTable;
  category: NamedTable;
  tag: NamedTable;
  article: ArticleTable;
  article_body: ArticleBodyTable;
  article_tag: ArticleTagTable;
  article_tombstone: ArticleTombstoneTable;
}

export type Transaction = KyselyTransaction<Database>;
