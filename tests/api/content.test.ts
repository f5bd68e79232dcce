import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { syncContent } from '#server/store/content/syncContent.ts';
import type { Store } from '#server/store/store.ts';
import { article, content, createHome, DIALECTS, type Home } from '#tests/api/support.ts';

describe.each(DIALECTS)('content on %s', (dialect) => {
  let home: Home;
  let store: Store;

  beforeEach(async () => {
    home = await createHome(dialect);
    store = await home.open();
  });
  afterEach(() => home.remove());

  const shown = () =>
    store.db
      .selectFrom('article')
      .select(['id', 'path', 'title', 'view_times', 'reading_duration'])
      .orderBy('id')
      .execute();
  const a = article('a.md', { title: '甲' });
  const b = article('b.md', { title: '乙' });

  test('new files get ids by date, then by path', async () => {
    const result = await syncContent(
      store,
      content(
        article('z.md', { createdAt: '2020-01-01 00:00:00' }),
        article('a.md', { createdAt: '2023-01-01 00:00:00' }),
        article('b.md', { createdAt: '2020-01-01 00:00:00' }),
      ),
    );
    expect(result).toEqual({ added: 3, changed: 0, removed: 0, problems: [] });
    expect((await shown()).map(({ id, path }) => [id, path])).toEqual([
      [1, 'b.md'],
      [2, 'z.md'],
      [3, 'a.md'],
    ]);
  });

  test('the same content writes nothing and leaves the version as it is', async () => {
    await syncContent(store, content(a, b));
    const { version } = store;
    expect(await syncContent(store, content(b, a))).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      problems: [],
    });
    expect(store.version).toBe(version);
  });

  test('every change makes the version grow by one', async () => {
    const { version } = store;
    await syncContent(store, content(a));
    expect(store.version).toBe(version + 1);
    await syncContent(store, { ...content(a), site: { ...content().site, headers: [] } });
    expect(store.version).toBe(version + 2);
    await syncContent(store, content());
    expect(store.version).toBe(version + 3);
  });

  test('ids survive restarts, new titles, renames and files that come before', async () => {
    await syncContent(store, content(a, b));
    await store.close();
    store = await home.open();
    const renamed = { ...b, path: 'folder/renamed.md' };
    const early = article('0.md', { title: '早', createdAt: '2000-01-01 00:00:00' });
    expect(
      await syncContent(store, content(early, { ...a, title: '新题目', hash: 'new' }, renamed)),
    ).toEqual({ added: 1, changed: 2, removed: 0, problems: [] });
    expect(await shown()).toEqual([
      { id: 1, path: 'a.md', title: '新题目', view_times: 0, reading_duration: 0 },
      { id: 2, path: 'folder/renamed.md', title: '乙', view_times: 0, reading_duration: 0 },
      { id: 3, path: '0.md', title: '早', view_times: 0, reading_duration: 0 },
    ]);
  });

  test('two files that trade their names trade their ids, as the path counts first', async () => {
    await syncContent(store, content(a, b));
    await syncContent(store, content({ ...a, path: 'b.md' }, { ...b, path: 'a.md' }));
    expect((await shown()).map(({ id, path, title }) => [id, path, title])).toEqual([
      [1, 'a.md', '乙'],
      [2, 'b.md', '甲'],
    ]);
  });

  test('an id in the file is kept wherever the file goes, and others count on above it', async () => {
    await syncContent(store, content({ ...a, id: 40 }, b));
    await syncContent(
      store,
      content({ ...a, id: 40, path: 'moved.md', hash: 'other', title: '别的' }, b),
    );
    expect((await shown()).map(({ id, path }) => [id, path])).toEqual([
      [40, 'moved.md'],
      [41, 'b.md'],
    ]);
  });

  test('explicit ids can be traded between files', async () => {
    await syncContent(store, content({ ...a, id: 1 }, { ...b, id: 2 }));
    expect(await syncContent(store, content({ ...a, id: 2 }, { ...b, id: 1 }))).toEqual({
      added: 0,
      changed: 2,
      removed: 0,
      problems: [],
    });
    expect((await shown()).map(({ id, path }) => [id, path])).toEqual([
      [1, 'b.md'],
      [2, 'a.md'],
    ]);
  });

  test('an article that goes leaves its counts, and finds them when it comes back', async () => {
    await syncContent(store, content(a, b));
    for (const _ of [1, 2, 3]) store.visits.countArticleView(1);
    store.visits.addReadingTime(1, 90);
    await store.visits.flush();
    expect(await syncContent(store, content(b))).toEqual({
      added: 0,
      changed: 0,
      removed: 1,
      problems: [],
    });
    // Counted while the file was away.
    store.visits.countArticleView(1);
    await store.visits.flush();
    await syncContent(store, content(b, article('new.md')));
    await syncContent(store, content(b, article('new.md'), { ...a, path: 'back.md' }));
    expect(await shown()).toEqual([
      { id: 1, path: 'back.md', title: '甲', view_times: 4, reading_duration: 90 },
      { id: 2, path: 'b.md', title: '乙', view_times: 0, reading_duration: 0 },
      { id: 3, path: 'new.md', title: 'new.md', view_times: 0, reading_duration: 0 },
    ]);
    expect(await store.db.selectFrom('article_tombstone').selectAll().execute()).toEqual([]);
  });

  test('an id is never given to another article', async () => {
    await syncContent(store, content(a, b));
    await syncContent(store, content());
    await syncContent(store, content(article('c.md')));
    expect((await shown()).map(({ id, path }) => [id, path])).toEqual([[3, 'c.md']]);
  });

  test('of two files with one id the first stays and the other is told', async () => {
    const result = await syncContent(store, content({ ...b, id: 5 }, { ...a, id: 5 }));
    expect(result).toEqual({
      added: 1,
      changed: 0,
      removed: 0,
      problems: [
        { level: 'error', path: 'b.md', reason: 'id 5 已经属于“a.md”，请换一个，这篇没有收入' },
      ],
    });
    expect((await shown()).map(({ id, path }) => [id, path])).toEqual([[5, 'a.md']]);
  });

  test('a file cannot take the id of an article that is read under it', async () => {
    await syncContent(store, content(b));
    const result = await syncContent(store, content({ ...a, id: 1 }, b));
    expect(result.problems).toEqual([
      { level: 'error', path: 'a.md', reason: 'id 1 已经属于“b.md”，请换一个，这篇没有收入' },
    ]);
    expect((await shown()).map(({ id, path }) => [id, path])).toEqual([[1, 'b.md']]);
  });

  test.each([0, -1, 1.5, 1_000_000_000])('the id %d is none', async (id) => {
    const result = await syncContent(store, content({ ...a, id }, b));
    expect(result.problems).toEqual([
      {
        level: 'error',
        path: 'a.md',
        reason: `id 应为 1 到 999999999 的整数，这里是 ${id}，这篇没有收入`,
      },
    ]);
    expect((await shown()).map(({ id, path }) => [id, path])).toEqual([[1, 'b.md']]);
  });

  test('categories and tags keep their ids, used or not', async () => {
    const named = (table: 'category' | 'tag') =>
      store.db.selectFrom(table).selectAll().orderBy('id').execute();
    await syncContent(store, content({ ...a, categories: ['技术'], tags: ['一', '二', '一'] }));
    await syncContent(store, content({ ...a, categories: ['生活'], tags: ['三'] }));
    await syncContent(store, content({ ...a, categories: ['技术'], tags: ['二', '四'] }));
    expect(await named('category')).toEqual([
      { id: 1, name: '技术' },
      { id: 2, name: '生活' },
    ]);
    expect(await named('tag')).toEqual([
      { id: 1, name: '一' },
      { id: 2, name: '二' },
      { id: 3, name: '三' },
      { id: 4, name: '四' },
    ]);
    expect(
      await store.db.selectFrom('article_tag').selectAll().orderBy('position').execute(),
    ).toEqual([
      { article_id: 1, tag_id: 2, position: 0 },
      { article_id: 1, tag_id: 4, position: 1 },
    ]);
  });

  test('text that a database cannot keep is cleaned', async () => {
    await syncContent(
      store,
      content({ ...a, title: '甲\0', markdown: '正\0文', text: '正\0文\n\n  完', tags: ['一\0'] }),
    );
    expect(await store.db.selectFrom('article_body').selectAll().execute()).toEqual([
      { article_id: 1, markdown: '正文', text: '正文 完' },
    ]);
    expect((await shown()).map(({ title }) => title)).toEqual(['甲']);
  });

  test('a file that changed after it was looked at is left for the next time', async () => {
    await syncContent(store, content(a));
    const changed = { ...a, title: '改', text: '新的文字' };
    const meanwhile = { ...content(changed, b), load: async () => [] };
    expect(await syncContent(store, meanwhile)).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      problems: [],
    });
    expect((await shown()).map(({ id, title }) => [id, title])).toEqual([[1, '甲']]);
    expect(
      (await store.db.selectFrom('article_body').select('text').execute()).map(({ text }) => text),
    ).toEqual(['甲的正文']);
    expect((await syncContent(store, content(changed, b))).added).toBe(1);
    expect((await shown()).map(({ id, title }) => [id, title])).toEqual([
      [1, '改'],
      [2, '乙'],
    ]);
  });

  test('texts are asked for in parts, and only those that are written', async () => {
    const many = Array.from({ length: 250 }, (_, index) => article(`${1000 + index}.md`));
    const asked: number[] = [];
    const counting = (...articles: typeof many) => {
      const given = content(...articles);
      const load: typeof given.load = (paths) => {
        asked.push(paths.length);
        return given.load(paths);
      };
      return { ...given, load };
    };
    await syncContent(store, counting(...many));
    await syncContent(store, counting(...many));
    await syncContent(store, counting(a, ...many));
    expect(asked).toEqual([100, 100, 50, 1]);
  });

  test('a failure in the middle leaves everything as it was', async () => {
    await syncContent(store, content(a));
    const { version } = store;
    const broken = { ...b, words: Number.NaN };
    await expect(syncContent(store, content({ ...a, title: '改' }, broken))).rejects.toThrow();
    expect((await shown()).map(({ id, title }) => [id, title])).toEqual([[1, '甲']]);
    expect(store.version).toBe(version);
  });
});

test('processes that read the same content at once agree', async () => {
  const home = await createHome('postgres');
  const stores = await Promise.all([home.open(), home.open(), home.open()]);
  const files = content(article('a.md'), article('b.md'));
  const results = await Promise.all(stores.map((store) => syncContent(store, files)));
  expect(results.map(({ added }) => added).sort()).toEqual([0, 0, 2]);
  await home.remove();
});
