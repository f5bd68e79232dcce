import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { themeHeadScript } from '#src/headScript.ts';
import { createStorage } from '#src/services/storage.ts';
import { wireTheme } from '#src/wiring/theme.ts';

/** A browser as far as the theme needs one. */
function browser(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const local: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
  const dataset: { theme?: string } = {};
  const window = new EventTarget();
  vi.stubGlobal('document', { documentElement: { dataset, style: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('window', window);
  return { items, dataset, window, storage: createStorage(() => local) };
}

async function started(storage: ReturnType<typeof createStorage>) {
  const actor = createActor(wireTheme({ storage }));
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches('restoring'));
  return actor;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('saves a switch in all three places and keeps the other settings', async () => {
  const { items, dataset, storage } = browser({ staticState: '{"previewTheme":"github"}' });
  const actor = await started(storage);
  actor.send({ type: 'theme.toggled', origin: { x: 1, y: 1 } });
  expect(dataset).toEqual({ theme: 'dark' });
  expect(Object.fromEntries(items)).toEqual({
    useDarkKEY: '"dark"',
    staticState:
      '{"previewTheme":"github","codeTheme":"atom","pageHeaderList":[],"messageTypeIsCard":false,"theme":"dark"}',
    bWFpblRoZW1l: 'JTIyZGFyayUyMg==',
  });
});

it.each<Record<string, string>>([
  {},
  { useDarkKEY: '"dark"' },
  { staticState: '{"theme":"dark"}' },
  { bWFpblRoZW1l: 'JTIyZGFyayUyMg==' },
  { useDarkKEY: '"light"', staticState: '{"theme":"dark"}' },
  { useDarkKEY: '"auto"', staticState: '[]' },
])('restores what the lines in the head have shown: %j', async (stored) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { dataset, storage } = browser(stored);
  new Function(themeHeadScript)();
  const atFirstPaint = dataset.theme;
  const actor = await started(storage);
  expect(actor.getSnapshot().value).toBe(atFirstPaint);
});

it('follows another tab and writes nothing itself', async () => {
  const { items, dataset, window, storage } = browser();
  const actor = await started(storage);
  items.set('useDarkKEY', '"dark"');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'useDarkKEY' }));
  expect(actor.getSnapshot().value).toBe('dark');
  expect(dataset).toEqual({ theme: 'dark' });
  expect([...items.keys()]).toEqual(['useDarkKEY']);
});
