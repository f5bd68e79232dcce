import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseSong,
  EMPTY_HISTORY,
  indexAfterRemoval,
  type OrderRequest,
  type PlayHistory,
  remember,
} from '#src/domain/playOrder.ts';

const request: OrderRequest = {
  ids: [11, 12, 13, 14],
  currentId: 12,
  model: 'LISTLOOP',
  direction: 'next',
  history: { ids: [12], position: 0 },
  tried: [],
  random: 0,
};

const indexOf = (change: Partial<OrderRequest>) =>
  chooseSong({ ...request, ...change })?.index ?? null;

describe('LISTLOOP', () => {
  test.each([
    ['next goes forward', {}, 2],
    ['previous goes backward', { direction: 'previous' }, 0],
    ['next after the last wraps to the first', { currentId: 14 }, 0],
    ['previous before the first wraps to the last', { currentId: 11, direction: 'previous' }, 3],
    ['with no current song next begins at 0', { currentId: null }, 0],
    ['with no current song previous begins at 0', { currentId: null, direction: 'previous' }, 0],
    ['a song of another list counts as none', { currentId: 99 }, 0],
    ['a song tried in this run is passed over', { tried: [12, 13] }, 3],
    ['backward too', { tried: [12, 11], direction: 'previous' }, 3],
    ['with all tried there is none', { tried: [11, 12, 13, 14] }, null],
    [
      'with no current song and the first tried, another is taken',
      { currentId: null, tried: [11] },
      1,
    ],
    ['an only song comes again', { ids: [12] }, 0],
    ['an empty list has none', { ids: [] }, null],
  ] satisfies [string, Partial<OrderRequest>, number | null][])('%s', (_, change, index) => {
    expect(indexOf(change)).toBe(index);
  });
});

describe('SINGLECYCLE', () => {
  test.each([
    ['next stays', {}, 1],
    ['previous stays', { direction: 'previous' }, 1],
    ['with no current song it begins at 0', { currentId: null }, 0],
    ['a tried song leaves none', { tried: [12] }, null],
  ] satisfies [string, Partial<OrderRequest>, number | null][])('%s', (_, change, index) => {
    expect(indexOf({ model: 'SINGLECYCLE', ...change })).toBe(index);
  });
});

describe('RANDOM', () => {
  test.each([
    [0, 0],
    [0.34, 2],
    [0.99, 3],
  ])('a draw of %d picks index %d, never the current', (random, index) => {
    expect(indexOf({ model: 'RANDOM', random })).toBe(index);
  });

  test.each([
    ['an only song comes again', { ids: [12] }, 0],
    ['with all others tried there is none', { tried: [11, 13, 14] }, null],
    ['with no current song it begins at 0', { currentId: null, random: 0.9 }, 0],
  ] satisfies [string, Partial<OrderRequest>, number | null][])('%s', (_, change, index) => {
    expect(indexOf({ model: 'RANDOM', ...change })).toBe(index);
  });

  const history: PlayHistory = { ids: [14, 11, 12, 13], position: 2 };

  test('previous goes back through what was heard', () => {
    expect(chooseSong({ ...request, model: 'RANDOM', direction: 'previous', history })).toEqual({
      index: 0,
      history: { ids: [14, 11, 12, 13], position: 1 },
    });
  });

  test('next after previous goes forward again', () => {
    expect(chooseSong({ ...request, model: 'RANDOM', history, random: 0.5 })).toEqual({
      index: 2,
      history: { ids: [14, 11, 12, 13], position: 3 },
    });
  });

  test('what the list no longer holds, or was tried, is passed over on the way back', () => {
    const choice = chooseSong({
      ...request,
      model: 'RANDOM',
      direction: 'previous',
      history: { ids: [14, 99, 11, 12], position: 3 },
      tried: [11],
    });
    expect(choice).toEqual({ index: 3, history: { ids: [14, 99, 11, 12], position: 0 } });
  });

  test('with nothing heard before, previous picks at random', () => {
    expect(
      chooseSong({ ...request, model: 'RANDOM', direction: 'previous', random: 0.99 }),
    ).toEqual({ index: 3, history: { ids: [12, 14], position: 1 } });
  });
});

