import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { addEntityTags } from '#server/plugins/entityTags.ts';
import { createAnswerCache } from '#server/routes/answerCache.ts';

function createApp() {
  const app = fastify();
  addEntityTags(app);
  const cache = createAnswerCache({ version: 1 });
  app.get('/kept', (request, reply) => cache.send(request, reply, async () => ['山']));
  app.get('/text', (_request, reply) => reply.send('山'));
  return app;
}

describe('addEntityTags', () => {
  test.each([
    ['/kept', 'W/"791n2nWYJr_lWd3xW2HF0p4rkZw"'],
    ['/text', 'W/"DiSOVgPT6QghTlBtTF-jcAsu9_8"'],
  ])('%s goes out with a tag, and not at all when the visitor has it', async (url, etag) => {
    const app = createApp();
    const first = await app.inject(url);
    expect([first.statusCode, first.headers.etag, first.headers['cache-control']]).toEqual([
      200,
      etag,
      'no-cache',
    ]);
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });
});
