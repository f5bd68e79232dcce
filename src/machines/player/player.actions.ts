import { EMPTY_LYRIC } from '#src/domain/lyric.ts';
import { withOffset } from '#src/domain/lyricOffsets.ts';
import { KEPT_SONGS, type PlayerRecord, parsePlayerRecord } from '#src/domain/playerRecord.ts';
import { EMPTY_HISTORY, indexAfterRemoval, remember } from '#src/domain/playOrder.ts';
import type { PlayType, Song } from '#src/domain/song.ts';
import { DEFAULT_VOLUME, toVolume } from '#src/domain/volume.ts';
import { freshSong } from './player.order.ts';
import { PLAY_MODELS, type PlayerContext, type StoredPlayer } from './player.types.ts';

type Change = Partial<PlayerContext>;

/** Songs whose covers are asked for in one call: the address of a request has its limit. */
const COVERS_AT_ONCE = 100;

/** Second of playing after which a song counts as really heard. */
const HEARD = 1;

export function initialContext(): PlayerContext {
  return {
    songs: [],
    customSongs: [],
    upNext: [],
    anchorId: null,
    playType: 'TOP',
    playModel: 'RANDOM',
    song: null,
    history: EMPTY_HISTORY,
    direction: 'next',
    seed: 1,
    tried: [],
    unplayableIds: [],
    loadNumber: 0,
    url: '',
    trialStart: null,
    urlFetches: 0,
    startAt: 0,
    currentTime: 0,
    duration: 0,
    dragTime: 0,
    volume: DEFAULT_VOLUME,
    audibleVolume: DEFAULT_VOLUME,
    lyric: EMPTY_LYRIC,
    lyricOffsets: [],
    failure: 'unplayable',
  };
}

export function chooseRow(context: PlayerContext, song: Song, playType: PlayType): Change {
  return {
    ...freshSong(song),
    playType,
    direction: 'next',
    tried: [],
    history: remember(context.history, song.id),
  };
}

export function markUnplayable({ song, tried, unplayableIds }: PlayerContext): Change {
  if (song === null) return {};
  return {
    tried: [...tried, song.id],
    unplayableIds: [...unplayableIds.filter((id) => id !== song.id), song.id],
  };
}

export function beginLoad({ loadNumber, urlFetches, currentTime }: PlayerContext): Change {
  return {
    loadNumber: loadNumber + 1,
    urlFetches: urlFetches + 1,
    startAt: currentTime,
    url: '',
    trialStart: null,
  };
}

/** The element's clock; real playback ends a run of failures and takes the mark off. */
export function followTime(context: PlayerContext, time: number): Change {
  if (time - context.startAt < HEARD) return { currentTime: time };
  const { song, tried, unplayableIds, urlFetches } = context;
  return {
    currentTime: time,
    urlFetches: Math.min(urlFetches, 1),
    tried: tried.length === 0 ? tried : [],
    unplayableIds:
      song !== null && unplayableIds.includes(song.id)
        ? unplayableIds.filter((id) => id !== song.id)
        : unplayableIds,
  };
}

export function toTime({ duration }: PlayerContext, time: number): number {
  return Number.isFinite(time) ? Math.min(duration, Math.max(0, time)) : 0;
}

export function addCustom({ customSongs }: PlayerContext, song: Song): Change {
  return { customSongs: [...customSongs, song] };
}

/** An empty custom list gives way to the category list (specification, section 4). */
export function removeCustom({ customSongs, playType, upNext }: PlayerContext, id: number): Change {
  const left = customSongs.filter((song) => song.id !== id);
  return {
    customSongs: left,
    playType: left.length === 0 ? 'TOP' : playType,
    upNext: upNext.filter((song) => song.id !== id),
  };
}

export function clearCustom(): Change {
  return { customSongs: [], playType: 'TOP', upNext: [] };
}

/** The list's last song is gone with all the others: nothing plays any more. */
export function clearCurrent(context: PlayerContext): Change {
  return {
    ...clearCustom(),
    ...freshSong(null),
    loadNumber: context.loadNumber + 1,
    tried: [],
    history: EMPTY_HISTORY,
  };
}

