import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clockTime } from '#src/domain/clockTime.ts';
import {
  selectDuration,
  selectProgress,
  selectShownTime,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { progress } from './ProgressSlider.css.ts';
import { filledVar, range } from './range.css.ts';

/** Seconds an arrow key goes forward or back. */
const KEY_STEPS: Partial<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
};

/** Where the song stands. A drag is one seek, committed on release; keys seek at once. */
export function ProgressSlider() {
  const player = useAppActor('player');
  const time = useSelector(player, selectShownTime);
  const duration = useSelector(player, selectDuration);
  const percent = useSelector(player, selectProgress);
  const isHeld = useRef(false);

  const hold = ({ currentTarget, pointerId }: PointerEvent<HTMLInputElement>) => {
    isHeld.current = true;
    currentTarget.setPointerCapture(pointerId);
    player.send({ type: 'seek.started' });
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const wanted = currentTarget.valueAsNumber;
    player.send({ type: isHeld.current ? 'seek.moved' : 'seek.requested', time: wanted });
  };
  const cancel = () => {
    isHeld.current = false;
    player.send({ type: 'seek.cancelled' });
  };
  const release = ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
    if (!isHeld.current) return;
    isHeld.current = false;
    player.send({ type: 'seek.committed', time: currentTarget.valueAsNumber });
  };

  const step = (event: KeyboardEvent) => {
    const seconds = KEY_STEPS[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    player.send({ type: 'seek.requested', time: time + seconds });
  };

  return (
    <div className={progress}>
      <input
        className={range}
        type="range"
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(time, duration)}
        disabled={duration <= 0}
        aria-label="播放进度"
        aria-valuetext={`${clockTime(time)} / ${clockTime(duration)}`}
        data-part="progress"
        style={assignInlineVars({ [filledVar]: `${percent}%` })}
        onChange={change}
        onKeyDown={step}
        onPointerDown={hold}
        onPointerCancel={cancel}
        onLostPointerCapture={release}
      />
    </div>
  );
}
