import { describe, expect, test } from 'vitest';
import { openOtherTabs, type TabChannel } from '#src/services/otherTabs.ts';

type React = Parameters<TabChannel['addEventListener']>[1];

/** Tabs of one browser. What is said arrives, everywhere else, when it is delivered. */
function browser() {
  let clock = 1000;
  const members = new Map<TabChannel, React[]>();
  let letters: { from: TabChannel; message: unknown }[] = [];

  const openChannel = (): TabChannel => {
    const reacts: React[] = [];
    const channel: TabChannel = {
      postMessage: (message) => letters.push({ from: channel, message: structuredClone(message) }),
      addEventListener: (_, react) => reacts.push(react),
      close: () => members.delete(channel),
    };
    members.set(channel, reacts);
    return channel;
  };
  const open = (tab: string) => {
    const paused: number[] = [];
    const tabs = openOtherTabs({ openChannel, now: () => clock, tab }, () => paused.push(clock));
    return { ...tabs, pauses: () => paused.length };
  };
  return {
    open,
    pass: (ms: number) => {
      clock += ms;
    },
    said: () => letters.map(({ message }) => message),
    deliver: () => {
      const sent = letters;
      letters = [];
      for (const { from, message } of sent) {
        for (const [channel, reacts] of members) {
          if (channel !== from) for (const react of reacts) react({ data: message });
        }
      }
    },
    inject: (data: unknown) => {
      for (const reacts of members.values()) for (const react of reacts) react({ data });
    },
  };
}

describe('a tab that is heard', () => {
  test('says so once, with the time of the press', () => {
    const world = browser();
    const tab = world.open('a');
    tab.follow('awaited');
    world.pass(300);
    tab.follow('heard');
    tab.follow('awaited');
    tab.follow('heard');
    expect(world.said()).toEqual([{ type: 'playback.started', at: 1000, tab: 'a' }]);
  });

  test('says it again after a silence', () => {
    const world = browser();
    const tab = world.open('a');
    tab.follow('heard');
    tab.follow('silent');
    world.pass(50);
    tab.follow('heard');
    expect(world.said()).toEqual([
      { type: 'playback.started', at: 1000, tab: 'a' },
      { type: 'playback.started', at: 1050, tab: 'a' },
    ]);
  });

  test('silences one that was heard before', () => {
    const world = browser();
    const [first, second] = [world.open('a'), world.open('b')];
    first.follow('heard');
    world.deliver();
    world.pass(10);
    second.follow('heard');
    world.deliver();
    expect([first.pauses(), second.pauses()]).toEqual([1, 0]);
  });
});

test('a press that came to nothing silences nobody', () => {
  const world = browser();
  const [first, second] = [world.open('a'), world.open('b')];
  first.follow('heard');
  world.pass(10);
  second.follow('awaited');
  second.follow('silent');
  world.deliver();
  expect([first.pauses(), second.pauses()]).toEqual([0, 0]);
});

describe('of two pressed at nearly the same time the last one goes on', () => {
  test('when both were heard before either message came', () => {
    const world = browser();
    const [first, second] = [world.open('z'), world.open('b')];
    first.follow('heard');
    world.pass(1);
    second.follow('heard');
    world.deliver();
    expect([first.pauses(), second.pauses()]).toEqual([1, 0]);
  });

  test('when it is heard later', () => {
    const world = browser();
    const [first, second] = [world.open('a'), world.open('b')];
    first.follow('awaited');
    world.pass(1);
    second.follow('awaited');
    first.follow('heard');
    world.deliver();
    second.follow('heard');
    world.deliver();
    expect([first.pauses(), second.pauses()]).toEqual([1, 0]);
  });

  test('when it is heard first', () => {
    const world = browser();
    const [first, second] = [world.open('a'), world.open('b')];
    first.follow('awaited');
    world.pass(1);
    second.follow('heard');
    world.deliver();
    expect([first.pauses(), second.pauses()]).toEqual([1, 0]);
  });

  test('and exactly one when nobody can tell', () => {
    const world = browser();
    const [first, second] = [world.open('a'), world.open('b')];
    first.follow('heard');
    second.follow('heard');
    world.deliver();
    expect([first.pauses(), second.pauses()]).toEqual([1, 0]);
  });
});

test('a silent tab is not spoken to', () => {
  const world = browser();
  const [first, second] = [world.open('a'), world.open('b')];
  first.follow('silent');
  world.pass(1);
  second.follow('heard');
  world.deliver();
  expect(first.pauses()).toBe(0);
});

test.each([
  null,
  'playback.started',
  7,
  {},
  { type: 'playback.started' },
  { type: 'playback.started', at: '9999', tab: 'x' },
  { type: 'playback.started', at: Number.NaN, tab: 'x' },
  { type: 'playback.started', at: 9999 },
  { type: 'play.requested', at: 9999, tab: 'x' },
])('%j is no message', (junk) => {
  const world = browser();
  const tab = world.open('a');
  tab.follow('heard');
  world.inject(junk);
  expect(tab.pauses()).toBe(0);
  world.inject({ type: 'playback.started', at: 9999, tab: 'x' });
  expect(tab.pauses()).toBe(1);
});

test('a closed tab hears nothing', () => {
  const world = browser();
  const [first, second] = [world.open('a'), world.open('b')];
  first.follow('heard');
  first.close();
  world.pass(1);
  second.follow('heard');
  world.deliver();
  expect(first.pauses()).toBe(0);
});

test('without channels there is nothing to do', () => {
  const tabs = openOtherTabs({ openChannel: undefined, now: () => 0, tab: 'a' }, () => {
    throw new Error('nobody can have spoken');
  });
  tabs.follow('heard');
  tabs.close();
});
