import { useSelector } from '@xstate/react';
import { clockTime } from '#src/domain/clockTime.ts';
import {
  selectDuration,
  selectIsTrial,
  selectShownTime,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './PlayerControls.css.ts';

/** Elapsed and total time; renders once a second. */
export function PlayClock() {
  const player = useAppActor('player');
  const elapsed = useSelector(player, (snapshot) => clockTime(selectShownTime(snapshot)));
  const total = useSelector(player, (snapshot) => clockTime(selectDuration(snapshot)));
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
