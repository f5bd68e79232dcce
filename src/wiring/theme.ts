import { fromCallback, fromPromise } from 'xstate';
import { parseStaticSettings, STATIC_SETTINGS_KEY } from '#src/domain/staticSettings.ts';
import { isTheme, type Theme } from '#src/domain/themeHours.ts';
import {
  type StoredTheme,
  type ThemeEvent,
  themeMachine,
} from '#src/machines/theme/theme.machine.ts';
import type { Services } from '#src/services/services.ts';
import type { BrowserStorage } from '#src/services/storage.ts';
import { watchStoredKey } from '#src/services/storageEvents.ts';
import { showTheme } from '#src/services/themeDocument.ts';

/** Plain key with JSON; the lines in the head read it first. */
const DARK_KEY = 'useDarkKEY';
/** Goes through the storage helpers: key and value in base64. */
const MAIN_THEME_KEY = 'mainTheme';

export function wireTheme({ storage }: Pick<Services, 'storage'>) {
  return themeMachine.provide({
    actors: {
      readTheme: fromPromise<StoredTheme>(async () => ({
        stored: storedTheme(storage),
        hour: new Date().getHours(),
      })),
      otherTabs: fromCallback<ThemeEvent>(({ sendBack }) =>
        watchStoredKey(DARK_KEY, () => {
          const theme = storedTheme(storage);
          if (theme !== null) sendBack({ type: 'theme.switchedElsewhere', theme });
        }),
      ),
    },
    actions: {
      showTheme: (_, { theme, origin }) => showTheme(theme, origin),
      saveTheme: (_, { theme }) => saveTheme(storage, theme),
    },
  });
}

function storedTheme(storage: BrowserStorage): Theme | null {
  const candidates = [
    storage.readJson(DARK_KEY),
    parseStaticSettings(storage.readJson(STATIC_SETTINGS_KEY)).theme,
    storage.get(MAIN_THEME_KEY),
  ];
  return candidates.find(isTheme) ?? null;
}

/** Written together in all three places; `useDarkKEY` last, for its event wakes the other tabs. */
function saveTheme(storage: BrowserStorage, theme: Theme): void {
  const settings = parseStaticSettings(storage.readJson(STATIC_SETTINGS_KEY));
  storage.writeJson(STATIC_SETTINGS_KEY, { ...settings, theme });
  storage.set(MAIN_THEME_KEY, theme);
  storage.writeJson(DARK_KEY, theme);
}
