import { useSelector } from '@xstate/react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import {
  selectIsFollowing,
  selectIsTranslationShown,
} from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import { selectLyric } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { createCurrentLine } from './currentLine.ts';
import * as css from './LyricPane.css.ts';
import { LyricRow } from './LyricRow.tsx';
import { useFollowing } from './useFollowing.ts';

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** The running lyrics. A change of line renders the line left and the line reached, nothing else. */
export function SyncedLyric() {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  const lines = useSelector(player, selectLyric);
  const isTranslationShown = useSelector(board, selectIsTranslationShown);
  const currentLine = useMemo(() => createCurrentLine(player), [player]);
  const scroller = useRef<HTMLElement>(null);
  useFollowing(scroller);
  const readerScrolled = () => board.send({ type: 'reader.scrolled' });

  const onKeyDown = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) => {
    // The player has taken the key.
    if (defaultPrevented) return;
    // On a line the space bar seeks.
    if (SCROLL_KEYS.has(key) && (key !== ' ' || target === currentTarget)) readerScrolled();
  };
  const onPointerDown = ({ target, currentTarget }: PointerEvent) => {
    // Nothing of the text was pressed: the scrollbar.
    if (target === currentTarget) readerScrolled();
  };
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    // Who goes from line to line by keyboard is not to be taken away from there.
    if (target !== currentTarget && target.matches(':focus-visible')) readerScrolled();
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
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onScroll={() => board.send({ type: 'lines.scrolled' })}
      >
        <ol className={css.lines}>
          {lines.map((line, index) => (
            <LyricRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the song.
              key={index}
              line={line}
              index={index}
              currentLine={currentLine}
              isTranslationShown={isTranslationShown}
            />
          ))}
        </ol>
      </section>
      <FollowButton />
    </>
  );
}

/** Takes a reader who has scrolled back to the current line. */
function FollowButton() {
  const board = useAppActor('lyricBoard');
  if (useSelector(board, selectIsFollowing)) return null;
  return (
    <button
      type="button"
      className={css.follow}
      data-part="follow"
      onClick={() => board.send({ type: 'following.requested' })}
    >
      <LocateFixed size={16} aria-hidden="true" />
      回到当前
    </button>
  );
}
