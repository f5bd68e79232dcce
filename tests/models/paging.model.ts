import { pagingMachine } from '#src/machines/paging/paging.machine.ts';
import { defineModel, done } from './harness.ts';

export default defineModel({
  machine: pagingMachine,
  input: { data: [{ id: 1 }, { id: 2 }], total: 5, current: 1 },
  events: [
    { type: 'more.requested' },
    { type: 'retry.requested' },
    done('loadBatch', { data: [{ id: 3 }, { id: 2 }], total: 5, current: 2 }),
    done('loadBatch', { data: [{ id: 4 }, { id: 5 }], total: 5, current: 3 }),
    done('loadBatch', { data: [], total: 5, current: 2 }),
    done('loadBatch', { data: [{ id: 1 }], total: 5, current: 2 }),
  ],
  ready: (snapshot) => snapshot.matches('ready') || snapshot.matches('exhausted'),
  classes: ({ data, current }) => [data.map(({ id }) => id), Math.min(current, 4)],
  invariants: {
    'no item stands twice': ({ context }) =>
      new Set(context.data.map(({ id }) => id)).size === context.data.length,
    'nothing shown is lost': ({ context }) => context.data[0]?.id === 1,
  },
  limit: 2000,
});
