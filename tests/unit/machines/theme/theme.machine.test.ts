import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Theme } from '#src/domain/themeHours.ts';
import { type StoredTheme, themeMachine } from '#src/machines/theme/theme.machine.ts';

async function started(read: () => Promise<StoredTheme>) {
  const calls: unknown[] = [];
  const actor = createActor(
    themeMachine.provide({
      actors: { readTheme: fromPromise<StoredTheme>(read) },
      actions: {
        showTheme: (_, params) => calls.push(['show', params]),
        saveTheme: (_, params) => calls.push(['save', params]),
      },
    }),
  );
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches('restoring'));
  return { actor, calls };
}

it.each<[Theme | null, number, Theme]>([
  ['dark', 12, 'dark'],
  ['light', 23, 'light'],
  [null, 12, 'light'],
  [null, 23, 'dark'],
])('restores %s at %i o’clock as %s and saves nothing', async (stored, hour, theme) => {
  const { actor, calls } = await started(async () => ({ stored, hour }));
  expect(actor.getSnapshot().value).toBe(theme);
  expect(calls).toEqual([['show', { theme }]]);
});

it('is light where reading fails', async () => {
  const { actor, calls } = await started(async () => {
    throw new Error('no storage');
  });
  expect(actor.getSnapshot().value).toBe('light');
  expect(calls).toEqual([['show', { theme: 'light' }]]);
});

it('shows a switch from where it was made, and saves it', async () => {
  const { actor, calls } = await started(async () => ({ stored: 'light', hour: 12 }));
  calls.length = 0;
  actor.send({ type: 'theme.toggled', origin: { x: 3, y: 4 } });
  actor.send({ type: 'theme.toggled' });
  expect(calls).toEqual([
    ['show', { theme: 'dark', origin: { x: 3, y: 4 } }],
    ['save', { theme: 'dark' }],
    ['show', { theme: 'light', origin: undefined }],
    ['save', { theme: 'light' }],
  ]);
});

it('follows another tab without saving', async () => {
  const { actor, calls } = await started(async () => ({ stored: 'light', hour: 12 }));
  calls.length = 0;
  actor.send({ type: 'theme.switchedElsewhere', theme: 'light' });
  actor.send({ type: 'theme.switchedElsewhere', theme: 'dark' });
  expect(actor.getSnapshot().value).toBe('dark');
  actor.send({ type: 'theme.switchedElsewhere', theme: 'light' });
  expect(actor.getSnapshot().value).toBe('light');
  expect(calls).toEqual([
    ['show', { theme: 'dark' }],
    ['show', { theme: 'light' }],
  ]);
});

it('reads nothing before it is started', () => {
  const read = vi.fn();
  createActor(
    themeMachine.provide({ actors: { readTheme: fromPromise<StoredTheme>(read) } }),
  ).getSnapshot();
  expect(read).toHaveBeenCalledTimes(0);
});
