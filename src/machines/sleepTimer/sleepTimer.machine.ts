import { assign, fromCallback, setup } from 'xstate';
import type { ToastRequest } from '../toasts/toasts.types.ts';
import type { SleepMinutes, SleepTimerContext, SleepTimerEvent } from './sleepTimer.types.ts';

/**
 * Lets the music end for who falls asleep: after a time, or with the song of now. It goes on
 * while the panel is closed; a reload ends it, as it ends the music.
 */
export const sleepTimerMachine = setup({
  types: {
    context: {} as SleepTimerContext,
    events: {} as SleepTimerEvent,
  },
  actors: {
    /** Reports the whole seconds left, 0 as the last. */
    countdown: fromCallback<SleepTimerEvent, { seconds: number }>(() => {}),
    /** Says when the song has ended, and with it the wish for silence. */
    watchSongEnd: fromCallback<SleepTimerEvent>(() => {}),
  },
  actions: {
    setTime: assign((_, minutes: SleepMinutes) => ({ minutes, secondsLeft: minutes * 60 })),
    setSecondsLeft: assign((_, secondsLeft: number) => ({ secondsLeft })),
    pausePlayer: () => {},
    requestStopAfterSong: () => {},
    cancelStopAfterSong: () => {},
    notify: (_, __: ToastRequest) => {},
  },
  guards: {
    isOver: (_, secondsLeft: number) => secondsLeft <= 0,
  },
}).createMachine({
  id: 'sleepTimer',
  context: { minutes: 15, secondsLeft: 0 },
  initial: 'off',
  on: {
    'timer.chosen': {
      target: '.counting',
      actions: { type: 'setTime', params: ({ event }) => event.minutes },
    },
    'afterSong.chosen': '.afterSong',
    'timer.cancelled': '.off',
  },
  states: {
    off: {},
    counting: {
      invoke: {
        src: 'countdown',
        id: 'countdown',
        input: ({ context }) => ({ seconds: context.secondsLeft }),
      },
      on: {
        'countdown.ticked': [
          {
            guard: { type: 'isOver', params: ({ event }) => event.secondsLeft },
            target: 'off',
            actions: [
              'pausePlayer',
              {
                type: 'notify',
                params: { tone: 'info', title: '提示', text: '定时已到，音乐已暂停' },
              },
            ],
          },
          { actions: { type: 'setSecondsLeft', params: ({ event }) => event.secondsLeft } },
        ],
      },
    },
    afterSong: {
      entry: 'requestStopAfterSong',
      exit: 'cancelStopAfterSong',
      invoke: { src: 'watchSongEnd', id: 'watchSongEnd' },
      on: { 'song.ended': 'off' },
    },
  },
});
