import { describe, expect, test } from 'vitest';
import type { AudioCommand, AudioReport } from '#src/domain/audioMessages.ts';
import { audioEffect, type SoundElement } from '#src/services/audio.ts';

/** An audio element that does nothing by itself. */
class FakeAudio extends EventTarget implements SoundElement {
  src = '';
  volume = 1;
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  seeking = false;
  readyState = 0;
  error: { code: number } | null = null;
  refusal: Error | null = null;
  calls: string[] = [];
  listeners = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...args);
  }
  async play(): Promise<void> {
    this.calls.push('play');
    if (this.refusal) throw this.refusal;
    this.paused = false;
  }
  pause(): void {
    this.calls.push('pause');
    this.paused = true;
  }
  load(): void {
    this.calls.push('load');
  }
  removeAttribute(name: 'src'): void {
    this.calls.push(`remove ${name}`);
    this.src = '';
  }
  /** Takes on a condition and fires the event that goes with it. */
  fire(name: string, condition: Partial<FakeAudio> = {}): void {
    Object.assign(this, condition);
    this.dispatchEvent(new Event(name));
  }
}

function start(isOnline = true) {
  const made: FakeAudio[] = [];
  const reports: AudioReport[] = [];
  let command: (command: AudioCommand) => void = () => {};
  const effect = audioEffect({
    createAudio: () => {
      const audio = new FakeAudio();
      made.push(audio);
      return audio;
    },
    isOnline: () => isOnline,
  });
  const close = effect({
    sendBack: (report) => reports.push(report),
    receive: (listener) => {
      command = listener;
    },
  });
  const load = (loadNumber = 1, startAt = 0): FakeAudio => {
    command({ type: 'audio.load', url: `/${loadNumber}.mp3`, loadNumber, startAt, volume: 0.5 });
    const [audio] = made;
    if (!audio) throw new Error('no element was made');
    return audio;
  };
  return { made, reports, close, load, command: (given: AudioCommand) => command(given) };
}

const answered = () => new Promise((resolve) => setImmediate(resolve));

describe('the element', () => {
  test('is made at the first load and never again', () => {
    const { made, load, command } = start();
    command({ type: 'audio.volume', volume: 0.3 });
    command({ type: 'audio.stop' });
    expect(made.length).toBe(0);
    for (let number = 1; number <= 1000; number += 1) load(number);
    const audio = load(1001);
    expect([made.length, audio.listeners, audio.src, audio.volume]).toEqual([
      1,
      9,
      '/1001.mp3',
      0.5,
    ]);
  });

  test('plays, pauses, seeks and takes the volume as it is told', () => {
    const { load, command } = start();
    const audio = load();
    audio.fire('loadedmetadata', { readyState: 1, duration: 60 });
    command({ type: 'audio.pause' });
    command({ type: 'audio.play' });
    command({ type: 'audio.seek', time: 12.5 });
    command({ type: 'audio.volume', volume: 0 });
    expect([audio.calls, audio.currentTime, audio.volume]).toEqual([
      ['play', 'pause', 'play'],
      12.5,
      0,
    ]);
  });

  test('starts at the wanted second once the length is known', () => {
    const { load } = start();
    const audio = load(1, 33.5);
    expect(audio.currentTime).toBe(0);
    audio.fire('loadedmetadata', { readyState: 1, duration: 60 });
    expect(audio.currentTime).toBe(33.5);
  });

  test('a seek before the length is known waits for it, the last one wins', () => {
    const { load, command } = start();
    const audio = load(1, 5);
    command({ type: 'audio.seek', time: 20 });
    expect(audio.currentTime).toBe(0);
    audio.fire('loadedmetadata', { readyState: 1, duration: 60 });
    expect(audio.currentTime).toBe(20);
  });

  test('stopped, it lets the sound go and says nothing more', () => {
    const { load, command, reports } = start();
    const audio = load();
    command({ type: 'audio.stop' });
    expect([audio.calls, audio.src]).toEqual([['play', 'pause', 'remove src', 'load'], '']);
    audio.fire('timeupdate', { currentTime: 3 });
    audio.fire('pause');
    command({ type: 'audio.play' });
    expect([reports, audio.calls.length]).toEqual([[], 4]);
  });

  test('closed, it is silent and listens to nothing', () => {
    const { load, close, reports } = start();
    const audio = load();
    close();
    audio.fire('playing', { paused: false });
    expect([audio.calls, reports]).toEqual([['play', 'pause', 'remove src', 'load'], []]);
  });

  test('closed before anything was played, there is nothing to clean', () => {
    const { close, made } = start();
    close();
    expect(made).toEqual([]);
  });
});

