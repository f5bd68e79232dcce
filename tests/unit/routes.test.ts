import { expect, test } from 'vitest';
import { headOf } from '#src/pageHead.ts';
import { canonicalPath, matchRoute, oldHashTarget, routes } from '#src/routes.ts';
import type { SiteConfig } from '#src/services/api/types.ts';

const config: SiteConfig = {
  id: 1,
  blog_name: '山间小记',
  owner_name: '山间',
  tagline: '记录生活，分享此刻',
  blog_avatar: '',
  avatar_bg: '',
  personal_say: '',
  blog_notice: '',
  typed_lines: [],
  links: {},
  qr: [],
  copyright: '2020-2024',
  icp: '',
  admin_url: '',
  description: '一个年轻人的博客',
  keywords: 'blog,technology,go,vue',
  view_time: 0,
  createdAt: '2023-03-01',
};
const site = {
  config,
  headers: [
    { id: 1, route_name: 'home', bg_url: '/pictures/bg/15.jpg' },
    { id: 2, route_name: 'archives', bg_url: '/pictures/bg/2.jpg' },
  ],
};

test('/ and /index lead to /home, with their query', () => {
  expect(matchRoute('/')).toEqual({ kind: 'redirect', to: '/home' });
  expect(matchRoute('/index?showSpecial=1')).toEqual({
    kind: 'redirect',
    to: '/home?showSpecial=1',
  });
});

test.each([
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/archives', 'archives'],
  ['/category', 'category'],
  ['/tag', 'tag'],
  ['/articleList?id=1&type=tag', 'articleList'],
  ['/article?id=6', 'article'],
  ['/nowhere', 'notFound'],
  ['/home/deeper', 'notFound'],
])('%s is the page %s', (url, name) => {
  const match = matchRoute(url);
  expect(match.kind === 'page' && match.route.name).toBe(name);
});

test.each([
  ['/article?utm_source=x&id=6', '/article?id=6'],
  ['/home?showSpecial=1', '/home'],
  ['/home/?page=2', '/home?page=2'],
  ['/articleList?type=tag&id=3', '/articleList?id=3&type=tag'],
  ['/nowhere?x=1', '/nowhere'],
  ['/home?page=1', '/home'],
  ['/home?page=x1', '/home'],
  ['/article?id=6x', '/article'],
  ['/articleList?id=3&type=else', '/articleList?id=3'],
])('the canonical path of %s is %s', (url, path) => {
  expect(canonicalPath(url)).toBe(path);
});

test.each([
  ['#/article?id=6', '/article?id=6'],
  ['#/', '/'],
  ['#//evil.example/article?id=6', undefined],
  ['#/\\evil.example', undefined],
  ['#目录', undefined],
  ['', undefined],
])('the old address %s leads to %s', (hash, target) => {
  expect(oldHashTarget(hash)).toBe(target);
});

test('the head of a list page has its title, the site fills in the rest', () => {
  const page = { route: 'archives', url: '/archives', status: 200, data: null };
  expect(headOf(page, site)).toEqual({
    title: '归档 - 山间小记',
    description: '按年月排列的全部文章',
    keywords: 'blog,technology,go,vue',
    image: '/pictures/bg/2.jpg',
    type: 'website',
  });
});

test('the home page has the default title', () => {
  const data = { articles: { current: 1 } };
  const head = headOf({ route: 'home', url: '/home', status: 200, data }, site);
  expect([head.title, head.description]).toEqual([
    '山间小记 - 记录生活，分享此刻',
    '一个年轻人的博客',
  ]);
});

test.each([
  ['/pictures/bg/8.jpg', { image: 'https://blog.example/pictures/bg/8.jpg' }],
  ['https://pictures.example/8.jpg', { image: 'https://pictures.example/8.jpg' }],
  ['', {}],
])('the search engines get the address of the cover “%s”', (article_cover, image) => {
  const article = {
    id: 6,
    article_title: '雨后',
    article_description: '山里下了一天雨。',
    article_cover,
    article_html: '',
    category: { id: 1, name: '生活' },
    tags: [],
    words: 320,
    authorName: '山间',
    createdAt: '2026-03-01 08:00:00',
    updatedAt: '2026-03-02 08:00:00',
  };
  const data = { article };
  const head = headOf({ route: 'article', url: '/article?id=6', status: 200, data }, site);
  expect(head.jsonLd?.('https://blog.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: '雨后',
    description: '山里下了一天雨。',
    ...image,
    datePublished: '2026-03-01T08:00:00',
    dateModified: '2026-03-02T08:00:00',
    wordCount: 320,
    inLanguage: 'zh-CN',
    author: { '@type': 'Person', name: '山间' },
    publisher: { '@type': 'Organization', name: '山间小记' },
    mainEntityOfPage: 'https://blog.example/article?id=6',
  });
});

test('a missing page says so whatever its address', () => {
  const page = { route: 'notFound', url: '/article?id=999', status: 404, data: null };
  expect(headOf(page, site).title).toBe('页面不存在 - 山间小记');
});

test('names and paths of the table are unique, menu entries in order', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  const labels = routes.flatMap(({ menu }) => (menu ? [menu] : []));
  expect(labels.sort((a, b) => a.order - b.order).map(({ label }) => label)).toEqual([
    '首页',
    '归档',
    '分类',
    '标签',
  ]);
});
