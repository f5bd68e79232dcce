import { isRecord } from './isRecord.ts';

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

/** What is kept of the lyric board between two visits, as `board` in the player's record. */
export interface BoardRecord {
  /** The kind of board that opens next. */
  lyricType: LyricType;
  /** Brightness of the picture behind the SPECIAL board, 0.1 to 1 in steps of 0.1. */
  brightness: number;
  sizes: BoardSizes;
  isTranslationShown: boolean;
}

export const DEFAULT_BOARD: BoardRecord = {
  lyricType: 'COMMON',
  brightness: 0.5,
  sizes: { title: 2.4, author: 1.4, lyric: 1.8 },
  isTranslationShown: true,
};

/** 0.1 more, after 1 from 0.1 again (specification, section 9). */
export function nextBrightness(brightness: number): number {
  return brightness >= 1 ? 0.1 : Math.round(brightness * 10 + 1) / 10;
}

/** A size within the limits of its text, in rem. */
export function toSize(part: BoardPart, rem: number): number {
  const { min, max } = SIZE_LIMITS[part];
  return Math.min(max, Math.max(min, rem));
}

/** What was stored, checked; what is old, foreign or broken in it stands at its default. */
export function parseBoardRecord(stored: unknown): BoardRecord {
  const { lyricType, brightness, sizes, isTranslationShown } = fields(stored);
  const rems = fields(sizes);
  const size = (part: BoardPart) => {
    const rem = rems[part];
    return isNumber(rem) ? toSize(part, rem) : DEFAULT_BOARD.sizes[part];
  };
  return {
    lyricType: lyricType === 'SPECIAL' ? 'SPECIAL' : DEFAULT_BOARD.lyricType,
    brightness: isNumber(brightness)
      ? Math.min(10, Math.max(1, Math.round(brightness * 10))) / 10
      : DEFAULT_BOARD.brightness,
    sizes: { title: size('title'), author: size('author'), lyric: size('lyric') },
    isTranslationShown:
      typeof isTranslationShown === 'boolean'
        ? isTranslationShown
        : DEFAULT_BOARD.isTranslationShown,
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function fields(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
