import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectToasts } from '#src/machines/toasts/toasts.selectors.ts';
import { wireToasts } from '#src/wiring/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 8), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const actor = createActor(wireToasts());
  actor.start();
  const texts = selectToasts(actor.getSnapshot()).map(({ kind, title, text }) => [
    kind,
    title,
    text,
  ]);
  actor.stop();
  return texts;
}

const greetings = [
  ['toast', '', '左下角听听歌吧～'],
  ['notice', '欢迎～', '早上好，欢迎来到我的个人博客'],
];

it('greets on the first page of a visit and on no other', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  expect(start()).toEqual(greetings);
  expect(start()).toEqual([]);
});

it('greets where the browser keeps nothing', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(start()).toEqual(greetings);
});
