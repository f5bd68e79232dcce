import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOnline, watchOffline } from '#src/services/network.ts';

let lost: number;
const report = () => {
  lost += 1;
};

beforeEach(() => {
  lost = 0;
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [true, true],
  [false, false],
  [undefined, true],
])('navigator.onLine %s is read as %s', (onLine, expected) => {
  vi.stubGlobal('navigator', { onLine });
  expect(isOnline()).toBe(expected);
});

test('a network that is away is told at once', () => {
  vi.stubGlobal('navigator', { onLine: false });
  watchOffline(report);
  expect(lost).toBe(1);
});

test('a network that goes is told when it does, until the cleanup', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const stop = watchOffline(report);
  expect(lost).toBe(0);
  window.dispatchEvent(new Event('offline'));
  expect(lost).toBe(1);
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(lost).toBe(1);
});
