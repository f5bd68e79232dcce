import { memo } from 'react';
import { type LyricLine, seekTimeOfLine } from '#src/domain/lyric.ts';
import { selectDuration, selectLyricOffset } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { type CurrentLine, useIsCurrentLine } from './currentLine.ts';
import * as css from './LyricPane.css.ts';

interface LyricRowProps {
  line: LyricLine;
  index: number;
  currentLine: CurrentLine;
  isTranslationShown: boolean;
}

/** A line; a click seeks to it, unless it is blank or the reader is selecting text. */
export const LyricRow = memo(function LyricRow({
  line,
  index,
  currentLine,
  isTranslationShown,
}: LyricRowProps) {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  const isCurrent = useIsCurrentLine(currentLine, index);
  if (line.text === '') {
    return (
      <li
        className={css.blank}
        aria-hidden="true"
        data-part="lyric-line"
        data-current={isCurrent || undefined}
      />
    );
  }

  const seek = () => {
    if (!window.getSelection()?.isCollapsed) return;
    const snapshot = player.getSnapshot();
    const time = seekTimeOfLine(line, selectDuration(snapshot), selectLyricOffset(snapshot));
    if (time !== null) board.send({ type: 'line.clicked', time });
  };

  return (
    <li
      className={css.row}
      data-part="lyric-line"
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
    >
      <button type="button" className={css.line} onClick={seek}>
        {line.text}
        {isTranslationShown && line.translation !== undefined && (
          <span className={css.translation} data-part="translation">
            {line.translation}
          </span>
        )}
      </button>
    </li>
  );
});
