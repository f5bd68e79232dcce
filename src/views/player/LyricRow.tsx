import { memo } from 'react';
import { type LyricLine, seekTimeOfLine } from '#src/domain/lyric.ts';
import { selectDuration, selectLyricOffset } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './LyricPane.css.ts';

interface LyricRowProps {
  line: LyricLine;
  /** Lines between this one and the current one, 0 for the current one. */
  distance: number;
  isTranslationShown: boolean;
}

/** A line; a click seeks to it, unless it is blank or the reader is selecting text. */
export const LyricRow = memo(function LyricRow({
  line,
  distance,
  isTranslationShown,
}: LyricRowProps) {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  const isCurrent = distance === 0;
  if (line.text === '') {
    return <li className={css.blank} aria-hidden="true" data-part="lyric-line" />;
  }

  const seek = () => {
    if (!window.getSelection()?.isCollapsed) return;
    const snapshot = player.getSnapshot();
    const time = seekTimeOfLine(line, selectDuration(snapshot), selectLyricOffset(snapshot));
    if (time === null) return;
    player.send({ type: 'seek.requested', time });
    board.send({ type: 'following.requested' });
  };

  return (
    <li data-part="lyric-line" aria-current={isCurrent || undefined}>
      <button type="button" className={css.line} data-distance={distance} onClick={seek}>
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
