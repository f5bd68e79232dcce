import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeyRequest } from '#src/domain/arrowKeys.ts';
import { listenToPlayerKeys } from '#src/services/playerKeys.ts';

/** An element that fits some of the simple selectors. */
class FakeElement {
  constructor(
    readonly fits: string[],
    readonly isInDialog = true,
  ) {}

  matches(selector: string): boolean {
    return selector.split(/, ?/).some((part) => this.fits.includes(part));
  }
}

let body: FakeElement;
let page: EventTarget;
let asked: KeyRequest[];
let stop: () => void;

beforeEach(() => {
  body = new FakeElement(['body'], false);
  page = Object.assign(new EventTarget(), { body });
  asked = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  const contains = (node: unknown) => node instanceof FakeElement && node.isInDialog;
  stop = listenToPlayerKeys({ contains }, (request) => asked.push(request));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** An event that comes to the element; says whether somebody took it. */
function send(type: string, target: FakeElement, facts: object = {}): boolean {
  const event = new Event(type, { cancelable: true });
  Object.defineProperties(event, {
    target: { value: target },
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value }])),
  });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}
const press = (key: string, target: FakeElement, facts: object = {}) =>
  send('keydown', target, { key, ...facts });

const stage = () => new FakeElement(['[tabindex="-1"]']);
const clicked = () => new FakeElement(['button']);
const reached = () => new FakeElement(['button', ':focus-visible']);

describe('the player takes', () => {
  test('Space and arrows where nothing in particular has the focus', () => {
    const taken = [' ', 'ArrowLeft', 'ArrowUp', 'Enter'].map((key) => press(key, stage()));
    expect([taken, asked]).toEqual([
      [true, true, true, false],
      ['toggle', { seekBy: -5 }, { volumeBy: 0.05 }],
    ]);
  });

  test('keys that go to the body because the focused element has left', () => {
    expect([press(' ', body), asked]).toEqual([true, ['toggle']]);
  });

  test('Space on a button that was clicked, and the click that would follow', () => {
    const button = clicked();
    send('focusin', button);
    expect([press(' ', button), send('keyup', button, { key: ' ' }), asked]).toEqual([
      true,
      true,
      ['toggle'],
    ]);
  });

  test('Space on a button reached by keyboard and clicked afterwards', () => {
    const button = reached();
    send('focusin', button);
    send('pointerdown', button);
    expect([press(' ', button), asked]).toEqual([true, ['toggle']]);
  });

  test('a held Space once', () => {
    const held = { repeat: true };
    expect([press(' ', stage()), press(' ', stage(), held), asked]).toEqual([
      true,
      true,
      ['toggle'],
    ]);
  });

  test('held arrows again and again', () => {
    press('ArrowRight', stage());
    press('ArrowRight', stage(), { repeat: true });
    expect(asked).toEqual([{ seekBy: 5 }, { seekBy: 5 }]);
  });
});

describe('the player leaves', () => {
  test('Space to a button reached by keyboard, and takes its arrows', () => {
    const button = reached();
    send('focusin', button);
    expect([
      press(' ', button),
      send('keyup', button, { key: ' ' }),
      press('ArrowLeft', button),
      asked,
    ]).toEqual([false, false, true, [{ seekBy: -5 }]]);
  });

  test('all keys to a scroller reached by keyboard, none to one that was clicked', () => {
    const scroller = new FakeElement(['[tabindex="0"]', ':focus-visible']);
    send('focusin', scroller);
    expect([press(' ', scroller), press('ArrowDown', scroller)]).toEqual([false, false]);
    send('pointerdown', scroller);
    expect([press(' ', scroller), press('ArrowDown', scroller)]).toEqual([true, true]);
  });

  test('all keys to a text field', () => {
    const field = new FakeElement(['textarea']);
    expect([press(' ', field), press('ArrowLeft', field), asked]).toEqual([false, false, []]);
  });

  test('arrows to a slider, but no Space', () => {
    const slider = new FakeElement(['input', ':focus-visible']);
    send('focusin', slider);
    expect([press('ArrowUp', slider), press(' ', slider)]).toEqual([false, true]);
  });

  test('arrows to what lies in a popover', () => {
    const row = new FakeElement(['button', '[popover] *']);
    expect([press('ArrowUp', row), press(' ', row)]).toEqual([false, true]);
  });

  test('keys that belong to something outside the dialog', () => {
    const outside = new FakeElement(['button'], false);
    expect([press(' ', outside), press('ArrowUp', outside), asked]).toEqual([false, false, []]);
  });

  test('a keyup that no Space of its own went before', () => {
    expect(send('keyup', clicked(), { key: ' ' })).toBe(false);
  });
});

test('after the cleanup all keys are left', () => {
  stop();
  expect([press(' ', stage()), press('ArrowUp', stage()), asked]).toEqual([false, false, []]);
});
