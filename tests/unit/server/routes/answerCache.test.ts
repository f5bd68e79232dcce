import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createAnswerCache } from '#server/routes/answerCache.ts';

/** A server whose every answer says how often it was made, and how long it is to be. */
function createApp(source: { version: number }, capacity?: number) {
  const app = fastify();
  const cache = createAnswerCache(source, capacity);
  let made = 0;
  app.get<{ Querystring: { length?: string } }>('/*', (request, reply) =>
    cache.send(request, reply, async () => {
      made += 1;
      return { made, filling: 'x'.repeat(Number(request.query.length ?? 0)) };
    }),
  );
  return async (url: string): Promise<number> => (await app.inject(url)).json().result.made;
}

describe('createAnswerCache', () => {
  test('an answer is made once for each address', async () => {
    const ask = createApp({ version: 1 });
    expect([await ask('/a'), await ask('/a'), await ask('/a?b'), await ask('/a')]).toEqual([
      1, 1, 2, 1,
    ]);
  });

  test('it is made anew when the version has changed', async () => {
    const source = { version: 1 };
    const ask = createApp(source);
    expect(await ask('/a')).toBe(1);
    source.version = 2;
    expect([await ask('/a'), await ask('/a')]).toEqual([2, 2]);
  });

  test('those not asked for the longest make room', async () => {
    const ask = createApp({ version: 1 }, 1200);
    expect(await ask('/a?length=400')).toBe(1);
    expect(await ask('/b?length=400')).toBe(2);
    expect(await ask('/a?length=400')).toBe(1);
    expect(await ask('/c?length=400')).toBe(3);
    expect(await ask('/a?length=400')).toBe(1);
    expect(await ask('/b?length=400')).toBe(4);
  });

  test('very large answers and very long addresses are not kept', async () => {
    const ask = createApp({ version: 1 });
    expect([await ask('/a?length=600000'), await ask('/a?length=600000')]).toEqual([1, 2]);
    const long = `/a?${'x'.repeat(1024)}`;
    expect([await ask(long), await ask(long)]).toEqual([3, 4]);
  });

  test('the answer is JSON in the envelope', async () => {
    const app = fastify();
    const cache = createAnswerCache({ version: 1 });
    app.get('/', (request, reply) => cache.send(request, reply, async () => '山'));
    for (const _ of ['made', 'kept']) {
      const response = await app.inject('/');
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.body).toBe('{"code":0,"message":"success","result":"山"}');
    }
  });
});
