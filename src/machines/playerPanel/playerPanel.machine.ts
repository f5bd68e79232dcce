import { fromCallback, fromPromise, setup } from 'xstate';
import type { ToastRequest } from '../toasts/toasts.types.ts';

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
    loadView: fromPromise<void>(async () => {
      throw new Error('loadView is not provided');
    }),
    scrollLock: fromCallback(() => {}),
    historyLayer: fromCallback(() => {}),
  },
  actions: {
    requestCatalogue: () => {},
    showSpecialBoard: () => {},
    notify: (_, _request: ToastRequest) => {},
  },
  delays: { wayOut: 200 },
}).createMachine({
  id: 'playerPanel',
  invoke: { src: 'watchAddress', id: 'watchAddress' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'open.requested': 'opening',
        'special.requested': { target: 'opening', actions: 'showSpecialBoard' },
      },
    },
    opening: {
      entry: 'requestCatalogue',
      invoke: {
        src: 'loadView',
        id: 'loadView',
        onDone: 'open',
        onError: {
          target: 'closed',
          actions: {
            type: 'notify',
            params: { tone: 'error', text: '播放器没有加载出来，请再试一次' },
          },
        },
      },
      on: { 'special.requested': { actions: 'showSpecialBoard' } },
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
