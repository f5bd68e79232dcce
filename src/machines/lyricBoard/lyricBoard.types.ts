export type LyricType = 'COMMON' | 'SPECIAL';

/** Text sizes of the SPECIAL board, in rem. */
export interface BoardSizes {
  title: number;
  author: number;
  lyric: number;
}

export type BoardPart = keyof BoardSizes;

/** Smallest and largest size of each text, in rem (specification, section 9). */
export const SIZE_LIMITS: Record<BoardPart, { min: number; max: number }> = {
  title: { min: 1, max: 5 },
  author: { min: 0, max: 2.4 },
  lyric: { min: 1, max: 4 },
};

export interface LyricBoardContext {
  /** The kind of board that opens next. */
  lyricType: LyricType;
  /** Brightness of the picture behind the SPECIAL board, 0.1 to 1. */
  brightness: number;
  sizes: BoardSizes;
}

/** What the world reports to the board. */
export type LyricBoardReport =
  | { type: 'playback.started' }
  | { type: 'playback.paused' }
  | { type: 'screen.narrowed' }
  | { type: 'screen.widened' }
  | { type: 'fullscreen.entered' }
  | { type: 'fullscreen.left' }
  | { type: 'back.pressed' };

export type LyricBoardEvent =
  | LyricBoardReport
  | { type: 'board.requested' }
  | { type: 'special.requested' }
  | { type: 'board.closed' }
  | { type: 'mode.switched' }
  | { type: 'reader.scrolled' }
  /** A line was clicked, or the reader wants to be taken back to the current one. */
  | { type: 'following.requested' }
  | { type: 'translation.toggled' }
  | { type: 'fullscreen.toggled' }
  | { type: 'pointer.moved' }
  /** The pointer or the keyboard is on the control bar. */
  | { type: 'bar.entered' }
  | { type: 'bar.left' }
  | { type: 'brightness.stepped' }
  | { type: 'size.changed'; part: BoardPart; rem: number };
