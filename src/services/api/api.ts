import { type Http, HttpError, type HttpRequest } from '../http/http.ts';
import type {
  Article,
  ArticleQuery,
  ArticleSummary,
  Counted,
  HeaderPicture,
  Page,
  Recommendation,
  SiteConfig,
  Statistic,
  TimelineYear,
} from './types.ts';

type Signal = Pick<HttpRequest, 'signal'>;

/** The back end's calls, a function each; every one rejects with HttpError. */
export interface Api {
  config(options?: Signal): Promise<SiteConfig>;
  recordSiteView(): Promise<void>;
  headers(options?: Signal): Promise<HeaderPicture[]>;
  statistic(options?: Signal): Promise<Statistic>;
  articles(query: ArticleQuery, options?: Signal): Promise<Page<ArticleSummary>>;
  timeline(query: { current: number; size: number }, options?: Signal): Promise<Page<TimelineYear>>;
  article(id: number, options?: Signal): Promise<Article>;
  recommend(id: number, options?: Signal): Promise<Recommendation>;
  recordArticleView(id: number): Promise<void>;
  recordDuration(id: number, seconds: number): Promise<void>;
  categories(options?: Signal): Promise<Counted[]>;
  tags(options?: Signal): Promise<Counted[]>;
  category(id: number, options?: Signal): Promise<Counted>;
  tag(id: number, options?: Signal): Promise<Counted>;
}

/** The list order of the home page (specification, section 7). */
const HOME_SORT = '-order,is_top,-id';

/** A missing article, category or tag is a page of its own, no notice. */
const MISSING = [404] as const;

export function createApi(http: Http): Api {
  async function get<Result>(path: string, request: HttpRequest = {}): Promise<Result> {
    const body = await http('GET', path, request);
    if (!isEnvelope<Result>(body)) throw new HttpError(0, '服务端的回答看不懂');
    if (body.code !== 0) throw new HttpError(200, body.message || '服务端错误');
    return body.result;
  }
  async function count(path: string, request: HttpRequest = {}): Promise<void> {
    await http('PUT', path, { body: {}, silent: true, ...request });
  }
  return {
    config: (options) => get('/api/config/1', options),
    recordSiteView: () => count('/api/config/view'),
    headers: async (options) => (await get<Page<HeaderPicture>>('/api/header', options)).data,
    statistic: (options) => get('/api/statistic', options),
    articles: (query, options) =>
      get('/api/article', { ...options, query: { sort: HOME_SORT, ...query } }),
    timeline: (query, options) => get('/api/article/timeline', { ...options, query }),
    article: (id, options) => get(`/api/article/${id}`, { ...options, expected: MISSING }),
    recommend: (id, options) =>
      get(`/api/article/${id}/recommend`, { ...options, expected: MISSING }),
    recordArticleView: (id) => count(`/api/article/${id}/view`),
    recordDuration: (id, seconds) =>
      count(`/api/article/${id}/duration/${seconds}`, { keepalive: true }),
    categories: async (options) => (await get<Page<Counted>>('/api/category', options)).data,
    tags: async (options) => (await get<Page<Counted>>('/api/tag', options)).data,
    category: (id, options) => get(`/api/category/${id}`, { ...options, expected: MISSING }),
    tag: (id, options) => get(`/api/tag/${id}`, { ...options, expected: MISSING }),
  };
}

/** The server validates its answers by schema; here only the envelope is checked. */
function isEnvelope<Result>(
  body: unknown,
): body is { code: number; message: string; result: Result } {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
