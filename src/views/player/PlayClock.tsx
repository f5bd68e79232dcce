import { useSelector } from '@xstate/react';
import { selectIsTrial } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './PlayerControls.css.ts';
import { selectElapsedText, selectTotalText } from './shown.selectors.ts';

/** Elapsed and total time; renders once a second. */
export function PlayClock() {
  const player = useAppActor('player');
  const elapsed = useSelector(player, selectElapsedText);
  const total = useSelector(player, selectTotalText);
  const isTrial = useSelector(player, selectIsTrial);
  return (
    <>
      {isTrial && (
        <span className={css.trial} data-part="trial">
          试听
        </span>
      )}
      <span className={css.clock} data-part="clock">
        {elapsed} / {total}
      </span>
    </>
  );
}
