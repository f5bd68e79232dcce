import type { PlaylistCategory, Song } from '#src/domain/song.ts';

/** Seconds of the whole song that a trial plays. */
interface TrialSpan {
  start: number;
  end: number;
}

/** Why a song has no address: `unplayable` is about this song, `unreachable` about the network. */
type NoUrlReason = 'unplayable' | 'ignored' | 'unreachable';

export type SongUrl = { url: string; trial: TrialSpan | null } | { url: null; reason: NoUrlReason };

/** LRC texts as the catalogue sends them; both are empty when nobody has sent lyrics. */
export interface SongLyric {
  lyric: string;
  translation: string;
  /** The catalogue says so; newer ones say it in the text instead. */
  instrumental: boolean;
}

type Json = Record<string, unknown>;

const UNNAMED_SONG = '未命名歌曲';
/** The grey picture every search song carries in place of a cover. */
const PLACEHOLDER_PICTURE = '5639395138885805.jpg';

/** The body when it is an object with code 200, else null: everything else is ignored. */
export function acceptedBody(body: unknown): Json | null {
  return isObject(body) && body.code === 200 ? body : null;
}

/** Categories of /toplist/detail; entries without an id or a name are left out. */
export function toCategories(body: Json, secure: boolean): PlaylistCategory[] {
  return objects(body.list).flatMap((entry) => {
    const id = number(entry.id);
    const name = text(entry.name);
    if (id === null || name === '') return [];
    return [{ id, name, coverImgUrl: picture(entry.coverImgUrl, secure) }];
  });
}

/** Songs of a detail body (`ar`/`al`) or of a search body (`artists`/`album`), each id once. */
export function toSongs(list: unknown, secure: boolean): Song[] {
  const songs = new Map<number, Song>();
  for (const entry of objects(list)) {
    const song = toSong(entry, secure);
    if (song !== null && !songs.has(song.id)) songs.set(song.id, song);
  }
  return [...songs.values()];
}

/** The songs of a search answer, which lacks `result.songs` when nothing was found. */
export function toSearchSongs(body: Json, secure: boolean): Song[] {
  return isObject(body.result) ? toSongs(body.result.songs, secure) : [];
}

/** The address of that song; the list may be empty, in any order, or hold a null url. */
export function toSongUrl(body: Json, id: number, secure: boolean): SongUrl {
  const entries = objects(body.data);
  const entry = entries.find((item) => number(item.id) === id) ?? entries[0];
  const url = entry ? text(entry.url) : '';
  if (!entry || url === '') return { url: null, reason: 'unplayable' };
  return { url: address(url, secure), trial: toTrial(entry.freeTrialInfo) };
}

export function toLyric(body: Json): SongLyric {
  return {
    lyric: lyricText(body.lrc),
    translation: lyricText(body.tlyric),
    instrumental: body.nolyric === true,
  };
}

function toSong(entry: Json, secure: boolean): Song | null {
  const id = number(entry.id);
  if (id === null) return null;
  const album = firstObject(entry.al, entry.album);
  return {
    id,
    name: text(entry.name) || UNNAMED_SONG,
    ar: toArtists(entry.ar ?? entry.artists),
    alia: strings(entry.alia ?? entry.alias),
    al: toAlbum(album, secure),
    dt: number(entry.dt) ?? number(entry.duration) ?? 0,
  };
}

function toArtists(list: unknown): Song['ar'] {
  return objects(list).flatMap((artist) => {
    const name = text(artist.name);
    if (name === '') return [];
    const id = number(artist.id);
    return [id === null ? { name } : { id, name }];
  });
}

function toAlbum(album: Json, secure: boolean): Song['al'] {
  const id = number(album.id);
  const name = text(album.name);
  const artist = isObject(album.artist) ? album.artist : {};
  return {
    ...(id === null ? {} : { id }),
    ...(name === '' ? {} : { name }),
    picUrl: picture(album.picUrl, secure) || picture(artist.img1v1Url, secure),
  };
}

/** The unblocking mode of a catalogue server sends the string "null". */
function toTrial(info: unknown): TrialSpan | null {
  if (!isObject(info)) return null;
  const start = number(info.start);
  const end = number(info.end);
  return start === null || end === null ? null : { start, end };
}

function lyricText(part: unknown): string {
  return isObject(part) ? text(part.lyric) : '';
}

function picture(value: unknown, secure: boolean): string {
  const url = text(value);
  return url.includes(PLACEHOLDER_PICTURE) ? '' : address(url, secure);
}

/** The catalogue says `http:`, which a page on https may not load. */
function address(url: string, secure: boolean): string {
  return secure ? url.replace(/^http:/i, 'https:') : url;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function firstObject(...values: unknown[]): Json {
  return values.find(isObject) ?? {};
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
