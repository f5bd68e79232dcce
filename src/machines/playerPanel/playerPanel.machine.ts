import { fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { ToastRequest } from '../toasts/toasts.types.ts';

/** What the actors behind the panel are told. */
export type PanelActorsEvent =
  /** Their code has come with the panel's: they can begin. */
  { type: 'panel.loaded' } | { type: 'special.requested' };

type PlayerPanelEvent =
  | { type: 'open.requested' }
  | { type: 'close.requested' }
  /** Back of the browser or of the phone. */
  | { type: 'back.pressed' }
  /** The address asks for the lyric board in SPECIAL mode (`?showSpecial`). */
  | { type: 'special.requested' };

/**
 * The player's panel over the page. Its code comes when it is first wanted. While it is open the
 * page behind does not scroll and Back closes it; `closing` is the time its way out takes.
 */
export const playerPanelMachine = setup({
  types: { events: {} as PlayerPanelEvent },
  actors: {
    watchAddress: fromCallback(() => {}),
    /** The actors of which only the panel knows; their code comes with its own. */
    panelActors: fromCallback<PanelActorsEvent>(() => {}),
    loadView: fromPromise<void>(async () => {
      throw new Error('loadView is not provided');
    }),
    scrollLock: fromCallback(() => {}),
    historyLayer: fromCallback(() => {}),
  },
  actions: {
    startPanelActors: sendTo('panelActors', { type: 'panel.loaded' }),
    requestCatalogue: () => {},
    showSpecialBoard: sendTo('panelActors', { type: 'special.requested' }),
    notify: (_, _request: ToastRequest) => {},
  },
  guards: { isBoardWanted: stateIn({ opening: 'board' }) },
  delays: { wayOut: 200 },
}).createMachine({
  id: 'playerPanel',
  invoke: [
    { src: 'watchAddress', id: 'watchAddress' },
    { src: 'panelActors', id: 'panelActors' },
  ],
  initial: 'closed',
  states: {
    closed: {
      on: {
        'open.requested': 'opening',
        'special.requested': 'opening.board',
      },
    },
    opening: {
      entry: 'requestCatalogue',
      initial: 'browser',
      invoke: {
        src: 'loadView',
        id: 'loadView',
        onDone: [
          {
            guard: 'isBoardWanted',
            target: 'open',
            actions: ['startPanelActors', 'showSpecialBoard'],
          },
          { target: 'open', actions: 'startPanelActors' },
        ],
        onError: {
          target: 'closed',
          actions: {
            type: 'notify',
            params: { tone: 'error', text: '播放器没有加载出来，请再试一次' },
          },
        },
      },
      states: {
        browser: { on: { 'special.requested': 'board' } },
        board: {},
      },
    },
    open: {
      invoke: [
        { src: 'scrollLock', id: 'scrollLock' },
        { src: 'historyLayer', id: 'historyLayer' },
      ],
      on: {
        'close.requested': 'closing',
        'back.pressed': 'closing',
        'special.requested': { actions: 'showSpecialBoard' },
      },
    },
    closing: {
      on: {
        'open.requested': 'open',
        'special.requested': { target: 'open', actions: 'showSpecialBoard' },
      },
      after: { wayOut: 'closed' },
    },
  },
});
