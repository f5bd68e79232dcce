import type { PlaylistCategory, Song } from '#src/domain/song.ts';
import {
  acceptedBody,
  type SongLyric,
  type SongUrl,
  toCategories,
  toLyric,
  toSearchSongs,
  toSongs,
  toSongUrl,
} from './catalogueShapes.ts';
import { type Query, queryString } from './http/http.ts';

/** Part of a list: how many songs, after how many. */
interface Slice {
  limit: number;
  offset: number;
}

/**
 * The public music catalogue (specification, section 7). No call rejects: an answer that is not
 * code 200, is no JSON, comes after 10 s or not at all is `null`.
 */
export interface Catalogue {
  toplist(signal?: AbortSignal): Promise<PlaylistCategory[] | null>;
  playlistTracks(id: number, slice: Slice, signal?: AbortSignal): Promise<Song[] | null>;
  /** The address lives about 20 minutes and is never to be stored. */
  songUrl(id: number, signal?: AbortSignal): Promise<SongUrl>;
  songDetail(ids: readonly number[], signal?: AbortSignal): Promise<Song[] | null>;
  search(keywords: string, slice: Slice, signal?: AbortSignal): Promise<Song[] | null>;
  lyric(id: number, signal?: AbortSignal): Promise<SongLyric | null>;
}

/** What came back: nothing from the network, or a body that may be anything. */
type Answer = { reached: false } | { reached: true; body: unknown };

const TIMEOUT_MS = 10_000;
const AUDIO_LEVEL = 'exhigh';

/**
 * @param fetch the browser's, or the server's injection into itself
 * @param isSecurePage whether addresses have to become https
 */
export function createCatalogue(
  fetch: typeof globalThis.fetch,
  isSecurePage: () => boolean = pageIsSecure,
): Catalogue {
  async function ask(path: string, query: Query, signal?: AbortSignal): Promise<Answer> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(`/wapi${path}${queryString(query)}`, {
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return { reached: true, body: parsed(await response.text()) };
    } catch {
      return { reached: false };
    }
  }

  async function read<Result>(
    path: string,
    query: Query,
    signal: AbortSignal | undefined,
    convert: (body: Record<string, unknown>, secure: boolean) => Result,
  ): Promise<Result | null> {
    const answer = await ask(path, query, signal);
    const body = answer.reached ? acceptedBody(answer.body) : null;
    return body === null ? null : convert(body, isSecurePage());
  }

  return {
    toplist: (signal) => read('/toplist/detail', {}, signal, toCategories),

    playlistTracks: (id, { limit, offset }, signal) =>
      read('/playlist/track/all', { id, limit, offset }, signal, (body, secure) =>
        toSongs(body.songs, secure),
      ),

    async songUrl(id, signal) {
      const answer = await ask('/song/url/v1', { id, level: AUDIO_LEVEL }, signal);
      if (!answer.reached) return { url: null, reason: 'unreachable' };
      const body = acceptedBody(answer.body);
      return body === null ? { url: null, reason: 'ignored' } : toSongUrl(body, id, isSecurePage());
    },

    // The double slash is the specification's; the server answers both forms.
    songDetail: (ids, signal) =>
      read('//song/detail', { ids: ids.join(',') }, signal, (body, secure) =>
        toSongs(body.songs, secure),
      ),

    search: (keywords, { limit, offset }, signal) =>
      read('/search', { keywords, offset, limit }, signal, toSearchSongs),

    lyric: (id, signal) => read('/lyric', { id }, signal, toLyric),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pageIsSecure(): boolean {
  return globalThis.location?.protocol === 'https:';
}
