import { sleepTimerMachine } from '#src/machines/sleepTimer/sleepTimer.machine.ts';
import { defineModel } from './harness.ts';

export default defineModel({
  machine: sleepTimerMachine,
  events: [
    { type: 'timer.chosen', minutes: 15 },
    { type: 'timer.chosen', minutes: 60 },
    { type: 'afterSong.chosen' },
    { type: 'timer.cancelled' },
    { type: 'countdown.ticked', secondsLeft: 1 },
    { type: 'countdown.ticked', secondsLeft: 0 },
    { type: 'song.ended' },
  ],
  ready: (snapshot) => snapshot.matches('off'),
  classes: ({ minutes, secondsLeft }) => [minutes, secondsLeft],
  invariants: {
    'what counts has time left': (snapshot) =>
      !snapshot.matches('counting') || snapshot.context.secondsLeft > 0,
  },
  limit: 200,
});
