import { EMPTY_LYRIC } from '#src/domain/lyric.ts';
import { chooseSong, type Direction, remember } from '#src/domain/playOrder.ts';
import { seededRandom } from '#src/domain/seededRandom.ts';
import type { Song } from '#src/domain/song.ts';
import type { PlayerContext } from './player.types.ts';

type Change = Partial<PlayerContext>;

/** The list that next and previous walk; a song outside an empty list is a list of its own. */
export function queueOf({ playType, songs, customSongs, song }: PlayerContext): Song[] {
  const list = playType === 'CUSTOM' ? customSongs : songs;
  return list.length === 0 && song !== null ? [song] : list;
}

/** The change that puts the neighbour in, null where no song is left to try. */
export function step(context: PlayerContext, direction: Direction): Change | null {
  if (direction === 'next') {
    const asked = context.upNext.find(({ id }) => !context.tried.includes(id));
    if (asked !== undefined) return stepAside(context, asked);
  }
  const queue = queueOf(context);
  const anchor = direction === 'previous' ? anchorOf(context) : undefined;
  if (anchor !== undefined) return stepBack(context, anchor);
  const random = seededRandom(context.seed);
  const choice = chooseSong({
    ids: queue.map(({ id }) => id),
    currentId: placeInQueue(context),
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

/**
 * A song that was asked for: the category list goes on behind it where it stood, and the custom
 * list, in which it stands behind the song of now, goes on from it.
 */
function stepAside(context: PlayerContext, song: Song): Change {
  return {
    ...freshSong(song),
    direction: 'next',
    anchorId: context.playType === 'TOP' ? placeInQueue(context) : null,
    upNext: context.upNext.filter(({ id }) => id !== song.id),
    history: remember(context.history, song.id),
  };
}

/** Back from a song that was asked for to the one before it. */
function stepBack({ history }: PlayerContext, song: Song): Change {
  const { ids, position } = history;
  const isBefore = ids[position - 1] === song.id;
  return {
    ...freshSong(song),
    direction: 'previous',
    history: isBefore ? { ids, position: position - 1 } : remember(history, song.id),
  };
}

/** The song after which the list goes on, while one that was asked for plays. */
function anchorOf(context: PlayerContext): Song | undefined {
  const { anchorId, tried } = context;
  if (anchorId === null || tried.includes(anchorId)) return undefined;
  return queueOf(context).find(({ id }) => id === anchorId);
}

/** The id from which the list in use goes on; null where it begins. */
function placeInQueue(context: PlayerContext): number | null {
  const { song, anchorId, playModel } = context;
  if (song === null) return null;
  const ids = queueOf(context).map(({ id }) => id);
  // Only LISTLOOP goes by places; the other modes go by the song itself, where the list has it.
  const goesByAnchor = playModel === 'LISTLOOP' || !ids.includes(song.id);
  return goesByAnchor && anchorId !== null && ids.includes(anchorId) ? anchorId : song.id;
}

/** After a press, or after a song heard to its end: a new run, nothing has been tried in it. */
export function stepAfresh(context: PlayerContext, direction: Direction): Change {
  return { ...step({ ...context, tried: [] }, direction), tried: [] };
}

/** Another song is put in: nothing of the one before is left. */
export function freshSong(song: Song | null): Change {
  return {
    song,
    anchorId: null,
    url: '',
    trialStart: null,
    urlFetches: 0,
    currentTime: 0,
    duration: 0,
    lyric: EMPTY_LYRIC,
  };
}
