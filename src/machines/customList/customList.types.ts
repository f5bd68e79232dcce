import type { Song } from '#src/domain/song.ts';

/** The song in hand, where it was taken and where it would land now. */
export interface HeldSong {
  id: number;
  name: string;
  from: number;
  to: number;
}

export type LiftStep = 'up' | 'down' | 'first' | 'last';

export interface CustomListContext {
  /** The list as the player last told it. */
  songs: Song[];
  /** The song that is dragged or lifted, null while all lie in their places. */
  held: HeldSong | null;
  /** What screen readers are told, a sentence. */
  announcement: string;
}

export type CustomListEvent =
  | { type: 'list.opened' }
  | { type: 'list.closed' }
  /** The player's list now holds these songs. */
  | { type: 'songs.changed'; songs: Song[] }
  /** The pointer has taken a row by its handle. */
  | { type: 'drag.started'; id: number }
  | { type: 'drag.moved'; index: number }
  | { type: 'drag.dropped' }
  /** Escape, or the system has taken the pointer away. */
  | { type: 'drag.cancelled' }
  /** The keyboard has taken a row. */
  | { type: 'lift.started'; id: number }
  | { type: 'lift.moved'; step: LiftStep }
  | { type: 'lift.dropped' }
  /** Escape, or the keyboard has gone elsewhere. */
  | { type: 'lift.cancelled' }
  | { type: 'clear.requested' }
  | { type: 'clear.confirmed' }
  | { type: 'clear.cancelled' };
