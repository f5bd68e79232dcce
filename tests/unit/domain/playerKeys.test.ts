import { describe, expect, it } from 'vitest';
import { arrowRequest, type KeyPress } from '#src/domain/arrowKeys.ts';
import { type KeyHolder, keyRequest } from '#src/domain/playerKeys.ts';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...change,
});
const holder = (change: Partial<KeyHolder> = {}): KeyHolder => ({
  isTyping: false,
  ownsSpace: false,
  ownsArrows: false,
  ...change,
});

describe('a key', () => {
  it.each([
    [' ', 'toggle'],
    ['ArrowLeft', { seekBy: -5 }],
    ['ArrowRight', { seekBy: 5 }],
    ['ArrowUp', { volumeBy: 0.05 }],
    ['ArrowDown', { volumeBy: -0.05 }],
    ['Enter', undefined],
    ['n', undefined],
    ['PageDown', undefined],
    ['constructor', undefined],
  ])('%j asks for %j', (key, request) => {
    expect(keyRequest(press(key), holder())).toEqual(request);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing'] as const)(
    'asks for nothing with %s',
    (fact) => {
      const asked = [' ', 'ArrowLeft', 'ArrowUp'].map((key) =>
        keyRequest(press(key, { [fact]: true }), holder()),
      );
      expect(asked).toEqual([undefined, undefined, undefined]);
    },
  );

  it('belongs to the text that is typed', () => {
    const typing = holder({ isTyping: true });
    expect([keyRequest(press(' '), typing), keyRequest(press('ArrowLeft'), typing)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('Space belongs to a control that it presses, the arrows still to the player', () => {
    const button = holder({ ownsSpace: true });
    expect([keyRequest(press(' '), button), keyRequest(press('ArrowLeft'), button)]).toEqual([
      undefined,
      { seekBy: -5 },
    ]);
  });

  it('an arrow belongs to a slider, Space still to the player', () => {
    const slider = holder({ ownsArrows: true });
    expect([keyRequest(press('ArrowUp'), slider), keyRequest(press(' '), slider)]).toEqual([
      undefined,
      'toggle',
    ]);
  });
});

it('only arrows are arrows', () => {
  expect([arrowRequest(press('ArrowUp')), arrowRequest(press(' '))]).toEqual([
    { volumeBy: 0.05 },
    undefined,
  ]);
});
