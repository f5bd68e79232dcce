import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchScroll } from '#src/services/scroll.ts';

let window: EventTarget & { scrollY: number };

beforeEach(() => {
  vi.useFakeTimers();
  window = Object.assign(new EventTarget(), { scrollY: 0 });
  vi.stubGlobal('window', window);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scrollTo(top: number): void {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

it('reports at once, then once an interval and the last offset always', () => {
  const tops: number[] = [];
  window.scrollY = 300;
  watchScroll((top) => tops.push(top), 5);
  scrollTo(310);
  scrollTo(320);
  vi.advanceTimersByTime(4);
  expect(tops).toEqual([300]);
  vi.advanceTimersByTime(1);
  expect(tops).toEqual([300, 320]);
  vi.advanceTimersByTime(100);
  expect(tops).toEqual([300, 320]);
});

it('takes the rubber band above the page for its top', () => {
  const tops: number[] = [];
  window.scrollY = -40;
  watchScroll((top) => tops.push(top), 5);
  expect(tops).toEqual([0]);
});

it('reports nothing after the cleanup', () => {
  const tops: number[] = [];
  const stop = watchScroll((top) => tops.push(top), 5);
  scrollTo(10);
  stop();
  scrollTo(20);
  vi.advanceTimersByTime(10);
  expect(tops).toEqual([0]);
});
