import { useSelector } from '@xstate/react';
import { selectIsTranslationShown } from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import {
  type LyricStatus,
  selectCurrentLyricIndex,
  selectLyricStatus,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './SpecialBoard.css.ts';
import { selectCurrentLine } from './shown.selectors.ts';

/** What stands in the place of the line where there is none to show. */
const NOTES: Partial<Record<LyricStatus, string>> = {
  none: '暂无歌词',
  plain: '这首歌的歌词没有时间，请到滚动歌词里看全文',
  instrumental: '纯音乐，请欣赏',
  failed: '歌词没有取到',
};

/** The line of now, and its translation. */
export function CurrentLine() {
  const player = useAppActor('player');
  const isTranslationShown = useSelector(useAppActor('lyricBoard'), selectIsTranslationShown);
  const status = useSelector(player, selectLyricStatus);
  const index = useSelector(player, selectCurrentLyricIndex);
  const line = useSelector(player, selectCurrentLine);
  return (
    <div className={css.lyric} data-part="lyric-line" data-status={status}>
      {status === 'synced' ? (
        // A new element a line: it fades in.
        <p className={css.line} key={index}>
          {line?.text}
          {isTranslationShown && line?.translation !== undefined && (
            <span className={css.translation} data-part="translation">
              {line.translation}
            </span>
          )}
        </p>
      ) : (
        <p className={css.note}>{NOTES[status]}</p>
      )}
      {status === 'failed' && (
        <button
          type="button"
          className={css.retry}
          onClick={() => player.send({ type: 'lyric.retried' })}
        >
          重试
        </button>
      )}
    </div>
  );
}
