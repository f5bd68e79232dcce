import { cp, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '#server/content/readContent.ts';
import { createReadingCache, type ReadingCache } from '#server/content/readingCache.ts';

const SAMPLE = join(import.meta.dirname, '../../../fixtures/content/sample');
let dir: string;
let file: string;
let cache: ReadingCache;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-cache-'));
  file = join(dir, 'data/articles.json');
  await cp(SAMPLE, dir, { recursive: true });
  cache = createReadingCache(file);
});

afterEach(() => rm(dir, { recursive: true }));

/** A reading once the files have been left alone for long enough to be remembered. */
async function settled(): Promise<void> {
  await expect
    .poll(async () => {
      await readContent(dir, { cache });
      return (await cache.load('小山')).size;
    })
    .toBe(8);
}

/** Replaces a remembered digest, which shows whether a file was read again. */
async function mark(path: string): Promise<void> {
  const readings = new Map(await cache.load('小山'));
  const reading = readings.get(path);
  if (!reading?.record) throw new Error(`${path} is not remembered`);
  readings.set(path, { ...reading, record: { ...reading.record, digest: 'remembered' } });
  await cache.save('小山', readings);
}

async function digests(): Promise<string[]> {
  const { articles } = await readContent(dir, { cache });
  return articles.map(({ digest }) => digest);
}

describe('the cache of readings', () => {
  it('gives the same content as the files, problems included', async () => {
    const { load: _, ...read } = await readContent(dir);
    await settled();
    const { load, ...remembered } = await readContent(dir, { cache });
    expect(remembered).toEqual(read);
    expect(remembered.problems).toHaveLength(8);
    expect((await load(['2024/full.md'])).map(({ title }) => title)).toEqual(['第一篇: 完整']);
  });

  it('reads again only what has changed', async () => {
    await settled();
    await mark('2024/full.md');
    await mark('source/_posts/2023-02-01-bare-file.md');
    expect(await digests()).toEqual(['remembered', 'remembered']);
    await writeFile(join(dir, 'articles/2024/full.md'), '---\ntitle: 改了\n---\n新的正文');
    expect(await digests()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 'remembered']);
    await rm(join(dir, 'articles/2024/full.md'));
    expect(await digests()).toEqual(['remembered']);
  });

  it('sees a change that keeps size and time', async () => {
    await settled();
    const full = join(dir, 'articles/2024/full.md');
    const { atime, mtime } = await stat(full);
    const before = await digests();
    await writeFile(full, (await readFile(full, 'utf8')).replace('完整', '改过'));
    await utimes(full, atime, mtime);
    const after = await digests();
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
  });

  it('does not remember a file that was changed only just now', async () => {
    await settled();
    await writeFile(join(dir, 'articles/now.md'), '# 甲\n\n正文');
    await readContent(dir, { cache });
    expect((await cache.load('小山')).has('now.md')).toBe(false);
  });

  it('holds only for the author it was read with', async () => {
    await settled();
    await mark('source/_posts/2023-02-01-bare-file.md');
    await writeFile(join(dir, 'site.yml'), 'owner_name: 大山');
    const { articles, load } = await readContent(dir, { cache });
    expect(articles.map(({ digest }) => digest)).not.toContain('remembered');
    const [bare] = await load(['source/_posts/2023-02-01-bare-file.md']);
    expect(bare?.author).toBe('大山');
  });

  it('holds only for the program that wrote it', async () => {
    await settled();
    expect(await createReadingCache(file).load('小山')).toEqual(new Map());
  });

  it.each(['', '{', 'null', '{"readings":1}'])('is made anew when it holds %j', async (text) => {
    await settled();
    await writeFile(file, text);
    expect(await cache.load('小山')).toEqual(new Map());
    expect(await digests()).toHaveLength(2);
    expect((await cache.load('小山')).size).toBe(8);
  });

  it('leaves out entries that are none', async () => {
    await settled();
    const stored = JSON.parse(await readFile(file, 'utf8'));
    const problem = { level: 'error', path: 'a.md', reason: '坏' };
    const record = { path: 'a.md', createdAt: '', hash: '', digest: '' };
    stored.readings = [
      1,
      [1, { stamp: '1', problems: [] }],
      ['a', null],
      ['a', { problems: [] }],
      ['a', { stamp: '1', problems: [{ ...problem, line: '1' }] }],
      ['a', { stamp: '1', problems: [], record: { ...record, id: '1' } }],
      ['b', { stamp: '1', problems: [problem], record }],
    ];
    await writeFile(file, JSON.stringify(stored));
    expect([...(await cache.load('小山'))]).toEqual([
      ['b', { stamp: '1', problems: [problem], record }],
    ]);
  });

  it('is done without where it cannot be written', async () => {
    const none = createReadingCache(join(dir, 'site.yml/articles.json'));
    expect((await readContent(dir, { cache: none })).articles).toHaveLength(2);
    expect((await readContent(dir, { cache: none })).articles).toHaveLength(2);
  });
});
