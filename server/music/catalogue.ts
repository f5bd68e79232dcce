import { join } from 'node:path';
import { readLyrics } from '#server/music/lyrics.ts';
import { searchSongs } from '#server/music/searchSongs.ts';
import {
  absolute,
  detailSong,
  playable,
  privilege,
  searchSong,
  toplistEntry,
  unplayable,
} from '#server/music/shapes.ts';
import type { Library, LibrarySong } from '#server/music/types.ts';

/** What the catalogue answers: its HTTP status and its body. */
export interface CatalogueAnswer {
  status: number;
  body: { code: number } & Record<string, unknown>;
}

/** The calls of the catalogue the site makes. */
export const CATALOGUE_CALLS = [
  'toplist/detail',
  'playlist/track/all',
  'song/url/v1',
  'song/detail',
  'search',
  'lyric',
] as const;
export type CatalogueCall = (typeof CATALOGUE_CALLS)[number];

export type CatalogueQuery = Readonly<Record<string, string | undefined>>;

/** Where the answers come from and go to. */
interface Source {
  library: Library;
  /** Folder of the library's files. */
  root: string;
  /** `https://host` the visitor reached the site at. */
  origin: string;
}

/** Most ids one call may ask for. */
const MOST_IDS = 1000;
/** Songs of one page at most, and where nothing is asked. */
const LARGEST_PAGE = 1000;
const SEARCH_PAGE = 30;
const FLAGS = { sgc: false, sfy: false, qfy: false };

export const NOT_FOUND: CatalogueAnswer = {
  status: 404,
  body: { code: 404, data: null, msg: 'Not Found' },
};

/** A query the catalogue refuses; it says so with HTTP 200. */
class BadQuery extends Error {}

/** Answers a call of the music catalogue from the library, in the catalogue's own shapes. */
export async function answer(
  call: CatalogueCall,
  query: CatalogueQuery,
  source: Source,
): Promise<CatalogueAnswer> {
  try {
    return await calls[call](query, source);
  } catch (error) {
    if (!(error instanceof BadQuery)) throw error;
    return { status: 200, body: { code: 400, message: error.message } };
  }
}

const calls: Record<
  CatalogueCall,
  (query: CatalogueQuery, source: Source) => CatalogueAnswer | Promise<CatalogueAnswer>
> = {
  'toplist/detail': (_query, { library, origin }) =>
    ok({
      list: library.lists.map((list) => toplistEntry(list, origin)),
      artistToplist: {
        coverUrl: absolute(origin, library.lists[0]?.cover ?? ''),
        name: '歌手榜',
        upateFrequency: '',
        updateFrequency: '',
        position: library.lists.length,
      },
    }),

  'playlist/track/all': (query, { library, origin }) => {
    const id = idOf(query);
    const { limit, offset } = pageOf(query, LARGEST_PAGE);
    const list = library.lists.find((candidate) => candidate.id === id);
    return list ? ok(details(list.songs.slice(offset, offset + limit), origin)) : NOT_FOUND;
  },

  'song/url/v1': (query, { library, origin }) =>
    ok({
      data: idsOf(query, 'id').map((id) => {
        const song = library.byId.get(id);
        return song ? playable(song, origin, query.level || 'exhigh') : unplayable(id);
      }),
    }),

  'song/detail': (query, { library, origin }) =>
    ok(
      details(
        idsOf(query, 'ids').flatMap((id) => library.byId.get(id) ?? []),
        origin,
      ),
    ),

  search: (query, { library, origin }) => {
    const keywords = query.keywords?.trim();
    if (!keywords) {
      throw new BadQuery("Required String parameter 'keywords' is not present");
    }
    const { limit, offset } = pageOf(query, SEARCH_PAGE);
    const found = searchSongs(library.songs, keywords);
    if (found.length === 0) return ok({ result: { songCount: 0 } });
    return ok({
      result: {
        songs: found.slice(offset, offset + limit).map((song) => searchSong(song, origin)),
        hasMore: offset + limit < found.length,
        songCount: found.length,
      },
    });
  },

  lyric: async (query, { library, root }) => {
    const song = library.byId.get(idOf(query));
    if (!song) return ok({ ...FLAGS, uncollected: true });
    const read = (path?: string) => (path ? readLyrics(join(root, path)) : '');
    const [lyric, translation] = await Promise.all([read(song.lyrics), read(song.translation)]);
    if (lyric.trim() === '' && translation.trim() === '') return ok({ ...FLAGS, nolyric: true });
    return ok({
      ...FLAGS,
      lrc: { version: 1, lyric },
      klyric: { version: 0, lyric: '' },
      tlyric: { version: translation === '' ? 0 : 1, lyric: translation },
      romalrc: { version: 0, lyric: '' },
    });
  },
};

function ok(body: Record<string, unknown>): CatalogueAnswer {
  return { status: 200, body: { code: 200, ...body } };
}

function details(songs: readonly LibrarySong[], origin: string) {
  return {
    songs: songs.map((song) => detailSong(song, origin)),
    privileges: songs.map(privilege),
  };
}

function idOf(query: CatalogueQuery): number {
  return parseId(present(query, 'id'), 'id');
}

function idsOf(query: CatalogueQuery, name: 'id' | 'ids'): number[] {
  const parts = present(query, name).split(',');
  if (parts.length > MOST_IDS) throw new BadQuery(`参数 ${name} 一次最多 ${MOST_IDS} 个`);
  return parts.map((part) => parseId(part.trim(), name));
}

function present(query: CatalogueQuery, name: string): string {
  const text = query[name]?.trim();
  if (!text) throw new BadQuery(`Required long parameter '${name}' is not present`);
  return text;
}

function parseId(text: string, name: string): number {
  const id = Number(text);
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(id)) {
    throw new BadQuery(`参数 ${name} 应为正整数`);
  }
  return id;
}

function pageOf(query: CatalogueQuery, usual: number): { limit: number; offset: number } {
  return {
    limit: Math.min(wholeNumber(query, 'limit', usual), LARGEST_PAGE),
    offset: wholeNumber(query, 'offset', 0),
  };
}

function wholeNumber(query: CatalogueQuery, name: string, usual: number): number {
  const text = query[name]?.trim();
  if (!text) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new BadQuery(`参数 ${name} 应为非负整数`);
  return Number(text);
}
