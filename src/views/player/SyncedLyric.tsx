import { useSelector } from '@xstate/react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  selectIsFollowing,
  selectIsTranslationShown,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { selectCurrentLyricIndex, selectLyric } from '#src/machines/player/player.selectors.ts';
import { prefersReducedMotion } from '#src/services/media.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './LyricPane.css.ts';
import { LyricRow } from './LyricRow.tsx';

/** Lines further from the current one than this look alike. */
const FARTHEST = 4;
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** The running lyrics. The view goes with the current line until the reader scrolls. */
export function SyncedLyric() {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  const lines = useSelector(player, selectLyric);
  const current = useSelector(player, selectCurrentLyricIndex);
  const isFollowing = useSelector(board, selectIsFollowing);
  const isTranslationShown = useSelector(board, selectIsTranslationShown);
  const scroller = useRef<HTMLElement>(null);
  const shownLines = useRef(lines);
  const isFirst = useRef(true);
  const readerScrolled = () => board.send({ type: 'reader.scrolled' });

  useEffect(() => {
    if (!isFollowing || scroller.current === null) return;
    const isJump = isFirst.current || shownLines.current !== lines || prefersReducedMotion();
    isFirst.current = false;
    shownLines.current = lines;
    centre(scroller.current, current, isJump ? 'instant' : 'smooth');
  }, [current, isFollowing, lines]);

  // Whoever turns the translation on or off stays at the line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the toggle changes the heights.
  useEffect(() => {
    if (scroller.current !== null) centre(scroller.current, current, 'instant');
  }, [isTranslationShown]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (SCROLL_KEYS.has(key)) readerScrolled();
  };

  return (
    <>
      <section
        ref={scroller}
        className={css.scroller}
        aria-label="滚动歌词"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        data-part="lyric-scroller"
        onWheel={readerScrolled}
        onTouchMove={readerScrolled}
        onKeyDown={onKeyDown}
      >
        <ol className={css.lines}>
          {lines.map((line, index) => (
            <LyricRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the song.
              key={index}
              line={line}
              distance={Math.min(FARTHEST, Math.abs(index - current))}
              isTranslationShown={isTranslationShown}
            />
          ))}
        </ol>
      </section>
      {!isFollowing && (
        <button
          type="button"
          className={css.follow}
          data-part="follow"
          onClick={() => board.send({ type: 'following.requested' })}
        >
          <LocateFixed size={16} aria-hidden="true" />
          回到当前
        </button>
      )}
    </>
  );
}

/** Brings the line to the middle in one move; before the first line, the beginning. */
function centre(scroller: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const line = scroller.querySelectorAll('[data-part="lyric-line"]')[Math.max(0, index)];
  if (line === undefined) return;
  const lineBox = line.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  const offset = lineBox.top + lineBox.height / 2 - (box.top + box.height / 2);
  scroller.scrollTo({ top: scroller.scrollTop + offset, behavior });
}
