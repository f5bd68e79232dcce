import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { navigationMachine } from '#src/machines/navigation/navigation.machine.ts';
import {
  selectFailure,
  selectPath,
  selectShowsSkeleton,
} from '#src/machines/navigation/navigation.selectors.ts';
import type { PageState } from '#src/machines/navigation/navigation.types.ts';

const page = (url: string, data: unknown = null): PageState => ({
  route: 'home',
  url,
  status: 200,
  data,
});

interface Load {
  url: string;
  signal: AbortSignal;
  resolve(page: PageState): void;
  reject(error: Error): void;
}

function start() {
  const loads: Load[] = [];
  const done: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        loadPage: fromPromise<PageState, { url: string }>(
          ({ input, signal }) =>
            new Promise((resolve, reject) => {
              loads.push({ url: input.url, signal, resolve, reject });
            }),
        ),
      },
      actions: {
        applyHead: ({ context }) => done.push(`head ${context.page.url}`),
        announce: ({ context }) => done.push(`announce ${context.page.url}`),
        scrollToTop: () => done.push('top'),
        scrollToHash: ({ context }) => done.push(`hash of ${context.target.url}`),
        restoreScroll: ({ context }) => done.push(`restore ${context.target.key}`),
      },
    }),
    { clock, input: { page: page('/home'), url: '/home', key: 'a' } },
  ).start();
  const go = (url: string, key: string, travelled = false) =>
    actor.send({ type: 'location.changed', url, key, travelled });
  return { actor, clock, done, go, loads };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('the page shown stays until the next one has come, a skeleton takes over after 400 ms', async () => {
  const { actor, clock, done, go, loads } = start();
  go('/archives', 'b');
  expect(selectPath(actor.getSnapshot())).toBe('/home');
  clock.increment(399);
  expect(selectShowsSkeleton(actor.getSnapshot())).toBe(false);
  clock.increment(1);
  expect(selectShowsSkeleton(actor.getSnapshot())).toBe(true);
  loads[0]?.resolve(page('/archives'));
  await settled();
  expect(selectPath(actor.getSnapshot())).toBe('/archives');
  expect(done).toEqual(['head /archives', 'announce /archives', 'top']);
});

test('a newer address aborts the older load, and its late answer is dropped', async () => {
  const { actor, go, loads } = start();
  go('/archives', 'b');
  go('/tag', 'c');
  expect(loads.map(({ url, signal }) => [url, signal.aborted])).toEqual([
    ['/archives', true],
    ['/tag', false],
  ]);
  loads[1]?.resolve(page('/tag'));
  loads[0]?.resolve(page('/archives'));
  await settled();
  expect(selectPath(actor.getSnapshot())).toBe('/tag');
});

test('Back shows what was there, grown lists too, without loading', async () => {
  const { actor, done, go, loads } = start();
  actor.send({ type: 'page.grown', data: [1, 2, 3] });
  go('/tag', 'b');
  loads[0]?.resolve(page('/tag'));
  await settled();
  done.length = 0;
  go('/home', 'a', true);
  expect(actor.getSnapshot().context.page).toEqual(page('/home', [1, 2, 3]));
  expect(loads).toHaveLength(1);
  expect(done).toEqual(['head /home', 'restore a', 'announce /home']);
});

test('Back while a page is on its way stays with the page shown', () => {
  const { actor, go, loads } = start();
  go('/tag', 'b');
  go('/home', 'a', true);
  expect(actor.getSnapshot().value).toBe('ready');
  expect(loads[0]?.signal.aborted).toBe(true);
});

test('only the hash changes: the page scrolls and loads nothing', () => {
  const { done, go, loads } = start();
  go('/home#articles', 'b');
  expect([loads.length, done]).toEqual([0, ['hash of /home#articles']]);
});

test('a page that does not come says why, and a retry asks again', async () => {
  const { actor, go, loads } = start();
  go('/tag', 'b');
  loads[0]?.reject(new Error('网络好像断开了'));
  await settled();
  expect(selectFailure(actor.getSnapshot())).toBe('网络好像断开了');
  actor.send({ type: 'retry.requested' });
  loads[1]?.resolve(page('/tag'));
  await settled();
  expect([selectFailure(actor.getSnapshot()), selectPath(actor.getSnapshot())]).toEqual([
    '',
    '/tag',
  ]);
});

test('thirty pages are remembered, the oldest is forgotten', async () => {
  const { actor, go, loads } = start();
  for (let number = 1; number <= 30; number++) {
    go(`/home?page=${number}`, `k${number}`);
    loads.at(-1)?.resolve(page(`/home?page=${number}`));
    await settled();
  }
  const keys = Object.keys(actor.getSnapshot().context.remembered);
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([30, 'k1', 'k30']);
});
