import type { KeyboardEvent } from 'react';

const ROW = '[data-part="result"]';
const STOPS = `input, ${ROW}, [data-part="results-foot"] button`;

/** The arrows up and down go from the field to the first song, from song to song and beyond. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { target, currentTarget } = event;
  if (event.nativeEvent.isComposing || !(target instanceof Element)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const from = stops.findIndex((stop) => stop.contains(target));
  const to = stops[from + (event.key === 'ArrowDown' ? 1 : -1)];
  if (from === -1 || to === undefined) return;
  event.preventDefault();
  (to.matches(ROW) ? buttonLike(target, to) : to)?.focus();
}

/** The button of the row that does what the other row's does, else the first one. */
function buttonLike(target: Element, row: HTMLElement): HTMLElement | null {
  const part = target.closest('[data-part]')?.getAttribute('data-part') ?? '';
  return (
    row.querySelector<HTMLElement>(`[data-part="${part}"]:enabled`) ??
    row.querySelector<HTMLElement>('[data-part="play-result"]')
  );
}
