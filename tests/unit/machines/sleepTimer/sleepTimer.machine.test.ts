import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { sleepTimerMachine } from '#src/machines/sleepTimer/sleepTimer.machine.ts';
import {
  selectSleepChoice,
  selectSleepText,
  selectStateAttribute,
} from '#src/machines/sleepTimer/sleepTimer.selectors.ts';
import type { SleepTimerEvent } from '#src/machines/sleepTimer/sleepTimer.types.ts';

function started(...events: SleepTimerEvent[]) {
  const log: unknown[] = [];
  const actor = createActor(
    sleepTimerMachine.provide({
      actors: {
        countdown: fromCallback<SleepTimerEvent, { seconds: number }>(({ input }) => {
          log.push(`count ${input.seconds}`);
          return () => log.push('stop counting');
        }),
      },
      actions: {
        pausePlayer: () => log.push('pause'),
        requestStopAfterSong: () => log.push('stop after song'),
        cancelStopAfterSong: () => log.push('go on after song'),
        notify: (_, request) => log.push(request),
      },
    }),
  ).start();
  for (const event of events) actor.send(event);
  return {
    actor,
    log,
    shown: () => {
      const snapshot = actor.getSnapshot();
      return [
        selectStateAttribute(snapshot),
        selectSleepChoice(snapshot),
        selectSleepText(snapshot),
      ];
    },
  };
}

it('is off at first', () => {
  expect(started().shown()).toEqual(['off', 'off', '']);
});

it.each([
  [15, '剩余 15:00', 'count 900'],
  [30, '剩余 30:00', 'count 1800'],
  [60, '剩余 60:00', 'count 3600'],
] as const)('counts %s minutes', (minutes, text, counted) => {
  const { log, shown } = started({ type: 'timer.chosen', minutes });
  expect([shown(), log]).toEqual([['counting', minutes, text], [counted]]);
});

it('shows the time left', () => {
  const { shown } = started(
    { type: 'timer.chosen', minutes: 15 },
    { type: 'countdown.ticked', secondsLeft: 61 },
  );
  expect(shown()).toEqual(['counting', 15, '剩余 01:01']);
});

it('pauses the player and says so when the time is over', () => {
  const { log, shown } = started(
    { type: 'timer.chosen', minutes: 15 },
    { type: 'countdown.ticked', secondsLeft: 0 },
  );
  expect([shown(), log]).toEqual([
    ['off', 'off', ''],
    [
      'count 900',
      'pause',
      { tone: 'info', title: '提示', text: '定时已到，音乐已暂停' },
      'stop counting',
    ],
  ]);
});

it('another time replaces the first, and the same one begins anew', () => {
  const { log, shown } = started(
    { type: 'timer.chosen', minutes: 15 },
    { type: 'countdown.ticked', secondsLeft: 5 },
    { type: 'timer.chosen', minutes: 15 },
    { type: 'timer.chosen', minutes: 30 },
  );
  expect([shown(), log]).toEqual([
    ['counting', 30, '剩余 30:00'],
    ['count 900', 'stop counting', 'count 900', 'stop counting', 'count 1800'],
  ]);
});

it('is silent after the song, without a word', () => {
  const { actor, log, shown } = started({ type: 'afterSong.chosen' });
  expect(shown()).toEqual(['afterSong', 'afterSong', '播完这首']);
  actor.send({ type: 'song.ended' });
  expect([shown(), log]).toEqual([
    ['off', 'off', ''],
    ['stop after song', 'go on after song'],
  ]);
});

it('a time takes the place of the end of the song, and the other way round', () => {
  const { log, shown } = started(
    { type: 'afterSong.chosen' },
    { type: 'timer.chosen', minutes: 15 },
    { type: 'afterSong.chosen' },
  );
  expect([shown()[0], log]).toEqual([
    'afterSong',
    ['stop after song', 'go on after song', 'count 900', 'stop after song', 'stop counting'],
  ]);
});

it.each<SleepTimerEvent>([{ type: 'timer.chosen', minutes: 15 }, { type: 'afterSong.chosen' }])(
  'is off again when cancelled after %j',
  (chosen) => {
    const { actor, log, shown } = started(chosen, { type: 'timer.cancelled' });
    expect([shown()[0], log.length]).toEqual(['off', 2]);
    actor.send({ type: 'countdown.ticked', secondsLeft: 0 });
    actor.send({ type: 'song.ended' });
    expect([shown()[0], log.length]).toEqual(['off', 2]);
  },
);
