import type { BoardPart, BoardSizes, LyricType } from '#src/domain/boardRecord.ts';

export interface LyricBoardContext {
  /** The kind of board that opens next. */
  lyricType: LyricType;
  /** Brightness of the picture behind the SPECIAL board, 0.1 to 1. */
  brightness: number;
  sizes: BoardSizes;
  /** The visitor's own picture behind the SPECIAL board, null for the site's. */
  picture: Blob | null;
  /** Where the view finds that picture, empty where there is none. */
  pictureUrl: string;
}

/** What came back from the last visit, unchecked. */
export interface StoredBoard {
  record: unknown;
}

/** What the world reports to the board. */
export type LyricBoardReport =
  | { type: 'playback.started' }
  | { type: 'playback.paused' }
  | { type: 'screen.narrowed' }
  | { type: 'screen.widened' }
  | { type: 'fullscreen.entered' }
  | { type: 'fullscreen.left' }
  /** One of the panel's popovers lies open, e.g. the volume. */
  | { type: 'popover.opened' }
  | { type: 'popover.closed' }
  | { type: 'back.pressed' }
  | { type: 'page.hidden' };

export type LyricBoardEvent =
  | LyricBoardReport
  | { type: 'board.requested' }
  | { type: 'special.requested' }
  | { type: 'board.closed' }
  | { type: 'mode.switched' }
  /** The reader moves the lines: by wheel, finger, keyboard or scrollbar. */
  | { type: 'reader.scrolled' }
  /** The lines moved, whoever moved them. */
  | { type: 'lines.scrolled' }
  /** The reader wants to be taken back to the current line. */
  | { type: 'following.requested' }
  /** A line that can be sought was clicked; its time in the song, seconds. */
  | { type: 'line.clicked'; time: number }
  | { type: 'translation.toggled' }
  | { type: 'fullscreen.toggled' }
  /** The picture of the SPECIAL board was clicked. */
  | { type: 'picture.pressed' }
  /** The pointer moved over the panel, or a key was pressed in it. */
  | { type: 'pointer.moved' }
  /** The pointer or the keyboard is on the control bar. */
  | { type: 'bar.entered' }
  | { type: 'bar.left' }
  | { type: 'brightness.stepped' }
  | { type: 'size.changed'; part: BoardPart; rem: number }
  /** The visitor wants this file behind the SPECIAL board. */
  | { type: 'picture.chosen'; file: Blob }
  | { type: 'picture.reset' };

export type LyricBoardMachineEvent =
  | LyricBoardEvent
  /** What the last visit left has been read. */
  | { type: 'record.restored'; lyricType: LyricType; isTranslationShown: boolean }
  /** A chosen file is good to be shown. */
  | { type: 'picture.accepted'; picture: Blob | null }
  | { type: 'picture.shown'; url: string };
