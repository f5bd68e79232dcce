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
  idsOf,
  success,
} from '#tests/api/support.ts';

const RIVER = {
  id: 1,
  article_title: '江边',
  article_cover: '/cover/river.jpg',
  article_description: '一条江',
  is_top: 2,
  order: 0,
  type: 2,
  origin_url: 'https://example.com/river',
  category: { id: 1, name: '随笔' },
  tags: [
    { id: 1, name: '水' },
    { id: 2, name: '春' },
  ],
  authorName: '阿水',
  view_times: 0,
  thumbs_up_times: 0,
  reading_duration: 0,
  words: 300,
  createdAt: '2022-02-01 08:00:00',
  updatedAt: '2022-02-03 08:00:00',
};

/** Ids by date: 1 江边, 2 湖上, 3 海里, 4 山顶 (pinned), 5 雪夜 (order 9), 6 雨天. */
const ARTICLES = [
  article('river.md', {
    title: '江边',
    createdAt: '2022-02-01 08:00:00',
    updatedAt: '2022-02-03 08:00:00',
    description: '一条江',
    cover: '/cover/river.jpg',
    categories: ['生活', '随笔'],
    tags: ['水', '春'],
    type: 2,
    originUrl: 'https://example.com/river',
    author: '阿水',
    markdown: '# 江\n\n水流 <b>很快</b>',
    text: '江\n\n水流 很快',
    words: 300,
  }),
  article('lake.md', {
    title: '湖上',
    createdAt: '2022-05-01 08:00:00',
    updatedAt: '2024-05-01 08:00:00',
    tags: ['水'],
    words: 100,
  }),
  article('sea.md', {
    title: '海里',
    createdAt: '2023-01-01 08:00:00',
    tags: ['春', '水'],
    words: 200,
  }),
  article('peak.md', { title: '山顶', createdAt: '2023-06-01 08:00:00', top: true, tags: ['山'] }),
  article('snow.md', { title: '雪夜', createdAt: '2023-12-01 08:00:00', order: 9 }),
  article('rain.md', { title: '雨天', createdAt: '2024-01-01 08:00:00', tags: ['水', '山'] }),
];

