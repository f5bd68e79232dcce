import type { ComponentType } from 'react';
import { hasFormula } from './domain/formula.ts';
import type { DocumentHead } from './services/documentHead.ts';
import {
  type ArticleData,
  type ArticleListData,
  type LoadContext,
  loadArchives,
  loadArticle,
  loadArticleList,
  loadCategory,
  loadHome,
  loadTag,
  type SiteData,
} from './services/pageData.ts';

/** What a page says of itself in the head; the rest has the site's defaults. */
export interface Head extends Partial<DocumentHead> {
  /** Modules, besides the view's, whose sheets the page needs before it is painted. */
  styledBy?: readonly string[];
  /** A schema.org object. */
  jsonLd?: (origin: string) => Record<string, unknown>;
}

export interface Route<Data = unknown> {
  name: string;
  path: string;
  /** Heading of the header band. */
  heading: string;
  /** Title of the tab, `{brand}` stands for the site's name; without one the site's default. */
  title?: string;
  description?: string;
  keywords?: string;
  /** Entry of the header menu, in the order of `order`. */
  menu?: { label: string; order: number; drawerOnly?: true };
  /** Query parameters that tell one page of this route from another, and what they look like. */
  query: Readonly<Record<string, RegExp>>;
  load(context: LoadContext): Promise<Data>;
  /** HTML within the data that the first page holds as markup already and need not hold twice. */
  markup?: {
    /** `data-part` of the element whose inside it is. */
    part: string;
    without(data: Data): Data;
    with(data: Data, html: string): Data;
  };
  head?(data: Data, site: SiteData): Head;
  view(): Promise<{ default: ComponentType<{ data: Data }> }>;
  /** Module of the view, as the build's manifest names it. */
  module: string;
  /** What happens to the scroll offset when the route is reached by a link. */
  scroll: 'top' | 'keep';
}

/**
 * Checks a route's parts against one another, then forgets the type of its data: the table holds
 * routes of many kinds, and the data a view gets is always what its own `load` gave.
 */
function defineRoute<Data>(route: Route<Data>): Route {
  return route as unknown as Route;
}

const ID = /^[1-9]\d{0,8}$/;

const home = defineRoute({
  name: 'home',
  path: '/home',
  heading: '首页',
  menu: { label: '首页', order: 1 },
  query: { page: /^(?!1$)[1-9]\d{0,8}$/ },
  load: loadHome,
  head: (data, site) => ({
    ...(data.articles.current > 1 && { title: `第 ${data.articles.current} 页 - {brand}` }),
    jsonLd: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: site.config.blog_name,
      description: site.config.description,
      url: `${origin}/home`,
      inLanguage: 'zh-CN',
    }),
  }),
  view: () => import('./views/pages/home/HomePage.tsx'),
  module: 'src/views/pages/home/HomePage.tsx',
  scroll: 'top',
});

const archives = defineRoute({
  name: 'archives',
  path: '/archives',
  heading: '归档',
  title: '归档 - {brand}',
  description: '按年月排列的全部文章',
  menu: { label: '归档', order: 2 },
  query: {},
  load: loadArchives,
  view: () => import('./views/pages/archives/ArchivesPage.tsx'),
  module: 'src/views/pages/archives/ArchivesPage.tsx',
  scroll: 'top',
});

const category = defineRoute({
  name: 'category',
  path: '/category',
  heading: '分类',
  title: '分类 - {brand}',
  description: '按分类看文章',
  menu: { label: '分类', order: 3 },
  query: {},
  load: loadCategory,
  view: () => import('./views/pages/category/CategoryPage.tsx'),
  module: 'src/views/pages/category/CategoryPage.tsx',
  scroll: 'top',
});

const tag = defineRoute({
  name: 'tag',
  path: '/tag',
  heading: '标签',
  title: '标签 - {brand}',
  description: '按标签看文章',
  menu: { label: '标签', order: 4, drawerOnly: true },
  query: {},
  load: loadTag,
  view: () => import('./views/pages/tag/TagPage.tsx'),
  module: 'src/views/pages/tag/TagPage.tsx',
  scroll: 'top',
});

