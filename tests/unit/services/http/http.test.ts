import { afterEach, expect, test, vi } from 'vitest';
import { createHttp, HttpError, queryString } from '#src/services/http/http.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

interface Call {
  url: string;
  init: RequestInit | undefined;
}

function answering(status: number, body: string, calls: Call[] = []): typeof fetch {
  return async (input, init) => {
    calls.push({ url: String(input), init });
    return new Response(body, { status });
  };
}

test('sends credentials, the marker header, the token and JSON', async () => {
  const calls: Call[] = [];
  const http = createHttp({ fetch: answering(200, '{"code":0}', calls), token: () => 'abc' });
  expect(await http('PUT', '/api/config/view', { body: {} })).toEqual({ code: 0 });
  expect(calls.map(({ url, init }) => [url, init?.method, init?.headers, init?.body])).toEqual([
    [
      '/api/config/view',
      'PUT',
      {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        Authorization: 'abc',
      },
      '{}',
    ],
  ]);
  expect(calls[0]?.init?.credentials).toBe('include');
});

test('a guest sends no Authorization and a GET no content type', async () => {
  const calls: Call[] = [];
  const http = createHttp({ fetch: answering(200, '{}', calls), token: () => '' });
  await http('GET', '/api/article', {
    query: { current: 2, content: '山 & 水', tag_id: undefined },
  });
  expect(calls[0]?.url).toBe('/api/article?current=2&content=%E5%B1%B1+%26+%E6%B0%B4');
  expect(calls[0]?.init?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' });
});

test('tells the notice of the catalogue and rejects', async () => {
  const notices: unknown[] = [];
  const http = createHttp({
    fetch: answering(403, '{"message":""}'),
    onNotice: (notice) => notices.push(notice),
  });
  await expect(http('GET', '/api/user/1')).rejects.toEqual(new HttpError(403, '权限不足'));
  expect(notices).toEqual([{ tone: 'error', title: '错误提示', text: '权限不足' }]);
});

test('a status the caller expects raises no notice', async () => {
  const notices: unknown[] = [];
  const http = createHttp({
    fetch: answering(404, '{}'),
    onNotice: (notice) => notices.push(notice),
  });
  await expect(http('GET', '/api/article/9', { expected: [404] })).rejects.toMatchObject({
    status: 404,
  });
  expect(notices).toEqual([]);
});

test('what is done behind the visitor raises no notice', async () => {
  const notices: unknown[] = [];
  const http = createHttp({
    fetch: answering(500, '{"message":"坏了"}'),
    onNotice: (notice) => notices.push(notice),
  });
  await expect(http('PUT', '/api/config/view', { silent: true })).rejects.toMatchObject({
    status: 500,
  });
  expect(notices).toEqual([]);
});

test('reports an expired session and still hands the body on', async () => {
  const onSessionExpired = vi.fn();
  const body = { error: 'authorize/token_verify_fail', message: 'token is expired by 1h' };
  const http = createHttp({ fetch: answering(400, JSON.stringify(body)), onSessionExpired });
  expect(await http('GET', '/api/notify')).toEqual(body);
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});

test('an HTML body is no body', async () => {
  const http = createHttp({ fetch: answering(200, '<html>nginx</html>') });
  expect(await http('GET', '/api/tag')).toBeUndefined();
});

test('no answer at all rejects with status 0 and a sentence', async () => {
  const http = createHttp({
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(http('GET', '/api/tag')).rejects.toEqual(new HttpError(0, '网络好像断开了'));
});

test('gives up after 10 seconds', async () => {
  const waits: number[] = [];
  const expired = AbortSignal.abort(new DOMException('timeout', 'TimeoutError'));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    waits.push(ms);
    return expired;
  });
  const http = createHttp({
    fetch: async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    },
  });
  await expect(http('GET', '/api/tag')).rejects.toEqual(new HttpError(0, '请求超时了，请稍后再试'));
  expect(waits).toEqual([10_000]);
});

test('an aborted call rejects with the abort itself', async () => {
  const controller = new AbortController();
  controller.abort();
  const http = createHttp({
    fetch: async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    },
  });
  await expect(http('GET', '/api/tag', { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test.each([
  [{}, ''],
  [{ a: undefined }, ''],
  [{ a: 1, b: 'x y' }, '?a=1&b=x+y'],
  [{ sort: '-order,is_top,-id' }, '?sort=-order%2Cis_top%2C-id'],
])('queryString(%o) is %s', (query, text) => {
  expect(queryString(query)).toBe(text);
});
