import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncContent } from '#server/store/content/syncContent.ts';
import type { Store } from '#server/store/store.ts';
import {
  article,
  content,
  createApi,
  createHome,
  DIALECTS,
  type Home,
  idsOf,
  resultOf,
} from '#tests/api/support.ts';

const FAMILY = '👨‍👩‍👧‍👦';

const TEXTS: [title: string, text: string][] = [
  ['第一篇', '状态图把程序的每一步都画出来。'],
  ['状态图', '写给新手。'],
  ['第三篇', 'TypeScript 与 Vue.js 组件，用v-model；C++ 也行。'],
  ['第四篇', '涨了100%，真的吗? a\\b (见下) <b>《红楼梦》 x_y'],
  ['第五篇', `一家人${FAMILY}出门，😀笑，𠮷野家。`],
  ['第六篇', 'ＡＢＣ１２３，全角，ﬁne'],
  ['第七篇', '状态\n图，分在两行。'],
  ['第八篇', '态图状，反过来的字。'],
  ['第九篇', 'Ünïcode Ελλάδα'],
];

describe.each(DIALECTS)('search on %s', (dialect) => {
  let home: Home;
  let store: Store;
  let app: FastifyInstance;
  const find = (text: string, sort = '-view_times') =>
    idsOf(app, `/api/article?sort=${sort}&size=8&content=${encodeURIComponent(text)}`);

  beforeAll(async () => {
    home = await createHome(dialect);
    store = await home.open();
    app = await createApi(store);
    await syncContent(
      store,
      content(...TEXTS.map(([title, text], index) => article(`${index}.md`, { title, text }))),
    );
    store.visits.countArticleView(1);
    store.visits.countArticleView(8);
    store.visits.countArticleView(8);
    await store.visits.flush();
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
  });

  test.each([
    ['状态图', [2, 1]],
    ['态图', [2, 8, 1]],
    ['图', [2, 8, 1, 7]],
    ['状态', [2, 1, 7]],
    ['每一步都', [1]],
    ['第', [8, 1, 9, 7, 6, 5, 4, 3]],
    ['typescript', [3]],
    ['TYPE', [3]],
    ['escr', [3]],
    ['js', [3]],
    ['Vue.js', [3]],
    ['vuejs', []],
    ['v-', [3]],
    ['用v', [3]],
    ['用v-model；c++', [3]],
    ['c++', [3]],
    ['+', [3]],
    ['?', [4]],
    ['%', [4]],
    ['100%', [4]],
    ['00%，', [4]],
    ['\\', [4]],
    ['a\\b', [4]],
    ['(', [4]],
    ['(见', [4]],
    ['<', [4]],
    ['<b>', [4]],
    ['《', [4]],
    ['《红楼', [4]],
    ['_', [4]],
    ['x_y', [4]],
    ['x%y', []],
    ['"', []],
    ["'", []],
    ['*', []],
    ['状*', []],
    ['状态 AND 图', []],
    ['title:状态', []],
    ['😀', [5]],
    ['😀笑', [5]],
    [FAMILY, [5]],
    ['𠮷', [5]],
    ['𠮷野家', [5]],
    ['abc123', [6]],
    ['ＡＢＣ', [6]],
    ['FINE', [6]],
    ['ü', [9]],
    ['ÜNÏ', [9]],
    ['ελλ', [9]],
    ['状态 新手', [2]],
    ['新手　状态图', [2]],
    ['  typescript   组件 ', [3]],
    ['状态图 typescript', []],
    ['状画', []],
    ['图写给', []],
    ['没有的词', []],
    ['状态\u0000图', [2, 1, 7]],
    ['z', []],
    ['m', [3]],
    ['l', [3]],
  ])('%j finds %j', async (text, ids) => {
    expect(await find(text)).toEqual(ids);
  });

  test('equal places go by the sort that was asked for', async () => {
    expect(await find('图', 'id')).toEqual([2, 1, 7, 8]);
    expect(await find('图', '-id')).toEqual([2, 8, 7, 1]);
    expect(await find('图', 'id,-words,-id')).toEqual([2, 1, 7, 8]);
  });

  test('a page beyond the hits is empty and knows their number', async () => {
    expect(
      await resultOf(app, `/api/article?content=${encodeURIComponent('图')}&size=2&current=3`),
    ).toEqual({ data: [], total: 4, current: 3, size: 2 });
    expect(
      await idsOf(app, `/api/article?content=${encodeURIComponent('图')}&size=3&current=2&sort=id`),
    ).toEqual([8]);
  });

  test('a hit is an article of a list with the text around the match', async () => {
    expect(await resultOf(app, `/api/article?content=${encodeURIComponent('组件')}`)).toEqual({
      data: [
        {
          id: 3,
          article_title: '第三篇',
          article_cover: '',
          article_description: '',
          is_top: 2,
          order: 0,
          type: 1,
          origin_url: '',
          category: { id: 1, name: '未分类' },
          tags: [],
          authorName: '山间',
          view_times: 0,
          thumbs_up_times: 0,
          reading_duration: 0,
          words: 39,
          createdAt: '2024-01-01 08:00:00',
          updatedAt: '2024-01-01 08:00:00',
          article_content: 'TypeScript 与 Vue.js 组件，用v-model；C++ 也行。',
        },
      ],
      total: 1,
      current: 1,
      size: 10,
    });
  });

  test('what was changed or removed is found as it is now', async () => {
    const other = await createHome(dialect);
    const changing = await other.open();
    const site = await createApi(changing);
    const search = (text: string) =>
      idsOf(site, `/api/article?content=${encodeURIComponent(text)}`);
    const first = article('a.md', { text: '旧的文字' });
    const second = article('b.md', { text: '别的文字' });
    await syncContent(changing, content(first, second));
    expect(await search('文字')).toEqual([2, 1]);
    await syncContent(changing, content({ ...first, text: '新的文字' }));
    expect(await search('旧的')).toEqual([]);
    expect(await search('别的')).toEqual([]);
    expect(await search('新的')).toEqual([1]);
    await syncContent(changing, content(first, second));
    expect(await search('文字')).toEqual([2, 1]);
    await site.close();
    await other.remove();
  });
});

test('PostgreSQL finds by its index, even where it takes reading everything for cheaper', async () => {
  const home = await createHome('postgres');
  const { db, search } = await home.open();
  const { rows } = await search.run(db, (inner) =>
    sql<{ 'QUERY PLAN': string }>`explain select id from article
      where ${search.matches(['状态图', 'a'])}`.execute(inner),
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
    'Bitmap Index Scan on article_search_grams',
  );
  await home.remove();
});
