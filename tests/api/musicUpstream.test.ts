import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUpstream } from '#server/music/upstream.ts';
import { listen, makeFolder, shellParts } from '#tests/api/shellParts.ts';

interface Asked {
  url: string;
  headers: Record<string, unknown>;
}

let peer: FastifyInstance;
let peerUrl: string;
let asked: Asked[];
let now: number;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let site: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  asked = [];
  now = 0;
  peer = Fastify({ forceCloseConnections: true });
  peer.addHook('onRequest', async (request) => {
    asked.push({ url: request.url, headers: request.headers });
  });
  peer.get('/base/toplist/detail', () => ({
    code: 200,
    list: [{ id: 1, name: `第 ${asked.length} 次` }],
  }));
  peer.get('/base/song/url/v1', () => ({ code: 200, data: [{ id: 7, url: 'http://m8/x.mp3' }] }));
  peer.get('/base/song/detail', () => ({ code: 200, songs: [], privileges: [] }));
  peer.get('/base/lyric', () => ({ code: 200, lrc: { version: 1, lyric: '[00:01]词' } }));
  peer.get('/base/search', (request, reply) => {
    const { keywords } = Object(request.query);
    if (keywords === 'busy') {
      return reply.code(405).send({ code: 405, msg: '操作频繁，请稍候再试' });
    }
    if (keywords === 'html') return reply.type('text/html').send('<h1>nginx</h1>');
    if (keywords === 'array') return reply.send([1]);
    if (keywords === 'slow') return new Promise<void>(() => {});
    if (keywords === 'long') return reply.send({ code: 200, text: 'x'.repeat(5 * 1024 * 1024) });
    return reply.send({ code: 200, result: { songCount: 0 } });
  });
  peerUrl = await peer.listen({ host: '127.0.0.1', port: 0 });
  folder = await makeFolder();
  const upstream = createUpstream(`${peerUrl}/base`, { now: () => now });
  site = await listen(shellParts(folder.path, { music: { kind: 'upstream', upstream } }));
});

afterEach(async () => {
  await site.close();
  await peer.close();
  await folder.remove();
});

async function ask(call: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.url}/wapi/${call}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

it('passes a call on with its own parameters only, and nothing of who asks', async () => {
  const answer = await ask('song/url/v1?id=7&level=exhigh&cookie=MUSIC_U&proxy=http://x', {
    cookie: 'session=1',
    authorization: 'Bearer token',
    'x-forwarded-for': '1.2.3.4',
  });
  expect(answer).toEqual({
    status: 200,
    body: { code: 200, data: [{ id: 7, url: 'http://m8/x.mp3' }] },
  });
  expect(asked.map(({ url }) => url)).toEqual(['/base/song/url/v1?id=7&level=exhigh']);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
  expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-for');
});

it('sends a doubled slash as one', async () => {
  await ask('/song/detail?ids=1,2');
  expect(asked.map(({ url }) => url)).toEqual(['/base/song/detail?ids=1%2C2']);
});

it('keeps lists for a minute and lyrics for five, addresses of songs not at all', async () => {
  for (const time of [0, 59_999, 60_000, 299_999, 300_000]) {
    now = time;
    await ask('toplist/detail');
    await ask('lyric?id=1');
    await ask('song/url/v1?id=7');
  }
  const count = (part: string) => asked.filter(({ url }) => url.includes(part)).length;
  expect([count('toplist'), count('lyric'), count('url')]).toEqual([3, 2, 5]);
});

it('asks once for all who ask at the same moment', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask('toplist/detail')));
  expect(answers.map(({ body }) => body.list[0].name)).toEqual(['第 1 次', '第 1 次', '第 1 次']);
});

it('passes the failures of the catalogue on as they are, and does not keep them', async () => {
  const refused = { status: 405, body: { code: 405, msg: '操作频繁，请稍候再试' } };
  expect(await ask('search?keywords=busy')).toEqual(refused);
  expect(await ask('search?keywords=busy')).toEqual(refused);
  expect(asked).toHaveLength(2);
});

it.each([
  ['html', '音乐服务的回答不是 JSON'],
  ['array', '音乐服务的回答不是目录的格式'],
  ['long', '音乐服务的回答太长'],
])('answers 502 when the other side is %s', async (keywords, msg) => {
  expect(await ask(`search?keywords=${keywords}`)).toEqual({
    status: 502,
    body: { code: 502, msg },
  });
});

it('does not wait for an answer that does not come', async () => {
  const upstream = createUpstream(`${peerUrl}/base`, { timeout: 50 });
  expect(await upstream.ask('search', { keywords: 'slow' })).toEqual({
    status: 502,
    body: { code: 502, msg: 'timeout of 50ms exceeded' },
  });
});

it('answers 502 when the other side is away', async () => {
  await peer.close();
  expect(await ask('toplist/detail')).toEqual({
    status: 502,
    body: { code: 502, msg: '连不上音乐服务' },
  });
});

it('does not pass on what the site does not call', async () => {
  expect((await ask('login/cellphone?phone=1')).status).toBe(404);
  expect(asked).toEqual([]);
});
