import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncContent } from '#server/store/content/syncContent.ts';
import type { Store } from '#server/store/store.ts';
import {
  article,
  call,
  content,
  createApi,
  createHome,
  DIALECTS,
  failure,
  type Home,
  success,
} from '#tests/api/support.ts';

const CONFIG = {
  id: 1,
  blog_name: '山间',
  owner_name: '阿山',
  tagline: '记录生活',
  blog_avatar: '/a.jpg',
  avatar_bg: '/b.jpg',
  personal_say: '你好',
  blog_notice: '欢迎',
  typed_lines: ['一', '二'],
  links: { github: 'https://example.com/me', mail: 'me@example.com' },
  qr: [{ name: 'wechat', url: '/q.png' }],
  copyright: '2020-2024',
  icp: '备案号',
  admin_url: 'https://admin.example.com',
  description: '描述',
  keywords: '博客,技术',
  view_time: 0,
  createdAt: '2020-05-01',
};

describe.each(DIALECTS)('the site on %s', (dialect) => {
  let home: Home;
  let store: Store;
  let app: FastifyInstance;

  beforeAll(async () => {
    home = await createHome(dialect);
    store = await home.open();
    app = await createApi(store);
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
  });

  test('before any content there is nothing, and no failure but the missing settings', async () => {
    expect(await call(app, '/api/config/1')).toEqual(failure(404, '没有这个站点的信息'));
    expect(await call(app, '/api/header')).toEqual(
      success({ data: [], total: 0, current: 1, size: 0 }),
    );
    expect(await call(app, '/api/statistic')).toEqual(
      success({
        articles: 0,
        categories: 0,
        tags: 0,
        words: 0,
        views: 0,
        createdAt: '',
        updatedAt: '',
      }),
    );
    const nothing = success({ data: [], total: 0, current: 1, size: 10 });
    expect(await call(app, '/api/article')).toEqual(nothing);
    expect(await call(app, '/api/article?content=山')).toEqual(nothing);
    expect(await call(app, '/api/article/timeline')).toEqual(nothing);
    expect(await call(app, '/api/category')).toEqual(
      success({ data: [], total: 0, current: 1, size: 0 }),
    );
  });

  test('settings, header pictures and figures are those of the content', async () => {
    await syncContent(
      store,
      content(
        article('a.md', { categories: ['技术', '前端'], tags: ['Vue', '山'], words: 120 }),
        article('b.md', { tags: ['Vue'], words: 30, createdAt: '2024-03-02 09:10:11' }),
      ),
    );
    expect(await call(app, '/api/config/1')).toEqual(success(CONFIG));
    expect(await call(app, '/api/header')).toEqual(
      success({
        data: [
          { id: 1, route_name: '/archives', bg_url: '/bg/1.jpg' },
          { id: 2, route_name: '/tag', bg_url: '/bg/2.jpg' },
        ],
        total: 2,
        current: 1,
        size: 2,
      }),
    );
    expect(await call(app, '/api/statistic')).toEqual(
      success({
        articles: 2,
        categories: 2,
        tags: 2,
        words: 150,
        views: 0,
        createdAt: '2020-05-01',
        updatedAt: '2024-03-02T09:10:11',
      }),
    );
  });

  test('only the settings of id 1 exist', async () => {
    expect(await call(app, '/api/config/2')).toEqual(failure(404, '没有这个站点的信息'));
  });

  test('a view of the site is counted', async () => {
    expect(await call(app, '/api/config/view', 'PUT')).toEqual(success(null));
    expect(await call(app, '/api/config/view', 'PUT')).toEqual(success(null));
    await store.visits.flush();
    expect(await call(app, '/api/config/1')).toEqual(success({ ...CONFIG, view_time: 2 }));
  });

  test('a call that names JSON as its type and carries nothing is taken', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: '/api/config/view',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.json()).toEqual({ code: 0, message: 'success', result: null });
  });
});
