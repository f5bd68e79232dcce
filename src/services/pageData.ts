import type { Api } from './api/api.ts';
import type {
  Article,
  ArticleSummary,
  Counted,
  HeaderPicture,
  Page,
  Recommendation,
  SiteConfig,
  Statistic,
  TimelineYear,
} from './api/types.ts';
import { HttpError } from './http/http.ts';

/** What a page is loaded from; the same on the server and in the browser. */
export interface LoadContext {
  query: URLSearchParams;
  api: Api;
  signal?: AbortSignal;
}

/** Known for the whole visit: it comes with the first page and is never asked for again. */
export interface SiteData {
  config: SiteConfig;
  headers: HeaderPicture[];
}

export interface HomeData {
  articles: Page<ArticleSummary>;
  statistic: Statistic;
  tags: Counted[];
  /** Top 5 by views. */
  hot: ArticleSummary[];
}

export interface ArchivesData {
  timeline: Page<TimelineYear>;
}

export interface CategoryData {
  categories: Counted[];
}

export interface TagData {
  tags: Counted[];
}

export interface ArticleListData {
  kind: 'category' | 'tag';
  of: Counted;
  articles: Page<ArticleSummary>;
}

export interface ArticleData {
  article: Omit<Article, 'article_content'>;
  recommendation: Recommendation;
}

const HOME_SIZE = 5;
export const ARCHIVES_SIZE = 20;
export const ARTICLE_LIST_SIZE = 10;
const HOT_SIZE = 5;

export async function loadSite(api: Api): Promise<SiteData> {
  const [config, headers] = await Promise.all([api.config(), api.headers()]);
  return { config, headers };
}

export async function loadHome({ query, api, signal }: LoadContext): Promise<HomeData> {
  const current = positiveInteger(query.get('page')) ?? 1;
  const [articles, statistic, tags, hot] = await Promise.all([
    api.articles({ current, size: HOME_SIZE }, { signal }),
    api.statistic({ signal }),
    api.tags({ signal }),
    api.articles({ sort: '-view_times', size: HOT_SIZE }, { signal }),
  ]);
  if (articles.data.length === 0 && current > 1) throw missing('没有这一页');
  return { articles, statistic, tags, hot: hot.data };
}

export async function loadArchives({ api, signal }: LoadContext): Promise<ArchivesData> {
  return { timeline: await api.timeline({ current: 1, size: ARCHIVES_SIZE }, { signal }) };
}

export async function loadCategory({ api, signal }: LoadContext): Promise<CategoryData> {
  return { categories: await api.categories({ signal }) };
}

export async function loadTag({ api, signal }: LoadContext): Promise<TagData> {
  return { tags: await api.tags({ signal }) };
}

export async function loadArticleList(context: LoadContext): Promise<ArticleListData> {
  const { query, api, signal } = context;
  const id = positiveInteger(query.get('id'));
  const kind = query.get('type') ?? 'category';
  if (id === undefined || (kind !== 'category' && kind !== 'tag')) {
    throw missing('没有这个分类或标签');
  }
  const filter = kind === 'category' ? { category_id: id } : { tag_id: id };
  const [of, articles] = await Promise.all([
    kind === 'category' ? api.category(id, { signal }) : api.tag(id, { signal }),
    api.articles({ current: 1, size: ARTICLE_LIST_SIZE, ...filter }, { signal }),
  ]);
  return { kind, of, articles };
}

export async function loadArticle({ query, api, signal }: LoadContext): Promise<ArticleData> {
  const id = positiveInteger(query.get('id'));
  if (id === undefined) throw missing('没有这篇文章');
  const [{ article_content: _, ...article }, recommendation] = await Promise.all([
    api.article(id, { signal }),
    api.recommend(id, { signal }),
  ]);
  return { article, recommendation };
}

function positiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function missing(message: string): HttpError {
  return new HttpError(404, message);
}
