import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type ReadingEvent, readingMachine } from '#src/machines/reading/reading.machine.ts';

function start() {
  const reported: unknown[] = [];
  const actor = createActor(
    readingMachine.provide({
      actors: {
        visibility: fromCallback<ReadingEvent>(({ sendBack }) =>
          sendBack({ type: 'page.shown', at: 1_000 }),
        ),
      },
      actions: {
        recordView: (_, view) => reported.push(['view', view]),
        recordDuration: (_, duration) => reported.push(['duration', duration]),
      },
    }),
    { input: { articleId: 6 } },
  ).start();
  return { actor, reported };
}

test('a view counts once, seconds count while the page is seen', () => {
  const { actor, reported } = start();
  actor.send({ type: 'page.hidden', at: 43_400 });
  actor.send({ type: 'page.shown', at: 100_000 });
  actor.send({ type: 'page.hidden', at: 107_700 });
  expect(reported).toEqual([
    ['view', { articleId: 6 }],
    ['duration', { articleId: 6, seconds: 42 }],
    ['duration', { articleId: 6, seconds: 8 }],
  ]);
});

test('less than a second reports nothing, and is not lost', () => {
  const { actor, reported } = start();
  actor.send({ type: 'page.hidden', at: 1_600 });
  actor.send({ type: 'page.shown', at: 5_000 });
  actor.send({ type: 'page.hidden', at: 5_600 });
  expect(reported).toEqual([
    ['view', { articleId: 6 }],
    ['duration', { articleId: 6, seconds: 1 }],
  ]);
});

test('a clock set back counts nothing', () => {
  const { actor, reported } = start();
  actor.send({ type: 'page.hidden', at: 500 });
  expect(reported).toEqual([['view', { articleId: 6 }]]);
});
