import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { LocationChange, NavigationEvent, PageState } from './navigation.types.ts';

/** How many pages Back and Forward can show without asking the server. */
const REMEMBERED = 30;

interface NavigationContext {
  page: PageState;
  /** Where the address bar points; differs from `page.url` while the page is on its way. */
  target: { url: string; key: string; travelled: boolean };
  remembered: Record<string, PageState>;
  failure: string;
}

/**
 * From an address to a page. The page shown stays while the next one loads (a bar tells so, after
 * `skeletonDelay` a skeleton takes its place); a newer address aborts the older load; a failure
 * has its retry; Back and Forward show what was there, at the same offset.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as { page: PageState; url: string; key: string },
  },
  actors: {
    location: fromCallback<LocationChange>(() => {}),
    loadPage: fromPromise<PageState, { url: string }>(async () => {
      throw new Error('loadPage is not provided');
    }),
  },
  actions: {
    setTarget: assign(({ event }) => {
      if (event.type !== 'location.changed') return {};
      return { target: { url: event.url, key: event.key, travelled: event.travelled } };
    }),
    showRemembered: assign(({ context }) => ({
      page: context.remembered[context.target.key] ?? context.page,
    })),
    showPage: assign(({ context }, page: PageState) => ({
      page,
      remembered: remember(context.remembered, context.target.key, page),
      failure: '',
    })),
    growPage: assign(({ context }, { data }: { data: unknown }) => {
      const page = { ...context.page, data };
      return { page, remembered: remember(context.remembered, context.target.key, page) };
    }),
    setFailure: assign((_, { error }: { error: unknown }) => ({
      failure: error instanceof Error ? error.message : '页面没有加载出来',
    })),
    /** Title, description, canonical … of the page now shown. */
    applyHead: () => {},
    scrollToTop: () => {},
    scrollToHash: () => {},
    restoreScroll: () => {},
    /** Moves the focus to the new page and tells screen readers its title. */
    announce: () => {},
  },
  guards: {
    isSamePage: ({ context, event }) =>
      event.type === 'location.changed' && withoutHash(event.url) === context.page.url,
    isRemembered: ({ context, event }) =>
      event.type === 'location.changed' &&
      event.travelled &&
      context.remembered[event.key] !== undefined,
    hasHash: ({ context }) => context.target.url.includes('#'),
    wasTravelled: ({ context }) => context.target.travelled,
  },
  delays: { skeletonDelay: 400 },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({
    page: input.page,
    target: { url: input.url, key: input.key, travelled: false },
    remembered: { [input.key]: input.page },
    failure: '',
  }),
  invoke: { src: 'location', id: 'location' },
  initial: 'ready',
  on: {
    'location.changed': [
      {
        guard: 'isRemembered',
        target: '.ready',
        actions: ['setTarget', 'showRemembered', 'applyHead', 'restoreScroll', 'announce'],
      },
      { guard: 'isSamePage', target: '.ready', actions: ['setTarget', 'scrollToHash'] },
      { target: '.loading', reenter: true, actions: 'setTarget' },
    ],
  },
  states: {
    ready: {
      on: {
        'page.grown': {
          actions: { type: 'growPage', params: ({ event }) => ({ data: event.data }) },
        },
      },
    },
    loading: {
      initial: 'holding',
      invoke: {
        src: 'loadPage',
        id: 'loadPage',
        input: ({ context }) => ({ url: withoutHash(context.target.url) }),
        onDone: {
          target: 'arriving',
          actions: [
            { type: 'showPage', params: ({ event }) => event.output },
            'applyHead',
            'announce',
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        holding: { after: { skeletonDelay: 'skeleton' } },
        skeleton: {},
      },
    },
    arriving: {
      always: [
        { guard: 'hasHash', target: 'ready', actions: 'scrollToHash' },
        { guard: 'wasTravelled', target: 'ready', actions: 'restoreScroll' },
        { target: 'ready', actions: 'scrollToTop' },
      ],
    },
    failed: {
      on: { 'retry.requested': 'loading' },
    },
  },
});

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function remember(
  remembered: Record<string, PageState>,
  key: string,
  page: PageState,
): Record<string, PageState> {
  const { [key]: _, ...others } = remembered;
  const kept = Object.entries(others).slice(-(REMEMBERED - 1));
  return { ...Object.fromEntries(kept), [key]: page };
}