describe.each(DIALECTS)('articles on %s', (dialect) => {
  let home: Home;
  let store: Store;
  let app: FastifyInstance;

  beforeAll(async () => {
    home = await createHome(dialect);
    store = await home.open();
    app = await createApi(store);
    await syncContent(store, content(...ARTICLES));
    for (const id of [3, 3, 3, 1, 1, 6]) store.visits.countArticleView(id);
    await store.visits.flush();
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
  });

  test('a list has everything but content and html', async () => {
    expect(await call(app, '/api/article?sort=createdAt&size=1')).toEqual(
      success({ data: [{ ...RIVER, view_times: 2 }], total: 6, current: 1, size: 1 }),
    );
  });

  test('an article has its source, its html and its headings', async () => {
    expect(await call(app, '/api/article/1')).toEqual(
      success({
        ...RIVER,
        view_times: 2,
        article_content: '# 江\n\n水流 <b>很快</b>',
        article_html: '<p># 江\n\n水流 <b>很快</b></p>',
        headings: [{ id: 'one', text: '一', depth: 2 }],
      }),
    );
  });

  test.each([
    ['', [5, 4, 6, 3, 2, 1]],
    ['?sort=-order,is_top,-id', [5, 4, 6, 3, 2, 1]],
    ['?sort=', [5, 4, 6, 3, 2, 1]],
    ['?sort=id', [1, 2, 3, 4, 5, 6]],
    ['?sort=-view_times', [3, 1, 6, 5, 4, 2]],
    ['?sort=-view_times&size=5', [3, 1, 6, 5, 4]],
    ['?sort=createdAt', [1, 2, 3, 4, 5, 6]],
    ['?sort=-updatedAt', [2, 6, 5, 4, 3, 1]],
    ['?sort=-thumbs_up_times', [6, 5, 4, 3, 2, 1]],
    ['?sort=-words,id&size=3', [1, 3, 2]],
    ['?sort=is_top, -words&size=2', [4, 1]],
    ['?current=2&size=4', [2, 1]],
    ['?current=3&size=4', []],
    ['?current=1000000&size=50', []],
    ['?tag_id=1', [6, 3, 2, 1]],
    ['?tag_id=1&sort=id&size=2&current=2', [3, 6]],
    ['?tag_id=0', []],
    ['?tag_id=2147483647', []],
    ['?category_id=1', [1]],
    ['?category_id=99', []],
    ['?tag_id=1&category_id=1', [1]],
    ['?content=%20%20&size=2', [5, 4]],
  ])('the list %s has the articles %j', async (query, ids) => {
    expect(await idsOf(app, `/api/article${query}`)).toEqual(ids);
  });

  test('a filtered list counts what passes the filter', async () => {
    expect(await call(app, '/api/article?tag_id=1&current=9')).toEqual(
      success({ data: [], total: 4, current: 9, size: 10 }),
    );
  });

  test('the timeline counts articles and groups them by year', async () => {
    const ref = (id: number, title: string, createdAt: string) => ({
      id,
      article_title: title,
      article_cover: id === 1 ? '/cover/river.jpg' : '',
      createdAt,
    });
    expect(await call(app, '/api/article/timeline?size=3')).toEqual(
      success({
        data: [
          { year: 2024, articleList: [ref(6, '雨天', '2024-01-01 08:00:00')] },
          {
            year: 2023,
            articleList: [
              ref(5, '雪夜', '2023-12-01 08:00:00'),
              ref(4, '山顶', '2023-06-01 08:00:00'),
            ],
          },
        ],
        total: 6,
        current: 1,
        size: 3,
      }),
    );
    expect(await call(app, '/api/article/timeline?size=3&current=2')).toEqual(
      success({
        data: [
          { year: 2023, articleList: [ref(3, '海里', '2023-01-01 08:00:00')] },
          {
            year: 2022,
            articleList: [
              ref(2, '湖上', '2022-05-01 08:00:00'),
              ref(1, '江边', '2022-02-01 08:00:00'),
            ],
          },
        ],
        total: 6,
        current: 2,
        size: 3,
      }),
    );
  });

  test('neighbours go by date, relations by shared tags and then by date', async () => {
    const ref = (id: number, title: string, createdAt: string) => ({
      id,
      article_title: title,
      article_cover: '',
      createdAt,
    });
    expect(await call(app, '/api/article/1/recommend')).toEqual(
      success({
        previous: null,
        next: ref(2, '湖上', '2022-05-01 08:00:00'),
        recommend: [
          ref(3, '海里', '2023-01-01 08:00:00'),
          ref(6, '雨天', '2024-01-01 08:00:00'),
          ref(2, '湖上', '2022-05-01 08:00:00'),
        ],
      }),
    );
    expect(await call(app, '/api/article/5/recommend')).toEqual(
      success({
        previous: ref(4, '山顶', '2023-06-01 08:00:00'),
        next: ref(6, '雨天', '2024-01-01 08:00:00'),
        recommend: [],
      }),
    );
    expect(await call(app, '/api/article/6/recommend')).toEqual(
      success({
        previous: ref(5, '雪夜', '2023-12-01 08:00:00'),
        next: null,
        recommend: [
          ref(4, '山顶', '2023-06-01 08:00:00'),
          ref(3, '海里', '2023-01-01 08:00:00'),
          ref(2, '湖上', '2022-05-01 08:00:00'),
          { ...ref(1, '江边', '2022-02-01 08:00:00'), article_cover: '/cover/river.jpg' },
        ],
      }),
    );
  });

  test('categories and tags have their counts, the fullest first', async () => {
    expect(await call(app, '/api/category')).toEqual(
      success({
        data: [
          { id: 2, name: '未分类', articleCount: 5 },
          { id: 1, name: '随笔', articleCount: 1 },
        ],
        total: 2,
        current: 1,
        size: 2,
      }),
    );
    expect(await call(app, '/api/tag')).toEqual(
      success({
        data: [
          { id: 1, name: '水', articleCount: 4 },
          { id: 2, name: '春', articleCount: 2 },
          { id: 3, name: '山', articleCount: 2 },
        ],
        total: 3,
        current: 1,
        size: 3,
      }),
    );
    expect(await call(app, '/api/category/1')).toEqual(
      success({ id: 1, name: '随笔', articleCount: 1 }),
    );
    expect(await call(app, '/api/tag/1')).toEqual(success({ id: 1, name: '水', articleCount: 4 }));
  });

  test.each([
    ['/api/article/7', '没有这篇文章'],
    ['/api/article/2147483647/recommend', '没有这篇文章'],
    ['/api/category/3', '没有这个分类'],
    ['/api/tag/4', '没有这个标签'],
    ['/api', '接口没有找到'],
    ['/api/nothing', '接口没有找到'],
    ['/api/article/1/nothing', '接口没有找到'],
  ])('%s is not found: %s', async (url, message) => {
    expect(await call(app, url)).toEqual(failure(404, message));
  });

  test.each([
    ['/api/article/7/view', '没有这篇文章'],
    ['/api/article/7/duration/3', '没有这篇文章'],
    ['/api/article/1', '接口没有找到'],
  ])('PUT %s is not found: %s', async (url, message) => {
    expect(await call(app, url, 'PUT')).toEqual(failure(404, message));
  });

  test.each([
    ['/api/article?current=0', '参数 current 不能小于 1'],
    ['/api/article?current=-1', '参数 current 不能小于 1'],
    ['/api/article?current=1000001', '参数 current 不能大于 1000000'],
    ['/api/article?current=1.5', '参数 current 应为整数'],
    ['/api/article?current=abc', '参数 current 应为整数'],
    ['/api/article?current=', '参数 current 应为整数'],
    ['/api/article?current=1&current=2', '参数 current 应为整数'],
    ['/api/article?size=0', '参数 size 不能小于 1'],
    ['/api/article?size=51', '参数 size 不能大于 50'],
    ['/api/article?tag_id=x', '参数 tag_id 应为整数'],
    ['/api/article?tag_id=-1', '参数 tag_id 不能小于 0'],
    ['/api/article?category_id=99999999999', '参数 category_id 不能大于 2147483647'],
    [`/api/article?content=${'a'.repeat(201)}`, '参数 content 不能超过 200 个字'],
    [
      '/api/article?sort=-hash',
      '参数 sort 不能按“hash”排序，可用的字段有 order、is_top、id、view_times、createdAt、updatedAt、thumbs_up_times、words',
    ],
    [
      '/api/article?sort=id;drop table article',
      '参数 sort 不能按“id;drop table article”排序，可用的字段有 order、is_top、id、view_times、createdAt、updatedAt、thumbs_up_times、words',
    ],
    [
      '/api/article?sort=toString',
      '参数 sort 不能按“toString”排序，可用的字段有 order、is_top、id、view_times、createdAt、updatedAt、thumbs_up_times、words',
    ],
    [
      '/api/article?sort=,,,',
      '参数 sort 里有空的排序字段，可用的字段有 order、is_top、id、view_times、createdAt、updatedAt、thumbs_up_times、words',
    ],
    [
      '/api/article?sort=id,-',
      '参数 sort 里有空的排序字段，可用的字段有 order、is_top、id、view_times、createdAt、updatedAt、thumbs_up_times、words',
    ],
    ['/api/article/timeline?size=x', '参数 size 应为整数'],
    ['/api/article/abc', '参数 id 应为整数'],
    ['/api/article/0', '参数 id 不能小于 1'],
    ['/api/article/2147483648', '参数 id 不能大于 2147483647'],
    ['/api/article/1e99/recommend', '参数 id 不能大于 2147483647'],
    ['/api/category/x', '参数 id 应为整数'],
    ['/api/tag/1.5', '参数 id 应为整数'],
    ['/api/config/one', '参数 id 应为整数'],
  ])('%s is refused: %s', async (url, message) => {
    expect(await call(app, url)).toEqual(failure(400, message));
  });

  test.each([
    ['/api/article/x/view', '参数 id 应为整数'],
    ['/api/article/1/duration/-1', '参数 seconds 不能小于 0'],
    ['/api/article/1/duration/86401', '参数 seconds 不能大于 86400'],
    ['/api/article/1/duration/1.5', '参数 seconds 应为整数'],
  ])('PUT %s is refused: %s', async (url, message) => {
    expect(await call(app, url, 'PUT')).toEqual(failure(400, message));
  });
});

test('a failure inside says nothing of the inside', async () => {
  const home = await createHome('sqlite');
  const store = await home.open();
  const app = await createApi(store);
  await store.db.schema.dropTable('article_tag').execute();
  expect(await call(app, '/api/tag')).toEqual(failure(500, '服务端错误'));
  await app.close();
  await home.remove();
});
