import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '#server/content/readContent.ts';

const SAMPLE = join(import.meta.dirname, '../../../fixtures/content/sample');
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(SAMPLE, dir, { recursive: true });
});

/** A content folder with its articles whole. */
async function readWhole(folder: string, options: Parameters<typeof readContent>[1] = {}) {
  const content = await readContent(folder, options);
  return { ...content, articles: await content.load(content.articles.map(({ path }) => path)) };
}

afterAll(() => rm(dir, { recursive: true }));

describe('readContent', () => {
  it('takes the good files, names what is wrong in the others, and leaves drafts out', async () => {
    const { articles, problems } = await readWhole(SAMPLE);
    expect(
      articles.map(({ path, title, author, createdAt }) => [path, title, author, createdAt]),
    ).toEqual([
      ['2024/full.md', '第一篇: 完整', '别人', '2024-05-03 12:00:00'],
      ['source/_posts/2023-02-01-bare-file.md', 'bare-file', '小山', '2023-02-01 00:00:00'],
    ]);
    expect(articles[0]).toMatchObject({
      id: 6,
      categories: ['技术', '前端'],
      tags: ['Go', '1.0', '生活'],
      cover: '/pictures/bg/3.jpg',
      top: true,
      order: 3,
      type: 3,
    });
    expect(articles[1]?.description).toBe('第二篇没有字段。');
    expect(problems).toEqual([
      {
        level: 'warning',
        path: 'site.yml',
        line: 7,
        reason: 'links 里只能有 github、qq、wechat、bilibili、mail',
      },
      {
        level: 'warning',
        path: 'site.yml',
        line: 10,
        reason: 'headers 里 tag 的“pictures/bg/2.jpg”应是以 / 或 https:// 开头的地址',
      },
      {
        level: 'warning',
        path: 'site.yml',
        line: 11,
        reason: 'avatar“../tx/1.jpg”应是以 / 或 https:// 开头的地址',
      },
      { level: 'warning', path: 'site.yml', line: 12, reason: '没有叫做 colour 的字段' },
      {
        level: 'error',
        path: 'bad-date.md',
        line: 3,
        reason: '日期“2024-13-45”不是有效的日期，应写成 2024-05-03 12:00',
      },
      {
        level: 'error',
        path: 'bad-id.md',
        line: 3,
        reason: '编号 id“-3”不是 1 到 999999999 的整数',
      },
      { level: 'error', path: 'empty.md', line: 4, reason: '文章没有正文' },
      {
        level: 'error',
        path: 'gbk.md',
        line: 4,
        reason: '文件不是 UTF-8 编码，请用编辑器“另存为 UTF-8”',
      },
    ]);
  });

  it('reports progress up to the last file', async () => {
    const seen: { done: number; total: number }[] = [];
    await readContent(SAMPLE, { onProgress: (progress) => seen.push(progress) });
    expect(seen.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(seen.map(({ total }) => total))).toEqual(new Set([8]));
  });

  it('gives records of articles, whose texts are read when they are asked for', async () => {
    const content = await readContent(SAMPLE);
    expect(content.articles).toEqual([
      {
        path: '2024/full.md',
        id: 6,
        createdAt: '2024-05-03 12:00:00',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      {
        path: 'source/_posts/2023-02-01-bare-file.md',
        createdAt: '2023-02-01 00:00:00',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    const once = await content.load(['2024/full.md']);
    expect(once.map(({ title }) => title)).toEqual(['第一篇: 完整']);
    expect(await content.load(['2024/full.md'])).toEqual(once);
    expect(await content.load([])).toEqual([]);
  });

  it('leaves out of the texts a file that has changed since, or is gone', async () => {
    const changing = join(dir, 'articles/changing.md');
    const going = join(dir, 'articles/going.md');
    await writeFile(changing, '# 甲\n\n正文');
    await writeFile(going, '# 乙\n\n正文');
    const content = await readContent(dir);
    const paths = ['changing.md', 'going.md'];
    expect((await content.load(paths)).map(({ title }) => title)).toEqual(['甲', '乙']);
    await writeFile(changing, '# 甲\n\n别的');
    await rm(going);
    expect(await content.load(paths)).toEqual([]);
    await rm(changing);
  });

  it('follows a link to a folder, but not in a circle', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-links-'));
    await cp(join(SAMPLE, 'articles/2024'), join(folder, 'articles/here'), { recursive: true });
    await symlink(join(SAMPLE, 'articles/source'), join(folder, 'articles/linked'));
    await symlink(join(folder, 'articles'), join(folder, 'articles/circle'));
    await symlink(join(folder, 'nowhere'), join(folder, 'articles/broken.md'));
    const { articles, problems } = await readContent(folder);
    expect(articles.map(({ path }) => path)).toEqual([
      'here/full.md',
      'linked/_posts/2023-02-01-bare-file.md',
    ]);
    expect(problems.map(({ path }) => path)).toEqual(['site.yml']);
    await rm(folder, { recursive: true });
  });

  it('gives an empty site for a folder that is not there', async () => {
    const content = await readContent(join(dir, 'nowhere'));
    expect(content.articles).toEqual([]);
    expect(content.problems).toEqual([
      { level: 'warning', path: 'site.yml', line: 1, reason: '没有这个文件，先用默认的站点信息' },
    ]);
  });
});

describe('site.yml', () => {
  it('gives what it says and defaults for the rest', async () => {
    const { site } = await readContent(SAMPLE);
    expect(site).toEqual({
      config: {
        blog_name: '样例',
        owner_name: '小山',
        tagline: '记录生活，分享此刻',
        blog_avatar: '/pictures/tx/1.jpg',
        avatar_bg: '/pictures/bg/6.jpg',
        personal_say: '',
        blog_notice: '',
        typed_lines: [],
        links: { github: 'https://github.com/x' },
        qr: [],
        copyright: '',
        icp: '',
        admin_url: '',
        description: '一个年轻人的博客，分享技术、生活与心情',
        keywords: '甲, 乙',
        createdAt: '2021-03-04T00:00:00+08:00',
      },
      headers: [{ route_name: 'home', bg_url: '/pictures/bg/1.jpg' }],
    });
  });

  it('begins on the day of the oldest article where it names none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-first-'));
    await cp(join(SAMPLE, 'articles/source'), join(folder, 'articles'), { recursive: true });
    const { site } = await readContent(folder);
    expect(site.config.createdAt).toBe('2023-02-01T00:00:00+08:00');
    await rm(folder, { recursive: true });
  });
});
