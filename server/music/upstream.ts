import { ByteLru } from '#server/byteLru.ts';
import type { CatalogueAnswer, CatalogueCall, CatalogueQuery } from '#server/music/catalogue.ts';
import { errorText } from '#server/startError.ts';

/** ms; as long as the site itself waits. */
const TIMEOUT = 10_000;
/** Bytes of one answer at most. */
const LARGEST_BODY = 4 * 1024 * 1024;
/** Bytes of all kept answers at most. */
const LARGEST_CACHE = 16 * 1024 * 1024;
/** ms an answer is kept; addresses of songs expire and are never kept. */
const KEEP: Record<CatalogueCall, number> = {
  'toplist/detail': 60_000,
  'playlist/track/all': 60_000,
  'song/url/v1': 0,
  'song/detail': 60_000,
  search: 60_000,
  lyric: 300_000,
};
/** What each call is told: nothing else of the visitor's request leaves the site. */
const PARAMETERS: Record<CatalogueCall, readonly string[]> = {
  'toplist/detail': [],
  'playlist/track/all': ['id', 'limit', 'offset'],
  'song/url/v1': ['id', 'level'],
  'song/detail': ['ids'],
  search: ['keywords', 'limit', 'offset'],
  lyric: ['id'],
};

interface Kept {
  answer: CatalogueAnswer;
  bytes: number;
  /** ms since 1970. */
  until: number;
}

export interface Upstream {
  ask(call: CatalogueCall, query: CatalogueQuery): Promise<CatalogueAnswer>;
}

interface Options {
  timeout?: number;
  now?: () => number;
}

/**
 * Passes calls on to a NeteaseCloudMusicApi-compatible server. Good answers are kept for a short while,
 * equal calls at one moment are one request. A server that is down, slow or talks HTML gives the
 * catalogue's own 502 form.
 *
 * @param base Address without a slash at the end.
 */
export function createUpstream(base: string, options: Options = {}): Upstream {
  const { timeout = TIMEOUT, now = Date.now } = options;
  const kept = new ByteLru<Kept>(LARGEST_CACHE);
  const underWay = new Map<string, Promise<CatalogueAnswer>>();
  const request = async (url: string, call: CatalogueCall): Promise<CatalogueAnswer> => {
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
      });
      const text = await readText(response);
      const body: unknown = JSON.parse(text);
      if (!isBody(body)) return badGateway('音乐服务的回答不是目录的格式');
      const answer = { status: response.status, body };
      if (KEEP[call] > 0 && body.code === 200) {
        kept.set(url, { answer, bytes: text.length * 2, until: now() + KEEP[call] });
      }
      return answer;
    } catch (error) {
      return badGateway(failure(error, timeout));
    }
  };

  return {
    ask(call, query) {
      const url = addressOf(base, call, query);
      const known = kept.get(url);
      if (known && known.until > now()) return Promise.resolve(known.answer);
      const running = underWay.get(url);
      if (running) return running;
      const started = request(url, call).finally(() => underWay.delete(url));
      underWay.set(url, started);
      return started;
    },
  };
}

function addressOf(base: string, call: CatalogueCall, query: CatalogueQuery): string {
  const parameters = new URLSearchParams();
  for (const name of PARAMETERS[call]) {
    const value = query[name];
    if (value !== undefined) parameters.set(name, value);
  }
  const search = parameters.toString();
  return `${base}/${call}${search ? `?${search}` : ''}`;
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > LARGEST_BODY) throw new Error('音乐服务的回答太长');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function isBody(value: unknown): value is CatalogueAnswer['body'] {
  return (
    typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'
  );
}

function failure(error: unknown, timeout: number): string {
  if (error instanceof SyntaxError) return '音乐服务的回答不是 JSON';
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `timeout of ${timeout}ms exceeded`;
  }
  return error instanceof TypeError ? '连不上音乐服务' : errorText(error);
}

function badGateway(msg: string): CatalogueAnswer {
  return { status: 502, body: { code: 502, msg } };
}
