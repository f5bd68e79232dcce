import { fromCallback, fromPromise, setup } from 'xstate';
import { type Theme, themeOfHour } from '#src/domain/themeHours.ts';

/** Where on the window the switch stands, px: the new theme opens as a circle from there. */
export interface Origin {
  x: number;
  y: number;
}

export interface StoredTheme {
  /** The visitor's choice, null where none was made. */
  stored: Theme | null;
  /** Hour of the visitor's day, 0 to 23. */
  hour: number;
}

export type ThemeEvent =
  | { type: 'theme.toggled'; origin?: Origin }
  /** Another tab of the site has switched. */
  | { type: 'theme.switchedElsewhere'; theme: Theme };

/** Paper by day, lamp by night: the stored choice, else the hours; a switch is kept. */
export const themeMachine = setup({
  types: { events: {} as ThemeEvent },
  actors: {
    readTheme: fromPromise<StoredTheme>(async () => {
      throw new Error('readTheme is not provided');
    }),
    otherTabs: fromCallback<ThemeEvent>(() => {}),
  },
  actions: {
    saveTheme: (_, __: { theme: Theme }) => {},
    showTheme: (_, __: { theme: Theme; origin?: Origin | undefined }) => {},
  },
  guards: {
    isDark: (_, { stored, hour }: StoredTheme) => (stored ?? themeOfHour(hour)) === 'dark',
    switchedToDark: (_, { theme }: { theme: Theme }) => theme === 'dark',
    switchedToLight: (_, { theme }: { theme: Theme }) => theme === 'light',
  },
}).createMachine({
  id: 'theme',
  invoke: { src: 'otherTabs', id: 'otherTabs' },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'readTheme',
        id: 'readTheme',
        onDone: [
          {
            guard: { type: 'isDark', params: ({ event }) => event.output },
            target: 'dark',
            actions: { type: 'showTheme', params: { theme: 'dark' } },
          },
          { target: 'light', actions: { type: 'showTheme', params: { theme: 'light' } } },
        ],
        onError: {
          target: 'light',
          actions: { type: 'showTheme', params: { theme: 'light' } },
        },
      },
    },
    light: {
      on: {
        'theme.toggled': {
          target: 'dark',
          actions: [
            {
              type: 'showTheme',
              params: ({ event }) => ({ theme: 'dark', origin: event.origin }),
            },
            { type: 'saveTheme', params: { theme: 'dark' } },
          ],
        },
        'theme.switchedElsewhere': {
          guard: { type: 'switchedToDark', params: ({ event }) => event },
          target: 'dark',
          actions: { type: 'showTheme', params: { theme: 'dark' } },
        },
      },
    },
    dark: {
      on: {
        'theme.toggled': {
          target: 'light',
          actions: [
            {
              type: 'showTheme',
              params: ({ event }) => ({ theme: 'light', origin: event.origin }),
            },
            { type: 'saveTheme', params: { theme: 'light' } },
          ],
        },
        'theme.switchedElsewhere': {
          guard: { type: 'switchedToLight', params: ({ event }) => event },
          target: 'light',
          actions: { type: 'showTheme', params: { theme: 'light' } },
        },
      },
    },
  },
});
