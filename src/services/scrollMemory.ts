import { prefersReducedMotion } from './media.ts';

const offsets = new Map<string, number>();

export function rememberScroll(key: string, offset: number): void {
  offsets.set(key, offset);
}

/** Scrolls to the top smoothly, at once where the visitor wants less motion. */
export function scrollToTop(): void {
  scroll({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Brings back the offset the entry of the history was left at. */
export function restoreScroll(key: string): void {
  const top = offsets.get(key) ?? 0;
  // The page is rendered after this event; a frame later it has its height.
  requestAnimationFrame(() => scroll({ top, behavior: 'instant' }));
}

/** Brings the heading of a hash into view; both letter cases of percent-encoding are understood. */
export function scrollToHash(url: string): void {
  const hash = url.slice(url.indexOf('#') + 1);
  requestAnimationFrame(() => document.getElementById(decode(hash))?.scrollIntoView());
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
