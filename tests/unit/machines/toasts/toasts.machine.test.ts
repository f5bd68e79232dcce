import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastsMachine } from '#src/machines/toasts/toasts.machine.ts';
import { selectToasts, visibleOf } from '#src/machines/toasts/toasts.selectors.ts';
import type { ToastRequest } from '#src/machines/toasts/toasts.types.ts';

function started() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock });
  actor.start();
  return {
    actor,
    clock,
    ask: (...requests: ToastRequest[]) => {
      for (const request of requests) actor.send({ type: 'toast.requested', request });
    },
    shown: () => visibleOf(selectToasts(actor.getSnapshot()), 'toast').map(({ text }) => text),
  };
}

const info = (text: string): ToastRequest => ({ tone: 'info', text });

it('fills in what a request leaves open', () => {
  const { actor, ask } = started();
  ask(info('左下角听听歌吧～'), {
    kind: 'notice',
    tone: 'success',
    title: '欢迎～',
    text: '小山',
    duration: 1000,
  });
  expect(selectToasts(actor.getSnapshot())).toEqual([
    { id: 1, kind: 'toast', tone: 'info', title: '', text: '左下角听听歌吧～', duration: 3000 },
    { id: 2, kind: 'notice', tone: 'success', title: '欢迎～', text: '小山', duration: 1000 },
  ]);
});

it('takes each away when its time is over', () => {
  const { actor, clock, ask, shown } = started();
  ask(info('一'), { ...info('二'), duration: 1000 });
  clock.increment(999);
  expect(shown()).toEqual(['一', '二']);
  clock.increment(1);
  expect(shown()).toEqual(['一']);
  clock.increment(2000);
  expect(shown()).toEqual([]);
  expect(actor.getSnapshot().value).toBe('empty');
});

it('shows three at once; the time of a waiting one begins when it is shown', () => {
  const { clock, ask, shown } = started();
  ask(info('一'));
  clock.increment(1000);
  ask(info('二'), info('三'), info('四'));
  expect(shown()).toEqual(['一', '二', '三']);
  clock.increment(2000);
  expect(shown()).toEqual(['二', '三', '四']);
  clock.increment(1000);
  expect(shown()).toEqual(['四']);
  clock.increment(1999);
  expect(shown()).toEqual(['四']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

it('keeps all while somebody reads, then gives each its whole time', () => {
  const { actor, clock, ask, shown } = started();
  ask(info('一'));
  clock.increment(2900);
  actor.send({ type: 'toasts.held' });
  clock.increment(10000);
  ask(info('二'), info('一'));
  expect(shown()).toEqual(['一', '二']);
  actor.send({ type: 'toasts.released' });
  clock.increment(2999);
  expect(shown()).toEqual(['一', '二']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

it('goes on when the one that was read is closed', () => {
  const { actor, clock, ask, shown } = started();
  ask(info('一'), info('二'));
  actor.send({ type: 'toasts.held' });
  actor.send({ type: 'toast.closed', id: 1 });
  expect(shown()).toEqual(['二']);
  clock.increment(3000);
  expect(actor.getSnapshot().value).toBe('empty');
});

it('closes by its button', () => {
  const { actor, ask, shown } = started();
  ask(info('一'), info('二'));
  actor.send({ type: 'toast.closed', id: 1 });
  expect(shown()).toEqual(['二']);
  actor.send({ type: 'toast.closed', id: 2 });
  expect(actor.getSnapshot().value).toBe('empty');
});

it('says the same thing once and longer', () => {
  const { clock, ask, shown } = started();
  ask(info('接口没有找到'));
  clock.increment(2000);
  ask(info('接口没有找到'));
  expect(shown()).toEqual(['接口没有找到']);
  clock.increment(2999);
  expect(shown()).toEqual(['接口没有找到']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

it('drops the oldest waiting one where too many wait', () => {
  const { actor, ask } = started();
  ask(...Array.from({ length: 25 }, (_, index) => info(String(index + 1))));
  const texts = selectToasts(actor.getSnapshot()).map(({ text }) => text);
  expect(texts).toHaveLength(23);
  expect(texts.slice(0, 5)).toEqual(['1', '2', '3', '6', '7']);
});