export function moveCustom({ customSongs }: PlayerContext, id: number, index: number): Change {
  const song = customSongs.find((each) => each.id === id);
  if (song === undefined || !Number.isInteger(index)) return {};
  const rest = customSongs.filter((each) => each.id !== id);
  const at = Math.min(rest.length, Math.max(0, index));
  return { customSongs: [...rest.slice(0, at), song, ...rest.slice(at)] };
}

/** The song stands behind the current one of the custom list, or first, and is the next to play. */
export function queueNext(context: PlayerContext, song: Song): Change {
  const rest = context.customSongs.filter(({ id }) => id !== song.id);
  const at = rest.findIndex(({ id }) => id === context.song?.id) + 1;
  return {
    customSongs: [...rest.slice(0, at), song, ...rest.slice(at)],
    upNext: [song, ...context.upNext.filter(({ id }) => id !== song.id)],
  };
}

/** Removes the current song and puts in what now stands at its index, or nothing. */
export function removeCurrent(context: PlayerContext, id: number): Change {
  const change = removeCustom(context, id);
  const left = change.customSongs ?? [];
  const index = context.customSongs.findIndex((song) => song.id === id);
  const song = left[indexAfterRemoval(index, left.length)] ?? null;
  return {
    ...change,
    ...freshSong(song),
    loadNumber: context.loadNumber + 1,
    tried: [],
    history: song === null ? EMPTY_HISTORY : remember(context.history, song.id),
  };
}

export function changeVolume({ volume, audibleVolume }: PlayerContext, wanted: number): Change {
  const landed = toVolume(wanted, volume);
  return { volume: landed, audibleVolume: landed > 0 ? landed : audibleVolume };
}

export function toggleMute({ volume, audibleVolume }: PlayerContext): Change {
  return { volume: volume > 0 ? 0 : audibleVolume };
}

export function changeOffset({ song, lyricOffsets }: PlayerContext, offset: number): Change {
  return song === null ? {} : { lyricOffsets: withOffset(lyricOffsets, song.id, offset) };
}

export function toggleMode({ playModel }: PlayerContext): Change {
  const next = (PLAY_MODELS.indexOf(playModel) + 1) % PLAY_MODELS.length;
  return { playModel: PLAY_MODELS[next] ?? playModel };
}

/** Puts real covers in where the song had none. */
export function fillCovers(context: PlayerContext, details: Song[]): Change {
  const covers = new Map(details.map(({ id, al }) => [id, al.picUrl]));
  const fill = (song: Song): Song => {
    const picUrl = song.al.picUrl === '' ? covers.get(song.id) : undefined;
    return picUrl ? { ...song, al: { ...song.al, picUrl } } : song;
  };
  return {
    song: context.song === null ? null : fill(context.song),
    customSongs: context.customSongs.map(fill),
  };
}

export function coverless({ song, customSongs }: PlayerContext): number[] {
  const all = song === null ? customSongs : [song, ...customSongs];
  const ids = all.filter(({ al }) => al.picUrl === '').map(({ id }) => id);
  return [...new Set(ids)].slice(0, COVERS_AT_ONCE);
}

/** What was kept from the last visit; a press made before it came is stronger. */
export function restore(context: PlayerContext, { record, seed }: StoredPlayer): Change {
  const kept = parsePlayerRecord(record);
  if (kept === null) return { seed };
  const { volume, playModel, playType, song, currentTime, duration, songs, customSongs } = kept;
  const settings = {
    seed,
    volume,
    audibleVolume: volume > 0 ? volume : DEFAULT_VOLUME,
    playModel,
    customSongs,
    lyricOffsets: kept.lyricOffsets,
    songs: context.songs.length > 0 ? context.songs : songs,
  };
  if (context.song !== null || song === null) return settings;
  const history = remember(EMPTY_HISTORY, song.id);
  return { ...settings, ...freshSong(song), playType, currentTime, duration, history };
}

export function toRecord(context: PlayerContext): PlayerRecord {
  const { volume, playModel, playType, song, currentTime, duration } = context;
  return {
    version: 1,
    volume,
    playModel,
    playType,
    song,
    currentTime,
    duration,
    songs: context.songs.slice(0, KEPT_SONGS),
    customSongs: context.customSongs,
    lyricOffsets: context.lyricOffsets,
  };
}
