import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeFolder, shellParts } from '#tests/api/shellParts.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
let folder: Awaited<ReturnType<typeof makeFolder>>;
let site: Awaited<ReturnType<typeof listen>>;

function registerApi(app: FastifyInstance): void {
  app.get('/api/long', () => ({ code: 0, message: '', result: '长'.repeat(2000) }));
  app.post('/api/echo', (request) => ({ code: 0, message: '', result: request.body }));
  app.get('/api/broken', () => {
    throw new Error('SELECT secret FROM table');
  });
  app.get(
    '/api/number',
    { schema: { querystring: Type.Object({ n: Type.Integer() }) } },
    () => 'ok',
  );
}

beforeAll(async () => {
  folder = await makeFolder({
    'content/pictures/a.png': 'png',
    'content/pictures/a.svg': SVG,
    'content/pictures/notes.txt': 'private',
    'content/pictures/.hidden.png': 'private',
    'content/site.yml': 'secret: true',
    'content/font.woff2': 'font',
    'content/articles/2026/scan.pdf': 'pdf',
    'content/articles/2026/a.md': 'private',
    'content/articles/_drafts/new.png': 'private',
    'content/music/songs/静夜思.mp3': '0123456789',
    'content/music/songs/静夜思.lrc': 'words',
    'client/assets/entry-1a2b.js': 'console.log(1)',
    'client/assets/entry-1a2b.js.br': 'packed',
    'client/index.html': 'template',
  });
  site = await listen(
    shellParts(`${folder.path}/content`, { clientDir: `${folder.path}/client`, registerApi }),
  );
});

afterAll(async () => {
  await site.close();
  await folder.remove();
});

