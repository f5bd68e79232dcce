import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createArticleRenderer } from '#server/articleRenderer.ts';
import { registerApi } from '#server/routes/index.ts';
import { syncContent } from '#server/store/content/syncContent.ts';
import { article, content, createHome, resultOf } from '#tests/api/support.ts';

it('an answer made after a change, but before the links were read again, is made anew', async () => {
  const home = await createHome('sqlite');
  const store = await home.open();
  const one = article('a.md', { id: 1, markdown: '[乙](b.md)' });
  const other = article('b.md', { id: 2 });
  await syncContent(store, content(one));
  const renderer = await createArticleRenderer(store, home.options.dataDir);
  const app = fastify();
  await registerApi(app, { store, renderArticle: renderer.renderArticle, source: renderer });

  await syncContent(store, content(one, other));
  const before = await resultOf(app, '/api/article/1');
  await renderer.refresh();
  const after = await resultOf(app, '/api/article/1');

  await app.close();
  await home.remove();
  expect(before).not.toMatchObject({ article_html: expect.stringContaining('/article?id=2') });
  expect(after).toMatchObject({ article_html: expect.stringContaining('/article?id=2') });
});
