import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '#src/services/storage.ts';

/** The browser's storage, without the browser. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    clear: () => kept.clear(),
  };
}

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockImplementation(() => {});
});
afterEach(() => {
  warn.mockClear();
});

describe('encoded keys', () => {
  test('keys and values rest as base64 of URI-encoded text, values as JSON', () => {
    const local = memory();
    createStorage(() => local).set('blogSearchHistory', ['山', '水']);
    expect([local.key(0), local.getItem(btoa('blogSearchHistory'))]).toEqual([
      'YmxvZ1NlYXJjaEhpc3Rvcnk=',
      'JTVCJTIyJUU1JUIxJUIxJTIyJTJDJTIyJUU2JUIwJUI0JTIyJTVE',
    ]);
  });

  test.each([['text'], [0], [false], [null], [{ a: ['山'] }]])('%j is read back', (value) => {
    const storage = createStorage(memory);
    const local = memory();
    const shared = createStorage(() => local);
    shared.set('键', value);
    expect([shared.get('键'), storage.get('键')]).toEqual([value, '']);
  });

  test('an empty key is ignored', () => {
    const local = memory();
    const storage = createStorage(() => local);
    storage.set('', 1);
    storage.remove('');
    expect([storage.get(''), local.length]).toEqual(['', 0]);
  });

  test('a removed value is missing', () => {
    const local = memory();
    const storage = createStorage(() => local);
    storage.set('mainTheme', 'dark');
    storage.remove('mainTheme');
    expect(storage.get('mainTheme')).toBe('');
  });

  test.each(['not base64 !', btoa('%E4%A'), btoa('no JSON')])(
    'the foreign text %s reads as missing and is logged',
    (text) => {
      const local = memory();
      local.setItem(btoa('key'), text);
      expect(createStorage(() => local).get('key')).toBe('');
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );
});

describe('plain keys', () => {
  test('values rest as JSON under the key itself', () => {
    const local = memory();
    const storage = createStorage(() => local);
    storage.writeJson('useDarkKEY', 'dark');
    expect([local.getItem('useDarkKEY'), storage.readJson('useDarkKEY')]).toEqual([
      '"dark"',
      'dark',
    ]);
  });

  test('a missing value and broken text read as null', () => {
    const local = memory();
    local.setItem('blog-music-player', '{"version":1');
    const storage = createStorage(() => local);
    expect([storage.readJson('blog-music-player'), storage.readJson('userState')]).toEqual([
      null,
      null,
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

test('a storage that is switched off is logged, and reads as empty', () => {
  const storage = createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.set('key', 1);
  storage.writeJson('key', 1);
  storage.remove('key');
  expect([storage.get('key'), storage.readJson('key')]).toEqual(['', null]);
  expect(warn).toHaveBeenCalledTimes(5);
});

test('a full storage is logged and stops nothing', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  createStorage(() => full).writeJson('key', 1);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a value that cannot be JSON is logged and not kept', () => {
  const local = memory();
  createStorage(() => local).set('key', 1n);
  expect([local.length, warn.mock.calls.length]).toEqual([0, 1]);
});
