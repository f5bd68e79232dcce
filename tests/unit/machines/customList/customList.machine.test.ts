import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import { customListMachine } from '#src/machines/customList/customList.machine.ts';
import {
  selectAnnouncement,
  selectHeld,
  selectIsConfirmingClear,
  selectIsDragging,
  selectIsLifted,
  selectIsListShown,
  selectIsOpen,
  selectStateAttribute,
} from '#src/machines/customList/customList.selectors.ts';
import type { CustomListEvent } from '#src/machines/customList/customList.types.ts';

const song = (id: number, name: string): Song => ({
  id,
  name,
  ar: [{ name: '李白' }],
  alia: [],
  al: { picUrl: '' },
  dt: 60_000,
});
const LIST = [song(1, '静夜思'), song(2, '竹里馆'), song(3, '泊秦淮'), song(4, '登高')];

/** The popover lies open over these songs. */
function opened(songs = LIST) {
  const clock = new SimulatedClock();
  const moves: { id: number; index: number }[] = [];
  let clears = 0;
  let watching = 0;
  const actor = createActor(
    customListMachine.provide({
      actors: {
        watchSongs: fromCallback(({ sendBack }) => {
          watching += 1;
          sendBack({ type: 'songs.changed', songs });
          return () => {
            watching -= 1;
          };
        }),
      },
      actions: {
        moveSong: (_, move) => moves.push(move),
        clearSongs: () => {
          clears += 1;
        },
      },
    }),
    { clock },
  ).start();
  actor.send({ type: 'list.opened' });
  return {
    actor,
    clock,
    moves,
    clears: () => clears,
    watching: () => watching,
    send: (...events: CustomListEvent[]) => {
      for (const event of events) actor.send(event);
    },
    read: <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
      select(actor.getSnapshot()),
  };
}

describe('opening and closing', () => {
  test('the list is watched only while it lies open', () => {
    const { clock, read, send, watching } = opened();
    expect([read(selectStateAttribute), read(selectIsOpen), watching()]).toEqual([
      'open.resting',
      true,
      1,
    ]);
    send({ type: 'list.closed' });
    expect([read(selectStateAttribute), read(selectIsOpen), watching()]).toEqual([
      'closing',
      false,
      0,
    ]);
    clock.increment(159);
    expect(read(selectIsListShown)).toBe(true);
    clock.increment(1);
    expect([read(selectIsListShown), read(selectStateAttribute)]).toEqual([false, 'closed']);
  });

  test('it can be opened again on its way out', () => {
    const { clock, read, send, watching } = opened();
    send({ type: 'list.closed' }, { type: 'list.opened' });
    clock.increment(1000);
    expect([read(selectStateAttribute), watching()]).toEqual(['open.resting', 1]);
  });
});

describe('dragging by the pointer', () => {
  test('the player hears of the move only when the row is dropped', () => {
    const { moves, read, send } = opened();
    send(
      { type: 'drag.started', id: 2 },
      { type: 'drag.moved', index: 2 },
      { type: 'drag.moved', index: 3 },
    );
    expect([read(selectHeld), read(selectIsDragging), moves]).toEqual([
      { id: 2, name: '竹里馆', from: 1, to: 3 },
      true,
      [],
    ]);
    send({ type: 'drag.dropped' });
    expect([read(selectHeld), read(selectStateAttribute), moves]).toEqual([
      null,
      'open.resting',
      [{ id: 2, index: 3 }],
    ]);
    expect(read(selectAnnouncement)).toBe('已放下《竹里馆》，第 4 项，共 4 项');
  });

  test('a row dropped where it was moves nothing', () => {
    const { moves, read, send } = opened();
    send(
      { type: 'drag.started', id: 2 },
      { type: 'drag.moved', index: 3 },
      { type: 'drag.moved', index: 1 },
      { type: 'drag.dropped' },
    );
    expect([moves, read(selectStateAttribute)]).toEqual([[], 'open.resting']);
  });

  test.each([
    [-4, 0],
    [9, 3],
    [Number.NaN, 1],
    [1.5, 1],
  ])('over index %d it would land at %d', (index, to) => {
    const { read, send } = opened();
    send({ type: 'drag.started', id: 2 }, { type: 'drag.moved', index });
    expect(read(selectHeld)?.to).toBe(to);
  });

  test('a cancelled drag puts the row back', () => {
    const { moves, read, send } = opened();
    send(
      { type: 'drag.started', id: 2 },
      { type: 'drag.moved', index: 3 },
      { type: 'drag.cancelled' },
      { type: 'drag.dropped' },
    );
    expect([moves, read(selectHeld), read(selectAnnouncement)]).toEqual([
      [],
      null,
      '已取消移动，《竹里馆》还在第 2 项，共 4 项',
    ]);
  });

  test('closing the popover puts the row back', () => {
    const { moves, read, send } = opened();
    send(
      { type: 'drag.started', id: 2 },
      { type: 'drag.moved', index: 3 },
      { type: 'list.closed' },
    );
    send({ type: 'drag.dropped' });
    expect([moves, read(selectHeld), read(selectStateAttribute)]).toEqual([[], null, 'closing']);
  });

  test('a song that is not listed cannot be taken', () => {
    const { read, send } = opened();
    send({ type: 'drag.started', id: 9 }, { type: 'lift.started', id: 9 });
    expect([read(selectHeld), read(selectStateAttribute)]).toEqual([null, 'open.resting']);
  });

  test('a second row is not taken while one is in hand', () => {
    const { read, send } = opened();
    send({ type: 'drag.started', id: 2 }, { type: 'drag.started', id: 3 });
    send({ type: 'lift.started', id: 3 }, { type: 'clear.requested' });
    expect([read(selectHeld)?.id, read(selectStateAttribute)]).toEqual([2, 'open.dragging']);
  });
});

