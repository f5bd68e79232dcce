import { watchVisibility } from './visibility.ts';

export interface CountdownWorld {
  /** The wall clock, ms since the epoch. */
  now: () => number;
  /** Calls back when the page comes into sight; returns the cleanup. */
  watchReturn: (look: () => void) => () => void;
}

export const browserClock: CountdownWorld = {
  now: () => Date.now(),
  watchReturn: (look) =>
    watchVisibility((seen) => {
      if (seen) look();
    }),
};

/**
 * Counts down on the wall clock, so that a machine that slept past the end is there as soon as it
 * wakes.
 *
 * @param seconds more than 0
 * @param report gets the whole seconds left: at once, whenever they change, and 0 as the last
 * @returns the cleanup.
 */
export function startCountdown(
  { now, watchReturn }: CountdownWorld,
  seconds: number,
  report: (left: number) => void,
): () => void {
  const end = now() + seconds * 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: number | null = null;

  const look = () => {
    clearTimeout(timer);
    if (reported === 0) return;
    const rest = end - now();
    const left = Math.max(0, Math.ceil(rest / 1000));
    if (left > 0) timer = setTimeout(look, rest - (left - 1) * 1000);
    if (left === reported) return;
    reported = left;
    report(left);
  };
  look();
  const stopWatching = watchReturn(look);
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}
