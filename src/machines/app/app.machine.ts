import { setup } from 'xstate';
import { catalogueMachine } from '../catalogue/catalogue.machine.ts';
import { headerMachine } from '../header/header.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import type { PageState } from '../navigation/navigation.types.ts';
import { playerMachine } from '../player/player.machine.ts';
import { playerPanelMachine } from '../playerPanel/playerPanel.machine.ts';
import { themeMachine } from '../theme/theme.machine.ts';
import { toastsMachine } from '../toasts/toasts.machine.ts';

export interface AppInput {
  page: PageState;
  /** Address at the start: path, query and hash. */
  url: string;
  /** Key of the history entry the visit starts on. */
  key: string;
}

/** The root: every actor that lives as long as the site is open. One that fails leaves the rest. */
export const appMachine = setup({
  types: { context: {} as AppInput, input: {} as AppInput },
  actors: {
    navigation: navigationMachine,
    theme: themeMachine,
    toasts: toastsMachine,
    header: headerMachine,
    catalogue: catalogueMachine,
    player: playerMachine,
    playerPanel: playerPanelMachine,
  },
  actions: {
    recordVisit: () => {},
    reportFailure: (_, __: { of: string; error: unknown }) => {},
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  entry: 'recordVisit',
  invoke: [
    {
      src: 'toasts',
      id: 'toasts',
      systemId: 'toasts',
      onError: {
        actions: {
          type: 'reportFailure',
          params: ({ event }) => ({ of: 'toasts', error: event.error }),
        },
      },
    },
    {
      src: 'navigation',
      id: 'navigation',
      systemId: 'navigation',
      input: ({ context }) => context,
      onError: {
        actions: {
          type: 'reportFailure',
          params: ({ event }) => ({ of: 'navigation', error: event.error }),
        },
      },
    },
    {
      src: 'theme',
      id: 'theme',
      systemId: 'theme',
      onError: {
        actions: {
          type: 'reportFailure',
          params: ({ event }) => ({ of: 'theme', error: event.error }),
        },
      },
    },
    {
      src: 'header',
      id: 'header',
      systemId: 'header',
      onError: {
        actions: {
          type: 'reportFailure',
          params: ({ event }) => ({ of: 'header', error: event.error }),
        },
      },
    },
    {
      src: 'player',
      id: 'player',
      systemId: 'player',
      onError: {
        actions: {
          type: 'reportFailure',
          params: ({ event }) => ({ of: 'player', error: event.error }),
        },
      },
    },
    {
      src: 'catalogue',
      id: 'catalogue',
      systemId: 'catalogue',
      onError: {
        actions: {
          type: 'reportFailure',
          params: ({ event }) => ({ of: 'catalogue', error: event.error }),
        },
      },
    },
    {
      src: 'playerPanel',
      id: 'playerPanel',
      systemId: 'playerPanel',
      onError: {
        actions: {
          type: 'reportFailure',
          params: ({ event }) => ({ of: 'playerPanel', error: event.error }),
        },
      },
    },
  ],
});
