export interface LyricLine {
  /** Milliseconds from the start of the song; null in a text without times. */
  time: number | null;
  /** Empty where the song pauses: such a line clears the highlight and cannot be clicked. */
  text: string;
  translation?: string;
  /** A line about the makers (composer, lyricist …), not sung. */
  credit?: true;
}

export interface Lyric {
  lines: LyricLine[];
  /** The times of `lines`, ascending; empty where the text has no times. */
  times: number[];
  synced: boolean;
}

export const EMPTY_LYRIC: Lyric = { lines: [], times: [], synced: false };

/** A seek reads back slightly early; without this slack the line before would flash, ms. */
const ACTIVE_SLACK = 10;

/**
 * The line to light up at that second: the last whose time has come, -1 before the first.
 * `offsetMs` above 0 lets the lines come earlier.
 */
export function activeLineIndex(
  times: readonly number[],
  seconds: number,
  offsetMs: number,
): number {
  const now = Math.round(seconds * 1000) + offsetMs + ACTIVE_SLACK;
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= now) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Where a click on the line leads, in seconds; null where it leads nowhere: a blank line, a
 * text without times, a time past the end of the song.
 */
export function seekTimeOfLine(line: LyricLine, duration: number, offsetMs: number): number | null {
  if (line.time === null || line.text === '') return null;
  const target = (line.time - offsetMs) / 1000;
  return Number.isFinite(duration) && target < duration ? Math.max(0, target) : null;
}
