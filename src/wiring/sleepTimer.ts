import { fromCallback } from 'xstate';
import { selectStopsAfterSong } from '#src/machines/player/player.selectors.ts';
import { sleepTimerMachine } from '#src/machines/sleepTimer/sleepTimer.machine.ts';
import type { SleepTimerEvent } from '#src/machines/sleepTimer/sleepTimer.types.ts';
import { actorOf } from '#src/machines/system.ts';
import { browserClock, startCountdown } from '#src/services/countdown.ts';
import { sendToast } from './toasts.ts';

export function wireSleepTimer(clock = browserClock) {
  return sleepTimerMachine.provide({
    actors: {
      countdown: fromCallback<SleepTimerEvent, { seconds: number }>(({ input, sendBack }) =>
        startCountdown(clock, input.seconds, (secondsLeft) =>
          sendBack({ type: 'countdown.ticked', secondsLeft }),
        ),
      ),
      watchSongEnd: fromCallback<SleepTimerEvent>(({ sendBack, system }) => {
        const subscription = actorOf(system, 'player')
          .select(selectStopsAfterSong)
          .subscribe((stops) => {
            if (!stops) sendBack({ type: 'song.ended' });
          });
        return () => subscription.unsubscribe();
      }),
    },
    actions: {
      pausePlayer: ({ system }) => actorOf(system, 'player').send({ type: 'pause.requested' }),
      requestStopAfterSong: ({ system }) =>
        actorOf(system, 'player').send({ type: 'stopAfterSong.requested' }),
      cancelStopAfterSong: ({ system }) =>
        actorOf(system, 'player').send({ type: 'stopAfterSong.cancelled' }),
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}
