import type { Song } from '#src/domain/song.ts';
import { queueOf, step } from './player.order.ts';
import type { PlayerContext } from './player.types.ts';

/** So many unplayable songs in a row end the run. */
const RUN_LIMIT = 5;

export function hasSongs(context: PlayerContext): boolean {
  return queueOf(context).length > 0;
}

/** A song was asked to be played after this one. */
export function hasUpNext({ upNext }: PlayerContext): boolean {
  return upNext.length > 0;
}

/** Next and previous stay on the song: it starts again from 0 without another load. */
export function restartsSong(context: PlayerContext): boolean {
  const { song, url, playModel } = context;
  return song !== null && url !== '' && (playModel === 'SINGLECYCLE' || isOnlySong(context, song));
}

export function isLoadedSong({ song, url }: PlayerContext, id: number): boolean {
  return song !== null && song.id === id && url !== '';
}

/** May the run of unplayable songs go on to another one? */
export function runGoesOn(context: PlayerContext): boolean {
  return (
    context.playModel !== 'SINGLECYCLE' &&
    context.tried.length < RUN_LIMIT &&
    step(context, context.direction) !== null
  );
}

/** The network or the source failed for the first time: the address may just be too old. */
export function deservesFreshUrl({ urlFetches }: PlayerContext, mediaErrorCode: number): boolean {
  return (mediaErrorCode === 2 || mediaErrorCode === 4) && urlFetches < 2;
}

export function isInCustomList({ customSongs }: PlayerContext, id: number): boolean {
  return customSongs.some((song) => song.id === id);
}

/** The song that plays out of the custom list is the one to be removed. */
export function removesCurrentSong(context: PlayerContext, id: number): boolean {
  return context.playType === 'CUSTOM' && context.song?.id === id && isInCustomList(context, id);
}

export function removesOneOfMany(context: PlayerContext, id: number): boolean {
  return removesCurrentSong(context, id) && context.customSongs.length > 1;
}

export function isAnotherSong({ song }: PlayerContext, id: number): boolean {
  return song?.id !== id;
}

/** The song of now comes out of the custom list. */
export function playsCustom({ playType, song }: PlayerContext): boolean {
  return playType === 'CUSTOM' && song !== null;
}

function isOnlySong(context: PlayerContext, song: Song): boolean {
  const queue = queueOf(context);
  return queue.length === 1 && queue[0]?.id === song.id;
}
