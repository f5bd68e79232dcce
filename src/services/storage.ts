/**
 * What the site keeps in the browser. A failure (storage switched off, full, broken text) is
 * logged and nothing more: reads then answer as if nothing had been stored.
 */
export interface BrowserStorage {
  /**
   * A value written by `set`, an empty string where there is none or the key is empty. Keys and
   * values rest as base64 of URI-encoded text, values as JSON (specification, section 5).
   */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
  /** A value kept as JSON under the plain key; null where there is none. */
  readJson(key: string): unknown;
  writeJson(key: string, value: unknown): void;
}

/** @param local `() => window.localStorage`: asked for at each use, for even that may throw. */
export function createStorage(local: () => Storage): BrowserStorage {
  return {
    get: (key) =>
      key === '' ? '' : logged('', () => parsed(decode(local().getItem(encode(key)) ?? ''), '')),
    set: (key, value) => {
      if (key === '') return;
      logged(undefined, () => local().setItem(encode(key), encode(JSON.stringify(value) ?? '')));
    },
    remove: (key) => {
      if (key === '') return;
      logged(undefined, () => local().removeItem(encode(key)));
    },
    readJson: (key) => logged(null, () => parsed(local().getItem(key) ?? '', null)),
    writeJson: (key, value) =>
      logged(undefined, () => local().setItem(key, JSON.stringify(value) ?? 'null')),
  };
}

function parsed(text: string, missing: unknown): unknown {
  return text === '' ? missing : JSON.parse(text);
}

function encode(text: string): string {
  return btoa(encodeURIComponent(text));
}

function decode(text: string): string {
  return decodeURIComponent(atob(text));
}

function logged<Result>(fallback: Result, use: () => Result): Result {
  try {
    return use();
  } catch (error) {
    console.warn('browser storage:', error);
    return fallback;
  }
}
