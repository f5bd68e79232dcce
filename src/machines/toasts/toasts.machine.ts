import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Toast, ToastRequest } from './toasts.types.ts';

/** Toasts on screen at once; the others wait. */
export const VISIBLE = 3;
/** Waiting ones beyond this are dropped, oldest first. */
const WAITING = 20;
/** ms, where the one who asks says nothing. */
const DEFAULT_DURATION = 3000;

export type ToastsEvent =
  | { type: 'toast.requested'; request: ToastRequest }
  /** Its time is over, or its button was pressed. */
  | { type: 'toast.expired'; id: number }
  | { type: 'toast.closed'; id: number }
  /** The pointer or the keyboard is on them: none goes away. */
  | { type: 'toasts.held' }
  | { type: 'toasts.released' };

interface ToastsContext {
  /** Oldest first; the first `VISIBLE` are on screen. */
  toasts: Toast[];
  /** Those whose time runs. */
  timed: number[];
  nextId: number;
}

/** Short messages: a few at once, each for its time, none goes while somebody reads. */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { greeter: fromCallback<ToastsEvent>(() => {}) },
  actions: {
    add: assign(({ context }, { request }: { request: ToastRequest }) => ({
      toasts: limited([...context.toasts, toastOf(request, context.nextId)]),
      nextId: context.nextId + 1,
    })),
    remove: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      enqueue.cancel(timerOf(id));
      enqueue.assign({
        toasts: context.toasts.filter((toast) => toast.id !== id),
        timed: context.timed.filter((other) => other !== id),
      });
    }),
    runTimers: enqueueActions(({ context, enqueue }) => {
      const visible = context.toasts.slice(0, VISIBLE);
      for (const { id, duration } of visible.filter(({ id }) => !context.timed.includes(id))) {
        enqueue.raise({ type: 'toast.expired', id }, { id: timerOf(id), delay: duration });
      }
      enqueue.assign({ timed: visible.map(({ id }) => id) });
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const id of context.timed) enqueue.cancel(timerOf(id));
      enqueue.assign({ timed: [] });
    }),
  },
  guards: {
    isShownAlready: ({ context }, { request }: { request: ToastRequest }) =>
      holds(context.toasts, request),
    isNew: ({ context }, { request }: { request: ToastRequest }) => !holds(context.toasts, request),
    isLast: ({ context }, { id }: { id: number }) =>
      context.toasts.every((toast) => toast.id === id),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], timed: [], nextId: 1 },
  invoke: { src: 'greeter', id: 'greeter' },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'toast.requested': {
          target: 'showing',
          actions: { type: 'add', params: ({ event }) => event },
        },
      },
    },
    showing: {
      entry: 'runTimers',
      on: {
        // The same words twice (five calls failing at once) are one message, its time begun anew.
        'toast.requested': [
          {
            guard: { type: 'isShownAlready', params: ({ event }) => event },
            actions: ['stopTimers', 'runTimers'],
          },
          { actions: [{ type: 'add', params: ({ event }) => event }, 'runTimers'] },
        ],
        'toast.expired': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'remove', params: ({ event }) => event },
          },
          { actions: [{ type: 'remove', params: ({ event }) => event }, 'runTimers'] },
        ],
        'toast.closed': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'remove', params: ({ event }) => event },
          },
          { actions: [{ type: 'remove', params: ({ event }) => event }, 'runTimers'] },
        ],
        'toasts.held': 'held',
      },
    },
    held: {
      entry: 'stopTimers',
      on: {
        'toast.requested': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: { type: 'add', params: ({ event }) => event },
        },
        // The pressed button is gone, and the pointer's or the focus's leaving with it.
        'toast.closed': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'remove', params: ({ event }) => event },
          },
          { target: 'showing', actions: { type: 'remove', params: ({ event }) => event } },
        ],
        'toasts.released': 'showing',
      },
    },
  },
});

function timerOf(id: number): string {
  return `toast-${id}`;
}

function holds(toasts: Toast[], { text, title = '' }: ToastRequest): boolean {
  return toasts.some((toast) => toast.text === text && toast.title === title);
}

function limited(toasts: Toast[]): Toast[] {
  return toasts.length > VISIBLE + WAITING ? toasts.toSpliced(VISIBLE, 1) : toasts;
}

function toastOf(request: ToastRequest, id: number): Toast {
  return { kind: 'toast', title: '', duration: DEFAULT_DURATION, ...request, id };
}