describe('history', () => {
  test('a new song forgets what could be gone forward to', () => {
    expect(remember({ ids: [1, 2, 3], position: 0 }, 9)).toEqual({ ids: [1, 9], position: 1 });
  });

  test('the song of now is not written twice', () => {
    expect(remember({ ids: [1, 2], position: 0 }, 1)).toEqual({ ids: [1, 2], position: 0 });
  });

  test('the first song begins it', () => {
    expect(remember(EMPTY_HISTORY, 7)).toEqual({ ids: [7], position: 0 });
  });

  test('holds 200 songs and forgets the oldest', () => {
    const full = Array.from({ length: 201 }, (_, id) => id).reduce(remember, EMPTY_HISTORY);
    expect([full.ids.length, full.ids[0], full.position]).toEqual([200, 1, 199]);
  });
});

test.each([
  [0, 3, 0],
  [1, 3, 1],
  [3, 3, 2],
  [0, 0, -1],
])('after the removal of index %d, of %d left, index %d plays', (removed, left, index) => {
  expect(indexAfterRemoval(removed, left)).toBe(index);
});

describe('for every list', () => {
  const anyRequest = fc
    .record({
      ids: fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 12 }),
      current: fc.nat(11),
      model: fc.constantFrom('RANDOM' as const, 'LISTLOOP' as const, 'SINGLECYCLE' as const),
      direction: fc.constantFrom('next' as const, 'previous' as const),
      heard: fc.array(fc.nat(30), { maxLength: 10 }),
      tried: fc.uniqueArray(fc.nat(30), { maxLength: 12 }),
      random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    })
    .map(({ current, heard, ...rest }): OrderRequest => {
      const currentId = rest.ids[current % rest.ids.length] ?? null;
      const history = [...heard, currentId ?? 0].reduce(remember, EMPTY_HISTORY);
      return { ...rest, currentId, history };
    });

  test('a choice stands in the list, was not tried, and is what the history points at', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const choice = chooseSong(any);
        if (choice === null) {
          const others = any.ids.filter((id) => id !== any.currentId);
          expect(any.model === 'SINGLECYCLE' || others.every((id) => any.tried.includes(id))).toBe(
            true,
          );
          return;
        }
        const id = any.ids[choice.index];
        expect(any.ids).toContain(id);
        expect(any.tried).not.toContain(id);
        expect(choice.history.ids[choice.history.position]).toBe(id);
      }),
    );
  });

  test('RANDOM never repeats the current song while there is another', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const choice = chooseSong({ ...any, model: 'RANDOM', tried: [] });
        const id = any.ids[choice?.index ?? -1];
        expect(any.ids.length === 1 || id !== any.currentId).toBe(true);
      }),
    );
  });

  test('LISTLOOP comes round: as many presses as songs lead back', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const end = any.ids.reduce<OrderRequest>(
          (now) => {
            const choice = chooseSong(now);
            return { ...now, currentId: now.ids[choice?.index ?? -1] ?? null };
          },
          { ...any, model: 'LISTLOOP', tried: [] },
        );
        expect(end.currentId).toBe(any.currentId);
      }),
    );
  });

  test('in RANDOM, previous and then next lead back to the song', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const from = { ...any, model: 'RANDOM' as const, tried: [] };
        const back = chooseSong({ ...from, direction: 'previous' });
        const wentBack = back !== null && back.history.position < from.history.position;
        fc.pre(wentBack);
        const forward = chooseSong({
          ...from,
          direction: 'next',
          currentId: from.ids[back.index] ?? null,
          history: back.history,
        });
        const position = forward?.history.position ?? -1;
        expect(position).toBeGreaterThan(back.history.position);
        expect(position).toBeLessThanOrEqual(from.history.position);
      }),
    );
  });
});
