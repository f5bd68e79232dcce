import { type RefObject, useLayoutEffect } from 'react';
import {
  selectIsFollowing,
  selectIsTranslationShown,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { selectCurrentLyricIndex } from '#src/machines/player/player.selectors.ts';
import { prefersReducedMotion } from '#src/services/media.ts';
import { useAppActor } from '../appContext.ts';

/**
 * Keeps the current line in the middle until the reader scrolls: one move a change, at once where
 * the lines come up or change their heights. Renders nothing.
 */
export function useFollowing(scroller: RefObject<HTMLElement | null>): void {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  useLayoutEffect(() => {
    const view = scroller.current;
    if (view === null) return;
    let frame = 0;
    const centreNow = (behavior: ScrollBehavior) =>
      centre(view, selectCurrentLyricIndex(player.getSnapshot()), behavior);
    const move = (behavior: ScrollBehavior) => {
      cancelAnimationFrame(frame);
      // The line grows first: its place is known when React has rendered it.
      frame = requestAnimationFrame(() => centreNow(behavior));
    };
    const isFollowing = () => selectIsFollowing(board.getSnapshot());
    const follow = () => {
      if (isFollowing()) move(prefersReducedMotion() ? 'instant' : 'smooth');
      // The reader has begun to scroll: the move that was due would fight the hand.
      else cancelAnimationFrame(frame);
    };
    const subscriptions = [
      player.select(selectCurrentLyricIndex).subscribe(follow),
      board.select(selectIsFollowing).subscribe(follow),
      // Whoever turns the translation on or off stays at the line.
      board.select(selectIsTranslationShown).subscribe(() => move('instant')),
    ];
    // Called for the first time before the lines are painted.
    const resized = new ResizeObserver(() => {
      if (isFollowing()) centreNow('instant');
    });
    resized.observe(view);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [player, board, scroller]);
}

/** Brings the line to the middle in one move; before the first line, the beginning. */
function centre(view: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const line = view.querySelectorAll('[data-part="lyric-line"]')[Math.max(0, index)];
  if (line === undefined) return;
  const lineBox = line.getBoundingClientRect();
  const box = view.getBoundingClientRect();
  const offset = lineBox.top + lineBox.height / 2 - (box.top + box.height / 2);
  view.scrollTo({ top: view.scrollTop + offset, behavior });
}