describe('a list that changes under the row', () => {
  test.each([
    ['a song before it is removed', LIST.slice(1)],
    ['the song itself is removed', LIST.filter(({ id }) => id !== 3)],
    ['a song is added', [...LIST, song(5, '春晓')]],
    ['all are removed', []],
  ])('%s: the drag is cancelled', (_, songs) => {
    const { moves, read, send } = opened();
    send({ type: 'drag.started', id: 3 }, { type: 'drag.moved', index: 0 });
    send({ type: 'songs.changed', songs }, { type: 'drag.dropped' });
    expect([moves, read(selectHeld), read(selectAnnouncement)]).toEqual([
      [],
      null,
      '播放列表有变动，已取消移动《泊秦淮》',
    ]);
  });

  test('the lifted row is put back as well', () => {
    const { read, send } = opened();
    send({ type: 'lift.started', id: 3 }, { type: 'songs.changed', songs: LIST.slice(1) });
    expect(read(selectStateAttribute)).toBe('open.resting');
  });

  test('covers that come do not disturb', () => {
    const { moves, read, send } = opened();
    send({ type: 'drag.started', id: 3 }, { type: 'drag.moved', index: 0 });
    send({
      type: 'songs.changed',
      songs: LIST.map((each) => ({ ...each, al: { picUrl: '/1.jpg' } })),
    });
    expect(read(selectIsDragging)).toBe(true);
    send({ type: 'drag.dropped' });
    expect(moves).toEqual([{ id: 3, index: 0 }]);
  });
});

describe('lifting by the keyboard', () => {
  test('every step is told', () => {
    const { moves, read, send } = opened();
    const said: string[] = [];
    const steps: CustomListEvent[] = [
      { type: 'lift.started', id: 2 },
      { type: 'lift.moved', step: 'down' },
      { type: 'lift.moved', step: 'last' },
      { type: 'lift.moved', step: 'first' },
      { type: 'lift.moved', step: 'down' },
      { type: 'lift.moved', step: 'down' },
      { type: 'lift.moved', step: 'up' },
      { type: 'lift.moved', step: 'first' },
      { type: 'lift.dropped' },
    ];
    for (const step of steps) {
      send(step);
      said.push(read(selectAnnouncement));
    }
    expect(said).toEqual([
      '已拿起《竹里馆》，第 2 项，共 4 项。上下方向键移动，空格键放下，Esc 键取消。',
      '《竹里馆》移到第 3 项，共 4 项',
      '《竹里馆》移到第 4 项，共 4 项',
      '《竹里馆》移到第 1 项，共 4 项',
      '《竹里馆》移到第 2 项，共 4 项',
      '《竹里馆》移到第 3 项，共 4 项',
      '《竹里馆》移到第 2 项，共 4 项',
      '《竹里馆》移到第 1 项，共 4 项',
      '已放下《竹里馆》，第 1 项，共 4 项',
    ]);
    expect(moves).toEqual([{ id: 2, index: 0 }]);
  });

  test('past the ends it stays', () => {
    const { read, send } = opened();
    send({ type: 'lift.started', id: 1 }, { type: 'lift.moved', step: 'up' });
    expect([read(selectHeld)?.to, read(selectIsLifted)]).toEqual([0, true]);
    send({ type: 'lift.moved', step: 'last' }, { type: 'lift.moved', step: 'down' });
    expect(read(selectHeld)?.to).toBe(3);
  });

  test('cancelled, it is back where it was', () => {
    const { moves, read, send } = opened();
    send({ type: 'lift.started', id: 4 }, { type: 'lift.moved', step: 'first' });
    send({ type: 'lift.cancelled' });
    expect([moves, read(selectAnnouncement)]).toEqual([
      [],
      '已取消移动，《登高》还在第 4 项，共 4 项',
    ]);
  });
});

describe('clearing', () => {
  test('asks first', () => {
    const { clears, read, send } = opened();
    send({ type: 'clear.requested' });
    expect([read(selectIsConfirmingClear), clears()]).toEqual([true, 0]);
    send({ type: 'clear.cancelled' }, { type: 'clear.confirmed' });
    expect([read(selectIsConfirmingClear), clears()]).toEqual([false, 0]);
    send({ type: 'clear.requested' }, { type: 'clear.confirmed' });
    expect([read(selectStateAttribute), clears()]).toEqual(['open.resting', 1]);
  });

  test('nobody is asked about an empty list', () => {
    const { read, send } = opened([]);
    send({ type: 'clear.requested' });
    expect(read(selectIsConfirmingClear)).toBe(false);
  });

  test('the question goes when the list has become empty, not when it has become shorter', () => {
    const { read, send } = opened();
    send({ type: 'clear.requested' }, { type: 'songs.changed', songs: LIST.slice(2) });
    expect(read(selectIsConfirmingClear)).toBe(true);
    send({ type: 'songs.changed', songs: [] });
    expect(read(selectIsConfirmingClear)).toBe(false);
  });
});
