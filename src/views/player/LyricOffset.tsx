import { useSelector } from '@xstate/react';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { useId } from 'react';
import { selectLyricStatus, selectOwnOffset } from '#src/machines/player/player.selectors.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './LyricOffset.css.ts';
import { offsetText } from './offsetText.ts';

/** ms a press moves the lines. */
const STEP = 500;

/** Lets the lines of this song come earlier or later, where they do not go with the sound. */
export function LyricOffset() {
  const player = useAppActor('player');
  const id = useId();
  const offset = useSelector(player, selectOwnOffset);
  const isSynced = useSelector(player, selectLyricStatus) === 'synced';
  const change = (wanted: number) => player.send({ type: 'lyricOffset.changed', offset: wanted });
  return (
    <>
      <IconButton
        label="歌词校准"
        className={css.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        disabled={!isSynced}
        data-part="lyric-offset"
      >
        <MoveHorizontal size={22} aria-hidden="true" />
      </IconButton>
      <div className={css.sheet} id={id} popover="auto" role="dialog" aria-label="歌词校准">
        <output className={css.shown} data-part="lyric-offset-value">
          {offsetText(offset)}
        </output>
        <div className={css.steps}>
          <button
            type="button"
            className={css.step}
            disabled={!isSynced}
            data-part="lyric-later"
            onClick={() => change(offset - STEP)}
          >
            延后 0.5 秒
          </button>
          <button
            type="button"
            className={css.step}
            disabled={!isSynced}
            data-part="lyric-earlier"
            onClick={() => change(offset + STEP)}
          >
            提前 0.5 秒
          </button>
        </div>
        <button
          type="button"
          className={css.step}
          disabled={!isSynced || offset === 0}
          data-part="lyric-offset-reset"
          onClick={() => change(0)}
        >
          复位
        </button>
      </div>
    </>
  );
}
