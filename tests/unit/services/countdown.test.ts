import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCountdown } from '#src/services/countdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(seconds: number) {
  const reports: number[] = [];
  let comeBack = () => {};
  let isWatched = true;
  const stop = startCountdown(
    {
      now: () => Date.now(),
      watchReturn: (look) => {
        comeBack = look;
        return () => {
          isWatched = false;
        };
      },
    },
    seconds,
    (left) => reports.push(left),
  );
  return { reports, stop, comeBack: () => comeBack(), isWatched: () => isWatched };
}

test('the seconds left are told at once and every second, 0 as the last', () => {
  const { reports } = start(3);
  expect(reports).toEqual([3]);
  vi.advanceTimersByTime(999);
  expect(reports).toEqual([3]);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual([3, 2]);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a late timer catches up with the wall clock', () => {
  const { reports } = start(900);
  vi.setSystemTime(2_400);
  vi.advanceTimersToNextTimer();
  expect(reports).toEqual([900, 897]);
  vi.advanceTimersByTime(600);
  expect(reports).toEqual([900, 897, 896]);
});

test('who slept past the end is there at once', () => {
  const { reports, comeBack } = start(900);
  vi.setSystemTime(3_600_000);
  comeBack();
  comeBack();
  expect(reports).toEqual([900, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('coming back in time tells only what has changed', () => {
  const { reports, comeBack } = start(900);
  comeBack();
  vi.setSystemTime(5_000);
  comeBack();
  expect(reports).toEqual([900, 895]);
  expect(vi.getTimerCount()).toBe(1);
});

test('a countdown that is stopped says nothing more', () => {
  const { reports, stop, isWatched } = start(3);
  stop();
  vi.advanceTimersByTime(10_000);
  expect([reports, isWatched()]).toEqual([[3], false]);
});
