import type { SnapshotFrom } from 'xstate';
import { clockTime } from '#src/domain/clockTime.ts';
import { stateAttribute } from '../attributes.ts';
import type { sleepTimerMachine } from './sleepTimer.machine.ts';
import type { SleepMinutes } from './sleepTimer.types.ts';

type Snapshot = SnapshotFrom<typeof sleepTimerMachine>;

/** What stands chosen. */
export const selectSleepChoice = (snapshot: Snapshot): SleepMinutes | 'afterSong' | 'off' => {
  if (snapshot.matches('counting')) return snapshot.context.minutes;
  return snapshot.matches('afterSong') ? 'afterSong' : 'off';
};

/** How long there will be music, in words; empty while the timer is off. */
export const selectSleepText = (snapshot: Snapshot): string => {
  if (snapshot.matches('counting')) return `剩余 ${clockTime(snapshot.context.secondsLeft)}`;
  return snapshot.matches('afterSong') ? '播完这首' : '';
};

export const selectStateAttribute = ({ value }: Snapshot): string => stateAttribute(value);
