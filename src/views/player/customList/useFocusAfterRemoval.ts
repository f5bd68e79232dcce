import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Song } from '#src/domain/song.ts';

/**
 * Keeps the keyboard in the list when the row it stands on goes: it moves on to the row that takes
 * its place, the last one where it was last, or to the words of the empty list. The function it
 * gives back is told the place of a row before that row is removed.
 */
export function useFocusAfterRemoval(
  sheet: RefObject<HTMLElement | null>,
  songs: Song[],
): (index: number) => void {
  const removed = useRef<number | null>(null);

  useLayoutEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null) return;
    const place = Math.min(index + 1, songs.length);
    sheet.current
      ?.querySelector<HTMLElement>(
        place === 0
          ? '[data-part="empty"]'
          : `[aria-posinset="${place}"] [data-part="remove-song"]`,
      )
      ?.focus();
  }, [sheet, songs]);

  return useCallback(
    (index) => {
      // A browser that does not focus what is clicked has its focus elsewhere, where it stays.
      if (sheet.current?.contains(document.activeElement)) removed.current = index;
    },
    [sheet],
  );
}
