/**
 * Colours of the panel, which always lies dark over the darkened cover, by day and by night. The
 * cover is never brighter than {@link coverFilter} leaves it, so `soft` keeps 4.5:1 on white.
 */
export const player = {
  ground: '#15131a',
  ink: '#ffffff',
  soft: 'rgba(255, 255, 255, 0.82)',
  line: 'rgba(255, 255, 255, 0.12)',
  track: 'rgba(255, 255, 255, 0.26)',
  hover: 'rgba(255, 255, 255, 0.1)',
  accent: '#ffd9a8',
  onInk: '#1b1820',
  /** Behind what floats over the panel. */
  sheet: '#26222d',
  /** What is lifted from such a sheet. */
  raised: '#3a3443',
  /** Behind the head of the table, under which rows pass. */
  veil: 'rgba(21, 19, 26, 0.4)',
  /** Where controls lie on a picture: `soft` keeps 4.5:1 on a white one. */
  shade: 'rgba(12, 10, 16, 0.7)',
  vinyl: '#17161a',
  groove: '#222127',
} as const;

/** A white cover becomes #595959. */
export const coverFilter = 'blur(48px) brightness(0.35) saturate(1.3)';

/** One column: a narrow window that is not a phone on its side. */
export const upright = '(max-width: 798px) and (min-height: 481px)';