describe('reports', () => {
  test.each([
    ['playing', { paused: false }, { type: 'audio.playing', loadNumber: 7 }],
    ['pause', { paused: true }, { type: 'audio.paused', loadNumber: 7 }],
    ['waiting', { paused: false, readyState: 2 }, { type: 'audio.waiting', loadNumber: 7 }],
    ['ended', { ended: true }, { type: 'audio.ended', loadNumber: 7 }],
    ['seeked', { seeking: false }, { type: 'audio.seeked', loadNumber: 7 }],
    ['timeupdate', { currentTime: 3.25 }, { type: 'audio.time', loadNumber: 7, time: 3.25 }],
    [
      'durationchange',
      { duration: 61.5 },
      { type: 'audio.duration', loadNumber: 7, duration: 61.5 },
    ],
    [
      'error',
      { error: { code: 4 } },
      { type: 'audio.failed', loadNumber: 7, mediaErrorCode: 4, online: true },
    ],
  ])('%s is told with the load it belongs to', (name, condition, report) => {
    const { load, reports } = start();
    load(7).fire(name, condition);
    expect(reports).toEqual([report]);
  });

  test.each([
    ['playing', { paused: true }],
    ['pause', { paused: false }],
    ['pause', { paused: true, ended: true }],
    ['waiting', { paused: true, readyState: 2 }],
    ['waiting', { paused: false, readyState: 4 }],
    ['ended', { ended: false }],
    ['seeked', { seeking: true }],
    ['durationchange', { duration: Number.NaN }],
    ['durationchange', { duration: Number.POSITIVE_INFINITY }],
    ['error', { error: null }],
    ['error', { error: { code: 1 } }],
  ])('%s with %j is late or means nothing', (name, condition) => {
    const { load, reports } = start();
    load().fire(name, condition);
    expect(reports).toEqual([]);
  });

  test('an error says whether there is a network', () => {
    const { load, reports } = start(false);
    load().fire('error', { error: { code: 2 } });
    expect(reports).toEqual([
      { type: 'audio.failed', loadNumber: 1, mediaErrorCode: 2, online: false },
    ]);
  });

  test('sound that flows again without saying so is told as playing', () => {
    const { load, reports } = start();
    const audio = load();
    audio.fire('waiting', { paused: false, readyState: 2, currentTime: 5 });
    audio.fire('timeupdate', { currentTime: 5, readyState: 4 });
    audio.fire('timeupdate', { currentTime: 5.25 });
    audio.fire('timeupdate', { currentTime: 5.5 });
    expect(reports.map(({ type }) => type)).toEqual([
      'audio.waiting',
      'audio.time',
      'audio.time',
      'audio.playing',
      'audio.time',
    ]);
  });
});

describe('a refused play', () => {
  test('for want of a press is told', async () => {
    const { load, command, reports } = start();
    const audio = load();
    audio.refusal = new DOMException('press first', 'NotAllowedError');
    command({ type: 'audio.play' });
    await answered();
    expect(reports).toEqual([{ type: 'audio.blocked', loadNumber: 1 }]);
  });

  test.each(['AbortError', 'NotSupportedError'])('%s is not told', async (name) => {
    const { load, command, reports } = start();
    const audio = load();
    audio.refusal = new DOMException('no', name);
    command({ type: 'audio.play' });
    await answered();
    expect(reports).toEqual([]);
  });

  test('of an older load is not told', async () => {
    const { load, command, reports } = start();
    const audio = load();
    audio.refusal = new DOMException('press first', 'NotAllowedError');
    command({ type: 'audio.play' });
    audio.refusal = null;
    load(2);
    await answered();
    expect(reports).toEqual([]);
  });
});
