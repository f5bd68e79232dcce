import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { defineModel, done, failed } from './harness.ts';
import { walkModel } from './walk.ts';

const lamp = setup({
  types: {
    context: {} as { presses: number },
    events: {} as { type: 'pressed' } | { type: 'broken' },
  },
  actors: { repair: fromPromise<'mended' | 'lost'>(async () => 'mended') },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
  guards: { isMended: (_, outcome: string) => outcome === 'mended' },
  delays: { patience: 1000 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  on: { broken: '.broken' },
  states: {
    off: { on: { pressed: { target: 'on', actions: 'count' } } },
    on: { on: { pressed: 'off' }, after: { patience: 'off' } },
    broken: {
      invoke: {
        src: 'repair',
        id: 'repair',
        onDone: [
          {
            guard: { type: 'isMended', params: ({ event }) => event.output },
            target: 'checked',
          },
          { target: 'thrownAway' },
        ],
        onError: 'off',
      },
    },
    checked: { always: 'off' },
    thrownAway: { on: { broken: {} } },
  },
});

const base = {
  machine: lamp,
  classes: () => null,
  limit: 100,
  ready: (snapshot: { value: unknown }) => snapshot.value === 'off',
};

test('a whole walk counts transient states, delays, failures and single guard branches', () => {
  const report = walkModel(
    'lamp',
    defineModel({
      ...base,
      events: [
        { type: 'pressed' },
        { type: 'broken' },
        done('repair', 'mended'),
        done('repair', 'lost'),
        failed('repair', new Error('no workshop')),
      ],
      ready: (snapshot) => snapshot.value === 'off' || snapshot.value === 'thrownAway',
    }),
  );
  expect({ ...report, milliseconds: 0 }).toEqual({
    machine: 'lamp',
    states: { reached: 6, all: 6 },
    transitions: { taken: 8, all: 8 },
    situations: 4,
    paths: 2,
    steps: 9,
    milliseconds: 0,
    missingStates: [],
    missingTransitions: [],
    traps: [],
    broken: [],
  });
});

test('what no event of the model leads to is named', () => {
  const report = walkModel(
    'lamp',
    defineModel({ ...base, events: [{ type: 'broken' }, done('repair', 'lost')] }),
  );
  expect(report.missingStates).toEqual(['lamp.on', 'lamp.checked']);
  expect(report.missingTransitions).toEqual([
    'lamp.off --pressed[0]--> lamp.on',
    'lamp.on --pressed[0]--> lamp.off',
    'lamp.on --xstate.after.patience.lamp.on[0]--> lamp.off',
    'lamp.broken --xstate.done.actor.repair[0]--> lamp.checked',
    'lamp.checked --always[0]--> lamp.off',
  ]);
});

test('a situation without a way back is a trap, told with the events that lead there', () => {
  const report = walkModel(
    'lamp',
    defineModel({ ...base, events: [{ type: 'broken' }, done('repair', 'lost')] }),
  );
  expect(report.traps).toEqual([
    '["active","thrownAway",null]: broken > xstate.done.actor.repair {"output":"lost","actorId":"repair"}',
  ]);
});

test('an invariant is looked at after every step, not once a situation', () => {
  const report = walkModel(
    'lamp',
    defineModel({
      ...base,
      events: [{ type: 'pressed' }, { type: 'broken' }, done('repair', 'mended')],
      invariants: { 'pressed once at most': ({ context }) => context.presses < 1 },
    }),
  );
  expect(report.broken).toEqual(['pressed once at most: at the start > pressed']);
});

test('classes too fine for an end trip the limit', () => {
  const endless = defineModel({
    ...base,
    events: [{ type: 'pressed' }],
    classes: ({ presses }) => presses,
  });
  expect(() => walkModel('lamp', endless)).toThrow('Traversal limit exceeded');
});

test('further walks count together with the first', () => {
  const report = walkModel(
    'lamp',
    defineModel({
      ...base,
      events: [{ type: 'pressed' }],
      also: [
        {
          start: [{ type: 'broken' }],
          events: [done('repair', 'mended'), done('repair', 'lost'), { type: 'broken' }],
          classes: () => null,
          limit: 100,
        },
      ],
      ready: (snapshot) => snapshot.value === 'off' || snapshot.value === 'thrownAway',
    }),
  );
  expect([report.missingStates, report.missingTransitions, report.traps]).toEqual([[], [], []]);
});
