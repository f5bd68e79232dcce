import { arrowRequest, isAlone, type KeyPress, type KeyRequest } from './arrowKeys.ts';

/** What has the keyboard when a key is pressed. */
export interface KeyHolder {
  /** Takes text, or chooses by letters and arrows. */
  isTyping: boolean;
  /** Space presses or scrolls it. */
  ownsSpace: boolean;
  /** Arrows move within it. */
  ownsArrows: boolean;
}

/**
 * What a key asks of the player while its panel is open: Space toggles, arrows seek and change
 * the volume, unless what has the keyboard needs them itself.
 */
export function keyRequest(press: KeyPress, holder: KeyHolder): KeyRequest | undefined {
  if (holder.isTyping) return undefined;
  if (press.key === ' ') return isAlone(press) && !holder.ownsSpace ? 'toggle' : undefined;
  return holder.ownsArrows ? undefined : arrowRequest(press);
}