/** A request whose path goes out exactly as written. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{
    status: number;
    headers: Record<string, unknown>;
    body: string;
  }>((resolve, reject) => {
    const request = rawRequest(site.url, { path, headers, method }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await text(response),
      });
    });
    request.on('error', reject).end();
  });
}

describe('pages', () => {
  it('come as whole documents with their address', async () => {
    const answer = await fetch(`${site.url}/home`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(`<p>${site.url}/home</p>`);
  });

  it('go out compressed, and not at all when the browser has them', async () => {
    const first = await raw('/home', { 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers.vary).toBe('accept-encoding');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{27}-br"$/);
    const again = await raw('/home', { 'accept-encoding': 'gzip, br', 'if-none-match': tag });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', tag]);
    const plain = await raw('/home', { 'if-none-match': tag });
    expect(plain.status).toBe(200);
  });

  it('answer HEAD as GET without the body', async () => {
    const answer = await raw('/home', {}, 'HEAD');
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(String(`<p>${site.url}/home</p>`.length));
  });

  it('that do not exist say 404 with one page for all', async () => {
    const answers = await Promise.all([fetch(`${site.url}/nowhere`), fetch(`${site.url}/no?b=2`)]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      `<p>${site.url}/404</p>`,
      `<p>${site.url}/404</p>`,
    ]);
  });

  it('pass a redirect on', async () => {
    const answer = await raw('/');
    expect([answer.status, answer.headers.location]).toEqual([302, '/home']);
  });

  it('leave a doubled slash behind without leaving the site', async () => {
    const answer = await raw('//evil.example//');
    expect([answer.status, answer.headers.location]).toEqual([301, '/evil.example']);
  });

  it('that cannot be made tell nothing of the inside and offer a way out', async () => {
    const answer = await fetch(`${site.url}/broken`);
    const body = await answer.text();
    expect(answer.status).toBe(500);
    expect(body).toContain('页面暂时打不开');
    expect(body).toContain('href="/home"');
    expect(body).not.toContain('secret');
  });

  it('that have to be made are limited for each visitor, kept ones are not', async () => {
    const none = Number.MAX_SAFE_INTEGER;
    const strict = await listen(
      shellParts(folder.path, { limits: { reads: none, writes: none, renders: 2 } }),
    );
    const statuses: number[] = [];
    for (const path of ['/a', '/b', '/a', '/b', '/a']) {
      statuses.push((await fetch(strict.url + path)).status);
    }
    const beyond = await fetch(`${strict.url}/c`);
    const body = await beyond.text();
    const kept = await fetch(`${strict.url}/a`);
    const redirect = await fetch(strict.url, { redirect: 'manual' });
    await strict.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([429, '60']);
    expect(beyond.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(beyond.headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('<h1>打开得太快了，请过 60 秒再试</h1>');
    expect(body).toContain('href="/home"');
    expect([kept.status, redirect.status]).toEqual([200, 302]);
  });

  it('are limited to 120 a minute, as long as nobody says otherwise', async () => {
    const plain = await listen(shellParts(folder.path));
    const statuses: number[] = [];
    for (let i = 0; i <= 120; i += 1) {
      statuses.push((await plain.app.inject(`/article?id=${i}`)).statusCode);
    }
    await plain.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });

  it('wait for their turn, and are refused when too many wait', async () => {
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let asked = 0;
    let running = 0;
    let most = 0;
    const parts = shellParts(folder.path);
    const busy = await listen({
      ...parts,
      pages: (app) => ({
        ...parts.pages(app),
        resolve: async (url) => {
          asked += 1;
          return { kind: 'page', url };
        },
        render: async (url) => {
          running += 1;
          most = Math.max(most, running);
          await finished;
          running -= 1;
          return { status: 200, html: url };
        },
      }),
    });
    const waiting = Array.from({ length: 68 }, (_, i) => busy.app.inject(`/article?id=${i}`));
    await expect.poll(() => [asked, running]).toEqual([68, 4]);
    const beyond = await busy.app.inject('/article?id=68');
    finish();
    const statuses = (await Promise.all(waiting)).map((answer) => answer.statusCode);
    await busy.close();
    expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([503, '5']);
    expect(beyond.body).toContain('<h1>来的人有点多，请过几秒再试</h1>');
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(most).toBe(4);
  });

  it('with an address that is none say so', async () => {
    const answer = await raw('/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('这个网址不正确');
  });

  it('do not take a foreign name from the Host header when it is none', async () => {
    const answer = await raw('/home', { host: 'a"><script>' });
    expect(answer.body).toBe('<p>http://localhost/home</p>');
  });
});

describe('headers', () => {
  it('keep scripts to the site and to the ones in the head', async () => {
    const { headers } = await fetch(`${site.url}/home`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('ask for encryption only on an encrypted site', async () => {
    const secure = await listen(
      shellParts(folder.path, {
        config: {
          contentDir: folder.path,
          trustProxy: false,
          publicUrl: 'https://blog.example.com',
        },
      }),
    );
    const { headers } = await fetch(`${secure.url}/health`);
    await secure.close();
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('files', () => {
  it('of the build stay for a year, packed where the browser can unpack', async () => {
    const plain = await raw('/assets/entry-1a2b.js');
    expect(plain.body).toBe('console.log(1)');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await raw('/assets/entry-1a2b.js', { 'accept-encoding': 'br' });
    expect(packed.body).toBe('packed');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  it('show pictures for a day, and an SVG without scripts', async () => {
    const png = await raw('/pictures/a.png');
    expect([png.status, png.body]).toEqual([200, 'png']);
    expect(png.headers['cache-control']).toBe('public, max-age=86400');
    expect(png.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await raw('/pictures/a.png', { 'if-none-match': String(png.headers.etag) });
    expect(again.status).toBe(304);
    const svg = await raw('/pictures/a.svg');
    expect(svg.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
  });

  it.each([
    '/pictures/notes.txt',
    '/pictures/.hidden.png',
    '/pictures/../site.yml',
    '/pictures/%2e%2e/site.yml',
    '/pictures/..%2fsite.yml',
    '/pictures//a.png',
    '/pictures/./a.png',
    '/pictures/%00',
    '/pictures/%E0%A4%A',
    '/music/songs/%E9%9D%99%E5%A4%9C%E6%80%9D.lrc',
    '/articles/2026/a.md',
    '/articles/_drafts/new.png',
    '/assets/../index.html',
    '/assets/none.js',
    '/fonts/none.woff2',
    '/fonts/%00',
  ])('do not give away %s', async (path) => {
    const answer = await raw(path);
    expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '文件没有找到',
    ]);
  });

  it('beside an article go out with it', async () => {
    const answer = await raw('/articles/2026/scan.pdf');
    expect([answer.status, answer.body]).toEqual([200, 'pdf']);
  });

  it('give fonts by name', async () => {
    const answer = await raw('/fonts/title.1a2b.woff2');
    expect(answer.body).toBe('font');
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('give audio in parts', async () => {
    const path = `/music/songs/${encodeURIComponent('静夜思')}.mp3`;
    const whole = await raw(path);
    expect([whole.status, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
      200,
      'bytes',
      'audio/mpeg',
    ]);
    const part = await raw(path, { range: 'bytes=2-4' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    const tail = await raw(path, { range: 'bytes=-3' });
    expect([tail.status, tail.body]).toEqual([206, '789']);
    const beyond = await raw(path, { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    const same = await raw(path, { range: 'bytes=0-1', 'if-range': String(whole.headers.etag) });
    expect(same.status).toBe(206);
    const changed = await raw(path, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect([changed.status, changed.body]).toEqual([200, '0123456789']);
    const head = await raw(path, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  });
});

describe('calls', () => {
  it('go out compressed with a tag, and not at all when nothing changed', async () => {
    const first = await fetch(`${site.url}/api/long`, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    expect(await first.json()).toEqual({ code: 0, message: '', result: '长'.repeat(2000) });
    const again = await raw('/api/long', { 'if-none-match': tag, 'accept-encoding': 'br' });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each([
    ['/api/nothing', 'GET'],
    ['/api', 'GET'],
    ['/api/article/1', 'PATCH'],
  ])('that do not exist say so: %s %s', async (path, method) => {
    const answer = await fetch(site.url + path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 404, message: '接口没有找到', result: null });
  });

  it('refuse what is too long', async () => {
    const answer = await post('/api/echo', JSON.stringify('x'.repeat(65 * 1024)));
    expect(answer).toEqual([413, { code: 413, message: '提交的内容太大', result: null }]);
  });

  it('refuse what is no JSON', async () => {
    expect(await post('/api/echo', '{')).toEqual([
      400,
      { code: 400, message: '提交的内容不是正确的 JSON', result: null },
    ]);
    expect(await post('/api/echo', 'a=1', 'application/x-www-form-urlencoded')).toEqual([
      415,
      { code: 415, message: '不支持这种内容类型，请提交 JSON', result: null },
    ]);
  });

  it('tell nothing of the inside when they fail', async () => {
    const answer = await fetch(`${site.url}/api/broken`);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: 500, message: '服务端错误', result: null },
    ]);
  });

  it('that come too often are told when to come again', async () => {
    const strict = await listen(
      shellParts(folder.path, { registerApi, limits: { reads: 2, writes: 1, renders: 1 } }),
    );
    const read = () => fetch(`${strict.url}/api/long`);
    const statuses = [(await read()).status, (await read()).status];
    const third = await read();
    const body = await third.json();
    const write = await fetch(`${strict.url}/api/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '1',
    });
    const page = await fetch(`${strict.url}/home`);
    await strict.close();
    expect(statuses).toEqual([200, 200]);
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('60');
    expect(body).toEqual({ code: 429, message: '请求太频繁了，请 60 秒后再试', result: null });
    expect([write.status, page.status]).toEqual([200, 200]);
  });

  it('are described at /api/docs', async () => {
    const page = await fetch(`${site.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('swagger-ui');
    const description = await (await fetch(`${site.url}/api/docs/json`)).json();
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toContain('/wapi/song/url/v1');
    expect(Object.keys(description.paths)).not.toContain('/wapi//song/url/v1');
  });
});

async function post(path: string, body: string, type = 'application/json') {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return [answer.status, await answer.json()];
}

describe('health', () => {
  it('is good while the database answers', async () => {
    const answer = await fetch(`${site.url}/health`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', version: '1.2.3', database: 'up' },
    ]);
  });

  it('is bad when the database does not answer', async () => {
    const ill = await listen(
      shellParts(folder.path, { pingDatabase: () => Promise.reject(new Error('away')) }),
    );
    const answer = await fetch(`${ill.url}/health`);
    const body = await answer.json();
    await ill.close();
    expect([answer.status, body]).toEqual([
      503,
      { status: 'error', version: '1.2.3', database: 'down' },
    ]);
  });
});

describe('connections', () => {
  it.each([
    ['nonsense\r\n\r\n', '400 Bad Request', '请求的格式不正确'],
    [
      `GET /home HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      '请求头太长了',
    ],
  ])('with a request that is none are answered and closed', async (sent, status, sentence) => {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(sent);
    expect(await text(socket)).toBe(
      [
        `HTTP/1.1 ${status}`,
        'Content-Type: text/plain; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(sentence)}`,
        'Connection: close',
        '',
        sentence,
      ].join('\r\n'),
    );
  });

  it('have limits on how slowly a request may come', () => {
    const { headersTimeout, requestTimeout } = site.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
  });
});
