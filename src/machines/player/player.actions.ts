import { EMPTY_LYRIC, type Lyric } from '#src/domain/lyric.ts';
import { KEPT_SONGS, type PlayerRecord, parsePlayerRecord } from '#src/domain/playerRecord.ts';
import {
  chooseSong,
  type Direction,
  EMPTY_HISTORY,
  indexAfterRemoval,
  remember,
} from '#src/domain/playOrder.ts';
import { seededRandom } from '#src/domain/seededRandom.ts';
import type { PlayType, Song } from '#src/domain/song.ts';
import { DEFAULT_VOLUME, toVolume } from '#src/domain/volume.ts';
import { PLAY_MODELS, type PlayerContext, type StoredPlayer } from './player.types.ts';

type Change = Partial<PlayerContext>;

/** Second of playing after which a song counts as really heard. */
const HEARD = 1;

export function initialContext(): PlayerContext {
  return {
    songs: [],
    customSongs: [],
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
    failure: 'unplayable',
  };
}

/** The list that next and previous walk; a song outside an empty list is a list of its own. */
export function queueOf({ playType, songs, customSongs, song }: PlayerContext): Song[] {
  const list = playType === 'CUSTOM' ? customSongs : songs;
  return list.length === 0 && song !== null ? [song] : list;
}

/** The change that puts the neighbour in, null where no song is left to try. */
export function step(context: PlayerContext, direction: Direction): Change | null {
  const queue = queueOf(context);
  const random = seededRandom(context.seed);
  const choice = chooseSong({
    ids: queue.map(({ id }) => id),
    currentId: context.song?.id ?? null,
    model: context.playModel,
    direction,
    history: context.history,
    tried: context.tried,
    random: random.value,
  });
  const song = choice === null ? undefined : queue[choice.index];
  if (choice === null || song === undefined) return null;
  return { ...freshSong(song), direction, history: choice.history, seed: random.seed };
}

/** After a press, or after a song heard to its end: a new run, nothing has been tried in it. */
export function stepAfresh(context: PlayerContext, direction: Direction): Change {
  return { ...step({ ...context, tried: [] }, direction), tried: [] };
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
export function removeCustom({ customSongs, playType }: PlayerContext, id: number): Change {
  const left = customSongs.filter((song) => song.id !== id);
  return { customSongs: left, playType: left.length === 0 ? 'TOP' : playType };
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
  return [...new Set(all.filter(({ al }) => al.picUrl === '').map(({ id }) => id))];
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
  };
}

function freshSong(song: Song | null): Change & { lyric: Lyric } {
  return {
    song,
    url: '',
    trialStart: null,
    urlFetches: 0,
    currentTime: 0,
    duration: 0,
    lyric: EMPTY_LYRIC,
  };
}
