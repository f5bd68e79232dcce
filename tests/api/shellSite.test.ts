import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openSite } from '#server/openSite.ts';
import { createInjectFetch } from '#server/render/injectFetch.ts';
import { registerApi } from '#server/routes/index.ts';
import { listen, makeFolder, shellParts } from '#tests/api/shellParts.ts';

const opened: (() => Promise<void>)[] = [];
const said: string[] = [];
const warned: string[] = [];
let folder: Awaited<ReturnType<typeof makeFolder>>;
let site: Awaited<ReturnType<typeof listen>>;
let articles: string;

function article(title: string, body: string): string {
  return `---\ntitle: ${title}\ndate: 2026-01-02 03:04:05\n---\n${body}\n`;
}

beforeAll(async () => {
  folder = await makeFolder({
    'content/site.yml': 'blog_name: 山间小记\n',
    'content/articles/a.md': article('甲', '[乙](b.md)'),
    'content/articles/broken.md': '---\ntitle: 丙\ndate: 不知道\n---\n',
  });
  articles = join(folder.path, 'content/articles');
  const config = readConfig({
    CONTENT_DIR: join(folder.path, 'content'),
    DATA_DIR: folder.path,
  });
  const tell = {
    say: (line: string) => said.push(line),
    warn: (line: string) => warned.push(line),
  };
  const {
    store,
    articles: renderer,
    music,
    cache,
  } = await openSite(config, folder.path, tell, opened);
  site = await listen(
    shellParts(config.contentDir, {
      registerApi: (api) =>
        registerApi(api, { store, renderArticle: renderer.renderArticle, source: renderer }),
      music,
      pages: (app) => ({
        cache,
        resolve: async (url) => ({ kind: 'page', url }),
        // A page that shows what the API says of its address.
        render: async (url) => {
          const answer = await createInjectFetch(app)(`/api${url}`);
          return { status: answer.status, html: await answer.text() };
        },
      }),
    }),
  );
});

afterAll(async () => {
  await site.close();
  for (const close of opened.reverse()) await close();
  await folder.remove();
});

async function page(path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}

async function idOf(title: string): Promise<number | undefined> {
  const answer = await (await fetch(`${site.url}/api/article`)).json();
  const rows: { id: number; article_title: string }[] = answer.result.data;
  return rows.find((row) => row.article_title === title)?.id;
}

it('names the file that could not be taken, and goes on without it', () => {
  expect(warned.filter((line) => line.includes('broken.md'))).toHaveLength(1);
  expect(said).toContain('共 1 篇文章');
});

it('shows new and changed articles in pages without a restart', async () => {
  const first = await idOf('甲');
  expect(await page(`/article/${first}`)).toContain('没有找到这篇文章');

  await writeFile(join(articles, 'b.md'), article('乙', '第二篇'));
  await expect.poll(() => idOf('乙'), { timeout: 10_000 }).toBeGreaterThan(0);
  const second = await idOf('乙');
  await expect
    .poll(() => page(`/article/${first}`), { timeout: 10_000 })
    .toContain(`/article?id=${second}`);

  await writeFile(join(articles, 'b.md'), article('乙', '改过的第二篇'));
  await expect
    .poll(() => page(`/article/${second}`), { timeout: 10_000 })
    .toContain('改过的第二篇');

  await rm(join(articles, 'b.md'));
  await expect
    .poll(async () => (await fetch(`${site.url}/article/${second}`)).status, { timeout: 10_000 })
    .toBe(404);
}, 60_000);
