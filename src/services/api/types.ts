/**
 * The contract between the site and its back end: what each call of design's api answers.
 * The server builds these shapes, the browser reads them; both import this file.
 */

/** One page of a list. `current` counts from 1. */
export interface Page<Item> {
  data: Item[];
  total: number;
  current: number;
  size: number;
}

export interface SiteLinks {
  github?: string;
  qq?: string;
  wechat?: string;
  bilibili?: string;
  mail?: string;
}

export interface SiteConfig {
  id: number;
  blog_name: string;
  /** The owner's name, shown under the avatar. */
  owner_name: string;
  tagline: string;
  blog_avatar: string;
  avatar_bg: string;
  personal_say: string;
  blog_notice: string;
  /** Lines typed one after another in the hero of /home. */
  typed_lines: string[];
  links: SiteLinks;
  /** Pictures of QR codes by the name of the link they belong to. */
  qr: { name: string; url: string }[];
  copyright: string;
  icp: string;
  admin_url: string;
  description: string;
  keywords: string;
  /** Page views of the whole site. */
  view_time: number;
  /** First day of the site, ISO 8601. */
  createdAt: string;
}

export interface HeaderPicture {
  id: number;
  route_name: string;
  bg_url: string;
}

export interface Statistic {
  articles: number;
  categories: number;
  tags: number;
  words: number;
  views: number;
  /** First day of the site, ISO 8601. */
  createdAt: string;
  /** Date of the newest article, ISO 8601, empty where there is none. */
  updatedAt: string;
}

export interface NamedRef {
  id: number;
  name: string;
}

export interface Counted extends NamedRef {
  articleCount: number;
}

/** 1 original, 2 reprint, 3 translation. */
export type ArticleType = 1 | 2 | 3;

export interface ArticleSummary {
  id: number;
  article_title: string;
  article_cover: string;
  article_description: string;
  /** 1 pinned, 2 not. */
  is_top: 1 | 2;
  order: number;
  type: ArticleType;
  origin_url: string;
  category: NamedRef;
  tags: NamedRef[];
  authorName: string;
  view_times: number;
  thumbs_up_times: number;
  /** Seconds read by all visitors together. */
  reading_duration: number;
  /** Characters (CJK) and words (others) of the text. */
  words: number;
  /** The author's own wall clock time, `YYYY-MM-DD HH:mm:ss`, no zone. */
  createdAt: string;
  updatedAt: string;
}

/** A heading of the rendered text, for the contents list. */
export interface Heading {
  id: string;
  text: string;
  /** 1 to 6. */
  depth: number;
}

export interface Article extends ArticleSummary {
  /** The Markdown as written. */
  article_content: string;
  /** Sanitized HTML rendered on the server. */
  article_html: string;
  headings: Heading[];
}

export interface ArticleRef {
  id: number;
  article_title: string;
  article_cover: string;
  createdAt: string;
}

export interface TimelineYear {
  year: number;
  articleList: ArticleRef[];
}

export interface Recommendation {
  previous: ArticleRef | null;
  next: ArticleRef | null;
  /** At most 6, never the article itself. */
  recommend: ArticleRef[];
}

export interface ArticleQuery {
  current?: number;
  size?: number;
  sort?: string;
  tag_id?: number;
  category_id?: number;
  content?: string;
}