const articleList = defineRoute({
  name: 'articleList',
  path: '/articleList',
  heading: '文章列表',
  title: '文章列表 - {brand}',
  query: { id: ID, type: /^(category|tag)$/ },
  load: loadArticleList,
  head: (data: ArticleListData) => ({
    title: `${KIND_LABEL[data.kind]}：${data.of.name} - {brand}`,
    description: `${KIND_LABEL[data.kind]}「${data.of.name}」下的 ${data.articles.total} 篇文章`,
  }),
  view: () => import('./views/pages/articleList/ArticleListPage.tsx'),
  module: 'src/views/pages/articleList/ArticleListPage.tsx',
  scroll: 'top',
});

const article = defineRoute({
  name: 'article',
  path: '/article',
  heading: '文章',
  title: '文章 - {brand}',
  query: { id: ID },
  load: loadArticle,
  markup: {
    part: 'article-body',
    without: (data) => withHtml(data, ''),
    with: withHtml,
  },
  head: ({ article }: ArticleData, site) => ({
    title: article.article_title,
    description: article.article_description,
    keywords: [article.category.name, ...article.tags.map((tag) => tag.name)].join(','),
    image: article.article_cover,
    type: 'article',
    ...(hasFormula(article.article_html) && { styledBy: [FORMULA_STYLES] }),
    jsonLd: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.article_title,
      description: article.article_description,
      ...(article.article_cover !== '' && { image: new URL(article.article_cover, origin).href }),
      datePublished: article.createdAt.replace(' ', 'T'),
      dateModified: article.updatedAt.replace(' ', 'T'),
      wordCount: article.words,
      inLanguage: 'zh-CN',
      author: { '@type': 'Person', name: article.authorName },
      publisher: { '@type': 'Organization', name: site.config.blog_name },
      mainEntityOfPage: `${origin}/article?id=${article.id}`,
    }),
  }),
  view: () => import('./views/pages/article/ArticlePage.tsx'),
  module: 'src/views/pages/article/ArticlePage.tsx',
  scroll: 'top',
});

const notFound = defineRoute({
  name: 'notFound',
  path: '*',
  heading: '页面不存在',
  title: '页面不存在 - {brand}',
  query: {},
  load: async () => null,
  view: () => import('./views/pages/notFound/NotFoundPage.tsx'),
  module: 'src/views/pages/notFound/NotFoundPage.tsx',
  scroll: 'top',
});

const FORMULA_STYLES = 'src/views/pages/article/formulaStyles.ts';

function withHtml(data: ArticleData, html: string): ArticleData {
  return { ...data, article: { ...data.article, article_html: html } };
}

const KIND_LABEL = { category: '分类', tag: '标签' } as const;

/** Every page of the site. The router, menu, rendering, titles and tests read this one table. */
export const routes: readonly Route[] = [home, archives, category, tag, articleList, article];

/** Shown for any other path, and where a page's data says 404. */
export const notFoundRoute: Route = notFound;

/** Old addresses of the site and where they live now (specification, section 2). */
const REDIRECTS: Readonly<Record<string, string>> = { '/': '/home', '/index': '/home' };

export type Match =
  | { kind: 'page'; route: Route; query: URLSearchParams }
  | { kind: 'redirect'; to: string };

/**
 * Finds the page of an address.
 *
 * @param url Path with query; a hash is ignored.
 */
export function matchRoute(url: string): Match {
  const { pathname, searchParams, search } = new URL(url, 'http://site');
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const redirect = REDIRECTS[path];
  if (redirect !== undefined) return { kind: 'redirect', to: redirect + search };
  const route = routes.find((candidate) => candidate.path === path) ?? notFoundRoute;
  return { kind: 'page', route, query: searchParams };
}

export function routeNamed(name: string): Route {
  return routes.find((route) => route.name === name) ?? notFoundRoute;
}

/**
 * Path with the query parameters that select the page, in the table's order: the cache's key.
 * A parameter that selects no page is left out, so that invented ones make no pages.
 */
export function canonicalPath(url: string): string {
  const match = matchRoute(url);
  if (match.kind === 'redirect') return match.to;
  if (match.route === notFoundRoute) return new URL(url, 'http://site').pathname;
  const kept = new URLSearchParams();
  for (const [name, form] of Object.entries(match.route.query)) {
    const value = match.query.get(name);
    if (value !== null && form.test(value)) kept.set(name, value);
  }
  const search = kept.toString();
  return match.route.path + (search && `?${search}`);
}

/**
 * The old site kept its routes behind a hash: `/#/article?id=6` is `/article?id=6` today. A second
 * slash would name another host, which is no route.
 */
export function oldHashTarget(hash: string): string | undefined {
  return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : undefined;
}
