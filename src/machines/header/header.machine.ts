import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ToastRequest } from '../toasts/toasts.types.ts';

/** px from the top, specification, section 9. */
const TRANSPARENT_BELOW = 50;
const BACK_TO_TOP_ABOVE = 200;

const DRAWER_FAILED = '菜单没有加载出来，请检查网络后再试';

export type HeaderEvent =
  /** px from the top of the page. */
  | { type: 'page.scrolled'; top: number }
  | { type: 'drawer.requested' }
  | { type: 'drawer.closed' }
  | { type: 'back.requested' }
  | { type: 'top.requested' };

interface HeaderContext {
  /** px; null until the page has told where it stands. */
  top: number | null;
}

/** The bar at the top: what it looks like and whether it shows follows the scrolling; and its drawer. */
export const headerMachine = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent },
  actors: {
    scroll: fromCallback<HeaderEvent>(() => {}),
    /** The code of the drawer comes when it is first opened. */
    loadDrawer: fromPromise<void>(async () => {
      throw new Error('loadDrawer is not provided');
    }),
  },
  actions: {
    setTop: assign((_, { top }: { top: number }) => ({ top })),
    goBack: () => {},
    scrollToTop: () => {},
    notify: (_, __: ToastRequest) => {},
  },
  guards: {
    isAtTop: (_, { top }: { top: number }) => top < TRANSPARENT_BELOW,
    isBelowTop: (_, { top }: { top: number }) => top >= TRANSPARENT_BELOW,
    isScrollingUp: ({ context }, { top }: { top: number }) =>
      top < TRANSPARENT_BELOW || (context.top !== null && top < context.top),
    isScrollingDown: ({ context }, { top }: { top: number }) =>
      top >= TRANSPARENT_BELOW && context.top !== null && top > context.top,
    isFarDown: (_, { top }: { top: number }) => top > BACK_TO_TOP_ABOVE,
    isNearTop: (_, { top }: { top: number }) => top <= BACK_TO_TOP_ABOVE,
  },
}).createMachine({
  id: 'header',
  context: { top: null },
  invoke: { src: 'scroll', id: 'scroll' },
  type: 'parallel',
  on: {
    'back.requested': { actions: 'goBack' },
    'top.requested': { actions: 'scrollToTop' },
  },
  states: {
    position: {
      initial: 'top',
      states: {
        top: {
          on: {
            'page.scrolled': {
              guard: { type: 'isBelowTop', params: ({ event }) => event },
              target: 'floating',
            },
          },
        },
        floating: {
          on: {
            'page.scrolled': {
              guard: { type: 'isAtTop', params: ({ event }) => event },
              target: 'top',
            },
          },
        },
      },
    },
    bar: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isScrollingDown', params: ({ event }) => event },
                target: 'hidden',
                actions: { type: 'setTop', params: ({ event }) => event },
              },
              { actions: { type: 'setTop', params: ({ event }) => event } },
            ],
          },
        },
        hidden: {
          on: {
            'page.scrolled': [
              {
                guard: { type: 'isScrollingUp', params: ({ event }) => event },
                target: 'shown',
                actions: { type: 'setTop', params: ({ event }) => event },
              },
              { actions: { type: 'setTop', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    backToTop: {
      initial: 'absent',
      states: {
        absent: {
          on: {
            'page.scrolled': {
              guard: { type: 'isFarDown', params: ({ event }) => event },
              target: 'present',
            },
          },
        },
        present: {
          on: {
            'page.scrolled': {
              guard: { type: 'isNearTop', params: ({ event }) => event },
              target: 'absent',
            },
          },
        },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.requested': 'loading' } },
        loading: {
          invoke: {
            src: 'loadDrawer',
            id: 'loadDrawer',
            onDone: 'open',
            onError: {
              target: 'closed',
              actions: { type: 'notify', params: { tone: 'error', text: DRAWER_FAILED } },
            },
          },
          on: { 'drawer.closed': 'closed' },
        },
        open: { on: { 'drawer.closed': 'closed' } },
      },
    },
  },
});
