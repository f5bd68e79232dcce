import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { playerMachine } from '#src/machines/player/player.machine.ts';
import { selectStopsAfterSong } from '#src/machines/player/player.selectors.ts';
import type { ToastsEvent } from '#src/machines/toasts/toasts.machine.ts';
import { wireSleepTimer } from '#src/wiring/sleepTimer.ts';

let comeBack = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The site as far as the timer knows it; a song plays. */
function started() {
  const said: unknown[] = [];
  const toasts = fromCallback<ToastsEvent>(({ receive }) => {
    receive((event) => said.push(event));
  });
  const root = createActor(
    setup({ actors: { player: playerMachine, toasts } }).createMachine({
      invoke: [
        { src: 'player', systemId: 'player' },
        { src: 'toasts', systemId: 'toasts' },
      ],
    }),
  ).start();
  const timer = createActor(
    wireSleepTimer({
      now: () => Date.now(),
      watchReturn: (look) => {
        comeBack = look;
        return () => {};
      },
    }),
    { parent: root, systemId: 'sleepTimer' },
  ).start();
  const player: ReturnType<typeof createActor<typeof playerMachine>> = root.system.get('player');
  player.send({
    type: 'song.chosen',
    song: { id: 1, name: '静夜思', ar: [], alia: [], al: { picUrl: '/1.jpg' }, dt: 60_000 },
    playType: 'TOP',
  });
  return {
    timer,
    player,
    state: () => timer.getSnapshot().value,
    playback: () => player.getSnapshot().value.playback,
    said,
  };
}

it('pauses the player after a quarter of an hour', () => {
  const { timer, state, playback, said } = started();
  timer.send({ type: 'timer.chosen', minutes: 15 });
  vi.advanceTimersByTime(899_999);
  expect([state(), playback(), said]).toEqual(['counting', 'resolving', []]);
  vi.advanceTimersByTime(1);
  expect([state(), playback(), said]).toEqual([
    'off',
    'paused',
    [
      {
        type: 'toast.requested',
        request: { tone: 'info', title: '提示', text: '定时已到，音乐已暂停' },
      },
    ],
  ]);
});

it('is over at once when a machine wakes after the time', () => {
  const { timer, state, playback } = started();
  timer.send({ type: 'timer.chosen', minutes: 15 });
  vi.setSystemTime(3_600_000);
  comeBack();
  expect([state(), playback()]).toEqual(['off', 'paused']);
});

it('begins anew with the same time', () => {
  const { timer, state } = started();
  timer.send({ type: 'timer.chosen', minutes: 15 });
  vi.advanceTimersByTime(600_000);
  timer.send({ type: 'timer.chosen', minutes: 15 });
  vi.advanceTimersByTime(600_000);
  expect([state(), timer.getSnapshot().context.secondsLeft]).toEqual(['counting', 300]);
});

it('asks for silence after the song, and is off when it has come', () => {
  const { timer, player, state } = started();
  timer.send({ type: 'afterSong.chosen' });
  expect([state(), selectStopsAfterSong(player.getSnapshot())]).toEqual(['afterSong', true]);
  player.send({ type: 'audio.ended', loadNumber: 7 });
  expect(state()).toBe('afterSong');
  player.send({ type: 'audio.ended', loadNumber: 1 });
  expect([state(), selectStopsAfterSong(player.getSnapshot())]).toEqual(['off', false]);
});

it('gives the silence up when cancelled, and can ask again', () => {
  const { timer, player, state } = started();
  timer.send({ type: 'afterSong.chosen' });
  timer.send({ type: 'timer.cancelled' });
  expect([state(), selectStopsAfterSong(player.getSnapshot())]).toEqual(['off', false]);
  timer.send({ type: 'afterSong.chosen' });
  expect([state(), selectStopsAfterSong(player.getSnapshot())]).toEqual(['afterSong', true]);
});
