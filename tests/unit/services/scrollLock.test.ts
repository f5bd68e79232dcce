import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from '#src/services/scrollLock.ts';

const style = { overflow: '', paddingInlineEnd: '', scrollbarGutter: '' };
const free = { overflow: '', paddingInlineEnd: '', scrollbarGutter: '' };

beforeEach(() => {
  Object.assign(style, free);
  vi.stubGlobal('window', { innerWidth: 1440 });
  vi.stubGlobal('document', { documentElement: { clientWidth: 1425, style } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('holds the page until the last holder lets go', () => {
  const releaseFirst = lockScroll();
  expect(style).toEqual({
    overflow: 'hidden',
    paddingInlineEnd: '15px',
    scrollbarGutter: 'auto',
  });
  const releaseSecond = lockScroll();
  releaseFirst();
  expect(style.overflow).toBe('hidden');
  releaseSecond();
  expect(style).toEqual(free);
});

it('counts a holder that lets go twice once', () => {
  const releaseFirst = lockScroll();
  const releaseSecond = lockScroll();
  releaseFirst();
  releaseFirst();
  expect(style.overflow).toBe('hidden');
  releaseSecond();
  expect(style).toEqual(free);
});
