import { assign, fromPromise, setup } from 'xstate';
import type { Batch, PagingEvent } from './paging.types.ts';

/**
 * A list that grows: ready while there is more, loading the next page, exhausted when a page
 * brings nothing new, failed with a retry that keeps what is shown. It starts on what the page
 * came with and asks for nothing by itself.
 */
export const pagingMachine = setup({
  types: {
    context: {} as Batch,
    events: {} as PagingEvent,
    input: {} as Batch,
  },
  actors: {
    loadBatch: fromPromise<Batch, { current: number }>(async () => {
      throw new Error('loadBatch is not provided');
    }),
  },
  actions: {
    append: assign(({ context }, batch: Batch) => {
      const known = new Set(context.data.map((item) => item.id));
      return {
        data: [...context.data, ...batch.data.filter((item) => !known.has(item.id))],
        total: batch.total,
        current: context.current + 1,
      };
    }),
    /** Tells whoever remembers pages that this one has grown. */
    reportGrowth: () => {},
  },
  guards: {
    isComplete: ({ context }) => context.data.length >= context.total,
    bringsNothing: ({ context }, batch: Batch) => {
      const known = new Set(context.data.map((item) => item.id));
      return batch.data.every((item) => known.has(item.id));
    },
  },
}).createMachine({
  id: 'paging',
  context: ({ input }) => input,
  initial: 'settling',
  states: {
    settling: {
      always: [{ guard: 'isComplete', target: 'exhausted' }, { target: 'ready' }],
    },
    ready: {
      on: { 'more.requested': 'loading' },
    },
    loading: {
      invoke: {
        src: 'loadBatch',
        id: 'loadBatch',
        input: ({ context }) => ({ current: context.current + 1 }),
        onDone: [
          {
            guard: { type: 'bringsNothing', params: ({ event }) => event.output },
            target: 'exhausted',
          },
          {
            target: 'settling',
            actions: [{ type: 'append', params: ({ event }) => event.output }, 'reportGrowth'],
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      on: { 'retry.requested': 'loading', 'more.requested': 'loading' },
    },
    exhausted: {},
  },
});
