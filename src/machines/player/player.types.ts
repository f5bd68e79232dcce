import type { PlayModel, PlayType, Song } from '#src/domain/song.ts';

/** Everything a view, a key, the media session or another machine may ask of the player. */
export type PlayerEvent =
  | { type: 'play.toggled' }
  | { type: 'play.requested' }
  | { type: 'pause.requested' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  /** A row was chosen: play this song in the list of `playType`. */
  | { type: 'song.chosen'; song: Song; playType: PlayType }
  /** The category list (TOP) now holds these songs. */
  | { type: 'songs.changed'; songs: Song[] }
  | { type: 'custom.added'; song: Song }
  | { type: 'custom.removed'; id: number }
  | { type: 'seek.started' }
  | { type: 'seek.moved'; time: number }
  | { type: 'seek.committed'; time: number }
  /** A jump with no drag: a lyric line, an arrow key, the media session. Seconds. */
  | { type: 'seek.requested'; time: number }
  /** 0 to 1. */
  | { type: 'volume.changed'; volume: number }
  | { type: 'mute.toggled' }
  | { type: 'mode.toggled' }
  | { type: 'page.hidden' };

/** Modes in the order the toggle walks them. */
export const PLAY_MODELS: readonly PlayModel[] = ['RANDOM', 'LISTLOOP', 'SINGLECYCLE'];
