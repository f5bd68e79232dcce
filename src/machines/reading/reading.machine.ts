import { assign, fromCallback, setup } from 'xstate';

interface ReadingContext {
  articleId: number;
  /** ms read before the present stretch. */
  read: number;
  /** When the present stretch began, ms since the epoch. */
  since: number;
}

/** `at`: ms since the epoch. Leaving the article hides it, too. */
export type ReadingEvent = { type: 'page.shown'; at: number } | { type: 'page.hidden'; at: number };

/**
 * How long an article is read: only the time it is seen counts. What has been read is reported
 * each time the page is hidden: a hidden page may never come back.
 */
export const readingMachine = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
    input: {} as { articleId: number },
  },
  actors: {
    /** Sends page.shown at once when the page is seen, and later changes. */
    visibility: fromCallback<ReadingEvent>(() => {}),
  },
  actions: {
    recordView: (_, __: { articleId: number }) => {},
    recordDuration: (_, __: { articleId: number; seconds: number }) => {},
    beginStretch: assign({ since: ({ event }) => event.at }),
    endStretch: assign(({ context, event }) => ({
      read: context.read + Math.max(0, event.at - context.since),
    })),
    keepRest: assign(({ context }) => ({ read: context.read % 1000 })),
  },
  guards: {
    hasSeconds: ({ context, event }) => context.read + event.at - context.since >= 1000,
  },
}).createMachine({
  id: 'reading',
  context: ({ input }) => ({ articleId: input.articleId, read: 0, since: 0 }),
  entry: { type: 'recordView', params: ({ context }) => ({ articleId: context.articleId }) },
  invoke: { src: 'visibility', id: 'visibility' },
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'page.shown': { target: 'reading', actions: 'beginStretch' },
      },
    },
    reading: {
      on: {
        'page.hidden': [
          {
            guard: 'hasSeconds',
            target: 'hidden',
            actions: [
              'endStretch',
              {
                type: 'recordDuration',
                params: ({ context }) => ({
                  articleId: context.articleId,
                  seconds: Math.floor(context.read / 1000),
                }),
              },
              'keepRest',
            ],
          },
          { target: 'hidden', actions: 'endStretch' },
        ],
      },
    },
  },
});
