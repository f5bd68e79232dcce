import { isRecord } from './isRecord.ts';
import { type LyricOffsets, parseLyricOffsets } from './lyricOffsets.ts';
import type { PlayModel, PlayType, Song } from './song.ts';
import { DEFAULT_VOLUME, toVolume } from './volume.ts';

/** What is kept of the player between two visits, under the key `blog-music-player`. */
export interface PlayerRecord {
  version: 1;
  volume: number;
  playModel: PlayModel;
  playType: PlayType;
  song: Song | null;
  /** Seconds. */
  currentTime: number;
  duration: number;
  songs: Song[];
  customSongs: Song[];
  lyricOffsets: LyricOffsets;
}

/** More would fill the browser's storage without anybody scrolling that far. */
export const KEPT_SONGS = 500;

/** Nearer to the end than this, in seconds, a restored song starts from 0. */
const NEAR_THE_END = 2;

/** What was stored, checked; null for anything old, foreign or broken: a clean start. */
export function parsePlayerRecord(stored: unknown): PlayerRecord | null {
  if (!isRecord(stored) || stored.version !== 1) return null;
  const { playModel, playType } = stored;
  if (!isPlayModel(playModel) || !isPlayType(playType)) return null;
  const duration = toSeconds(stored.duration);
  const currentTime = toSeconds(stored.currentTime);
  const customSongs = toSongs(stored.customSongs);
  return {
    version: 1,
    volume: toVolume(stored.volume, DEFAULT_VOLUME),
    playModel,
    playType: customSongs.length === 0 ? 'TOP' : playType,
    song: toSongs([stored.song])[0] ?? null,
    currentTime: currentTime > duration - NEAR_THE_END ? 0 : currentTime,
    duration,
    songs: toSongs(stored.songs),
    customSongs,
    lyricOffsets: parseLyricOffsets(stored.lyricOffsets),
  };
}

function toSeconds(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

function toSongs(value: unknown): Song[] {
  if (!Array.isArray(value)) return [];
  const songs = new Map<number, Song>();
  for (const item of value) {
    const song = toSong(item);
    if (song !== null && !songs.has(song.id)) songs.set(song.id, song);
  }
  return [...songs.values()];
}

/** Also reads older entries of the custom list, which carry `artists` and `alias`. */
function toSong(value: unknown): Song | null {
  if (!isRecord(value) || !Number.isSafeInteger(value.id) || typeof value.id !== 'number') {
    return null;
  }
  const album = isRecord(value.al) ? value.al : {};
  return {
    id: value.id,
    name: toText(value.name),
    ar: toArtists(value.ar ?? value.artists),
    alia: toTexts(value.alia ?? value.alias),
    al: {
      ...(typeof album.id === 'number' ? { id: album.id } : {}),
      ...(typeof album.name === 'string' ? { name: album.name } : {}),
      picUrl: toText(album.picUrl),
    },
    dt: toSeconds(value.dt),
  };
}

function toArtists(value: unknown): Song['ar'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((artist: unknown) => {
    if (!isRecord(artist) || typeof artist.name !== 'string') return [];
    const { id, name } = artist;
    return [typeof id === 'number' ? { id, name } : { name }];
  });
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isPlayModel(value: unknown): value is PlayModel {
  return value === 'RANDOM' || value === 'LISTLOOP' || value === 'SINGLECYCLE';
}

function isPlayType(value: unknown): value is PlayType {
  return value === 'TOP' || value === 'CUSTOM';
}
