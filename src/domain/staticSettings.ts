import { isTheme, type Theme } from './themeHours.ts';

/** Key of the record in the browser's storage, plain, as JSON. */
export const STATIC_SETTINGS_KEY = 'staticState';

/** What the visitor has set for good (specification, section 3). */
export interface StaticSettings {
  previewTheme: string;
  codeTheme: string;
  /** Missing until the visitor chose one. */
  theme?: Theme;
  pageHeaderList: unknown[];
  messageTypeIsCard: boolean;
}

/** Reads a stored record: what is missing or of the wrong kind gets its default. */
export function parseStaticSettings(stored: unknown): StaticSettings {
  const record = typeof stored === 'object' && stored !== null ? stored : {};
  const at = (key: keyof StaticSettings): unknown => Reflect.get(record, key);
  const previewTheme = at('previewTheme');
  const codeTheme = at('codeTheme');
  const theme = at('theme');
  const pageHeaderList = at('pageHeaderList');
  return {
    previewTheme: typeof previewTheme === 'string' ? previewTheme : 'default',
    codeTheme: typeof codeTheme === 'string' ? codeTheme : 'atom',
    ...(isTheme(theme) && { theme }),
    pageHeaderList: Array.isArray(pageHeaderList) ? pageHeaderList : [],
    messageTypeIsCard: at('messageTypeIsCard') === true,
  };
}
