/** A file larger than this is not taken, bytes. */
export const LARGEST_PICTURE = 20 * 1024 * 1024;

/** Longer sides are scaled down to this, px: a screen shows no more. */
const LONGEST_SIDE = 2560;

/** Brightness (0 to 255) of the ground on which white and translucent texts keep 4.5:1. */
const READABLE_GROUND = 96;
/** Brightness of the scrim's own colour. */
const SCRIM_GROUND = 11;

/** What became of a file that shall stand behind the SPECIAL board. */
export type PictureCheck =
  | { kind: 'usable'; picture: Blob }
  /** It is no picture, or none this browser can open. */
  | { kind: 'unreadable' }
  | { kind: 'tooBig' };

/** The size a picture is kept in: its own, or with its longer side at the limit. In whole px. */
export function fittedSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * How thick the scrim behind the words is, 0 to 1, so that white text keeps 4.5:1 on a picture
 * that is all white at that brightness.
 */
export function scrimFor(brightness: number): number {
  const ground = 255 * brightness;
  if (ground <= READABLE_GROUND) return 0;
  return Math.round(((ground - READABLE_GROUND) / (ground - SCRIM_GROUND)) * 100) / 100;
}
