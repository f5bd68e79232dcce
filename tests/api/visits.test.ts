import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { syncContent } from '#server/store/content/syncContent.ts';
import { openStore, type Store } from '#server/store/store.ts';
import {
  article,
  call,
  content,
  createApi,
  createHome,
  DIALECTS,
  type Home,
  success,
} from '#tests/api/support.ts';

const READERS = 100;

describe.each(DIALECTS)('visits on %s', (dialect) => {
  let home: Home;
  let store: Store;
  let app: FastifyInstance;

  beforeEach(async () => {
    home = await createHome(dialect);
    store = await home.open();
    app = await createApi(store);
    await syncContent(store, content(article('a.md'), article('b.md')));
  });
  afterEach(async () => {
    await app.close();
    await home.remove();
  });

  const counts = () =>
    store.db
      .selectFrom('article')
      .select(['id', 'view_times', 'reading_duration'])
      .orderBy('id')
      .execute();

  test('many readers at once are all counted, while flushes and syncs go on', async () => {
    const answers = await Promise.all(
      Array.from({ length: READERS }, async (_, index) => {
        if (index % 10 === 5) await store.visits.flush();
        if (index === 50)
          await syncContent(store, content(article('a.md'), article('b.md', { top: true })));
        return [
          await call(app, '/api/article/1/view', 'PUT'),
          await call(app, '/api/article/2/view', 'PUT'),
          await call(app, `/api/article/1/duration/${index}`, 'PUT'),
        ];
      }),
    );
    expect(answers.flat()).toEqual(Array.from({ length: 3 * READERS }, () => success(null)));
    await store.visits.flush();
    expect(await counts()).toEqual([
      { id: 1, view_times: 100, reading_duration: 4950 },
      { id: 2, view_times: 100, reading_duration: 0 },
    ]);
    expect(await call(app, '/api/statistic')).toEqual(
      success({
        articles: 2,
        categories: 1,
        tags: 0,
        words: 14,
        views: 200,
        createdAt: '2020-05-01',
        updatedAt: '2024-01-01T08:00:00',
      }),
    );
  });

  test('counts are written by themselves within a second or so', async () => {
    await call(app, '/api/article/1/view', 'PUT');
    await expect.poll(counts, { timeout: 10_000 }).toEqual([
      { id: 1, view_times: 1, reading_duration: 0 },
      { id: 2, view_times: 0, reading_duration: 0 },
    ]);
  });

  test('two processes add up', async () => {
    const other = await home.open();
    for (const one of [store, other, other]) one.visits.countArticleView(2);
    await store.visits.flush();
    await other.visits.flush();
    expect(await counts()).toEqual([
      { id: 1, view_times: 0, reading_duration: 0 },
      { id: 2, view_times: 3, reading_duration: 0 },
    ]);
  });

  test('a kept answer is never older than a change that was made', async () => {
    const title = async () => {
      const response = await app.inject('/api/article?sort=id&size=1');
      return response.json().result.data[0].article_title;
    };
    expect(await title()).toBe('a.md');
    await syncContent(store, content(article('a.md', { title: '新题目' }), article('b.md')));
    expect(await title()).toBe('新题目');
  });
});

test('processes that write counts at the same time lose none', async () => {
  const home = await createHome('postgres');
  const first = await home.open();
  const stores = [first, await home.open(), await home.open()];
  await syncContent(first, content(article('a.md')));
  for (let round = 0; round < 10; round += 1) {
    for (const { visits } of stores) visits.countArticleView(1);
    await Promise.all(stores.map(({ visits }) => visits.flush()));
  }
  expect(await first.db.selectFrom('article').select('view_times').execute()).toEqual([
    { view_times: 30 },
  ]);
  await home.remove();
});

test('counts that could not be written are tried again and not lost', async () => {
  const home = await createHome('sqlite');
  const errors: unknown[] = [];
  const store = await openStore({ ...home.options, onError: (error) => errors.push(error) });
  await syncContent(store, content(article('a.md')));
  await store.db.schema.alterTable('article').renameTo('hidden').execute();
  store.visits.countArticleView(1);
  store.visits.countSiteView();
  await store.visits.flush();
  expect(errors.map(String)).toEqual(['SqliteError: no such table: article']);
  await store.db.schema.alterTable('hidden').renameTo('article').execute();
  await store.visits.flush();
  expect(
    await store.db.selectFrom('article').select(['view_times', 'reading_duration']).execute(),
  ).toEqual([{ view_times: 1, reading_duration: 0 }]);
  expect(await store.db.selectFrom('site').select('view_time').execute()).toEqual([
    { view_time: 1 },
  ]);
  await store.close();
  await home.remove();
});
