import { type HttpNotice, judgeResponse } from './errorCatalogue.ts';

/** Request timeout in ms (specification, section 9). */
const REQUEST_TIMEOUT = 10_000;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Query = Record<string, string | number | undefined>;

export interface HttpRequest {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
  /** Statuses the caller shows itself; they raise no notice. */
  expected?: readonly number[];
  /** Something done behind the visitor's back: whatever comes of it, nobody is told. */
  silent?: boolean;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** A call that came back without a usable body. `status` 0: no answer at all (offline, timeout). */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface HttpOptions {
  fetch: typeof fetch;
  /** Token of the logged-in user, '' for a guest. */
  token?: () => string;
  onNotice?: (notice: HttpNotice) => void;
  onSessionExpired?: () => void;
}

export type Http = (method: HttpMethod, path: string, request?: HttpRequest) => Promise<unknown>;

/**
 * The one HTTP client (specification, section 7): 10 s timeout, credentials, JSON, the
 * XMLHttpRequest marker, Authorization when there is a token. Resolves with the body; rejects
 * with {@link HttpError}, after the notice the error catalogue asks for.
 */
export function createHttp({ fetch, token, onNotice, onSessionExpired }: HttpOptions): Http {
  return async (method, path, request = {}) => {
    const response = await send(fetch, method, path, request, token?.() ?? '');
    const body = await readJson(response);
    const verdict = judgeResponse(response.status, body);
    const isShownElsewhere = request.silent || request.expected?.includes(response.status);
    if (verdict.notice && !isShownElsewhere) onNotice?.(verdict.notice);
    if (verdict.sessionExpired) onSessionExpired?.();
    if (verdict.outcome === 'rejected') {
      throw new HttpError(response.status, verdict.notice?.text ?? '请求没有成功');
    }
    return body;
  };
}

async function send(
  fetch: HttpOptions['fetch'],
  method: HttpMethod,
  path: string,
  { query, body, signal, keepalive }: HttpRequest,
  token: string,
): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = token;
  try {
    return await fetch(path + queryString(query), {
      method,
      headers,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive: keepalive ?? false,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new HttpError(0, timeout.aborted ? '请求超时了，请稍后再试' : '网络好像断开了');
  }
}

/** `{ a: 1, b: undefined }` → `?a=1`; '' where nothing is left. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
