import { useSelector } from '@xstate/react';
import Timer from 'lucide-react/icons/timer';
import { useId } from 'react';
import {
  selectSleepChoice,
  selectSleepText,
  selectStateAttribute,
} from '#src/machines/sleepTimer/sleepTimer.selectors.ts';
import { SLEEP_MINUTES, type SleepTimerEvent } from '#src/machines/sleepTimer/sleepTimer.types.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './SleepTimer.css.ts';

interface Choice {
  value: ReturnType<typeof selectSleepChoice>;
  label: string;
  event: SleepTimerEvent;
}

const CHOICES: Choice[] = [
  ...SLEEP_MINUTES.map(
    (minutes): Choice => ({
      value: minutes,
      label: `${minutes} 分钟`,
      event: { type: 'timer.chosen', minutes },
    }),
  ),
  { value: 'afterSong', label: '播完这首', event: { type: 'afterSong.chosen' } },
  { value: 'off', label: '关闭', event: { type: 'timer.cancelled' } },
];

/** When the music shall end, above its button. */
export function SleepTimer() {
  const timer = useAppActor('sleepTimer');
  const id = useId();
  const state = useSelector(timer, selectStateAttribute);
  const chosen = useSelector(timer, selectSleepChoice);
  const text = useSelector(timer, selectSleepText);
  return (
    <div className={css.timer} data-machine="sleepTimer" data-state={state}>
      <IconButton
        label={text === '' ? '定时关闭' : `定时关闭：${text}`}
        className={css.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-part="sleep-timer"
        data-active={chosen !== 'off'}
      >
        <Timer size={22} aria-hidden="true" />
      </IconButton>
      <div className={css.sheet} id={id} popover="auto" role="dialog" aria-label="定时关闭">
        <p className={css.rest} data-part="sleep-rest">
          {text === '' ? '定时关闭' : text}
        </p>
        {CHOICES.map(({ value, label, event }) => (
          <button
            key={value}
            type="button"
            className={css.choice}
            aria-pressed={value === chosen}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => timer.send(event)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
