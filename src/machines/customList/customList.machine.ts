import { assign, fromCallback, setup } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import * as change from './customList.actions.ts';
import type { CustomListContext, CustomListEvent, LiftStep } from './customList.types.ts';

const putBack = {
  target: 'resting',
  actions: { type: 'announce', params: 'cancelled' },
} as const;

const drop = [
  {
    guard: 'isMoved',
    target: 'resting',
    actions: [
      {
        type: 'moveSong',
        params: ({ context }: { context: CustomListContext }) => change.heldMove(context),
      },
      { type: 'announce', params: 'dropped' },
    ],
  },
  { target: 'resting', actions: { type: 'announce', params: 'dropped' } },
] as const;

const newSongs = ({ event }: { event: Extract<CustomListEvent, { type: 'songs.changed' }> }) =>
  event.songs;

/** A list that changes under a held row takes it out of the hand: its place is not known any more. */
const followList = [
  {
    guard: { type: 'isSameOrder', params: newSongs },
    actions: { type: 'setSongs', params: newSongs },
  },
  {
    target: 'resting',
    actions: [
      { type: 'announce', params: 'disturbed' },
      { type: 'setSongs', params: newSongs },
    ],
  },
] as const;

/**
 * The popover with the visitor's own play list. A row is dragged by the pointer or lifted by the
 * keyboard; the player hears of it only when the row is dropped. Clearing the list asks first.
 */
export const customListMachine = setup({
  types: {
    context: {} as CustomListContext,
    events: {} as CustomListEvent,
  },
  actors: {
    /** Says `songs.changed` at once and at every change of the player's list. */
    watchSongs: fromCallback(() => {}),
  },
  actions: {
    setSongs: assign((_, songs: Song[]) => ({ songs })),
    take: assign(({ context }, id: number) => change.take(context, id)),
    moveTo: assign(({ context }, index: number) => change.moveTo(context, index)),
    moveBy: assign(({ context }, step: LiftStep) =>
      change.moveTo(context, change.stepTarget(context, step)),
    ),
    putDown: assign({ held: null }),
    announce: assign(({ context }, sentence: keyof typeof change.SENTENCES) =>
      change.announce(context, sentence),
    ),
    moveSong: (_, __: { id: number; index: number }) => {},
    clearSongs: () => {},
  },
  guards: {
    isListed: ({ context }, id: number) => change.isListed(context, id),
    isMoved: ({ context }) => change.isMoved(context),
    leadsOn: ({ context }, step: LiftStep) =>
      context.held !== null && change.stepTarget(context, step) !== context.held.to,
    isSameOrder: ({ context }, songs: Song[]) => change.isSameOrder(context, songs),
    hasSongs: ({ context }) => context.songs.length > 0,
    isEmpty: (_, songs: Song[]) => songs.length === 0,
  },
  delays: { wayOut: 160 },
}).createMachine({
  id: 'customList',
  context: { songs: [], held: null, announcement: '' },
  initial: 'closed',
  states: {
    closed: { on: { 'list.opened': 'open' } },
    open: {
      invoke: { src: 'watchSongs', id: 'watchSongs' },
      initial: 'resting',
      on: { 'list.closed': 'closing' },
      states: {
        resting: {
          entry: 'putDown',
          on: {
            'songs.changed': { actions: { type: 'setSongs', params: newSongs } },
            'drag.started': {
              guard: { type: 'isListed', params: ({ event }) => event.id },
              target: 'dragging',
              actions: { type: 'take', params: ({ event }) => event.id },
            },
            'lift.started': {
              guard: { type: 'isListed', params: ({ event }) => event.id },
              target: 'lifted',
              actions: [
                { type: 'take', params: ({ event }) => event.id },
                { type: 'announce', params: 'taken' },
              ],
            },
            'clear.requested': { guard: 'hasSongs', target: 'confirmingClear' },
          },
        },
        dragging: {
          on: {
            'songs.changed': followList,
            'drag.moved': { actions: { type: 'moveTo', params: ({ event }) => event.index } },
            'drag.dropped': drop,
            'drag.cancelled': putBack,
          },
        },
        lifted: {
          on: {
            'songs.changed': followList,
            'lift.moved': {
              guard: { type: 'leadsOn', params: ({ event }) => event.step },
              actions: [
                { type: 'moveBy', params: ({ event }) => event.step },
                { type: 'announce', params: 'moved' },
              ],
            },
            'lift.dropped': drop,
            'lift.cancelled': putBack,
          },
        },
        confirmingClear: {
          on: {
            'songs.changed': [
              {
                guard: { type: 'isEmpty', params: newSongs },
                target: 'resting',
                actions: { type: 'setSongs', params: newSongs },
              },
              { actions: { type: 'setSongs', params: newSongs } },
            ],
            'clear.confirmed': { target: 'resting', actions: 'clearSongs' },
            'clear.cancelled': 'resting',
          },
        },
      },
    },
    closing: {
      entry: 'putDown',
      after: { wayOut: 'closed' },
      on: { 'list.opened': 'open' },
    },
  },
});
