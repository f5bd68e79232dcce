import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { customListMachine } from '#src/machines/customList/customList.machine.ts';
import { playerMachine } from '#src/machines/player/player.machine.ts';
import { actorOf } from '#src/machines/system.ts';
import { wireCustomList } from '#src/wiring/customList.ts';

const song = (id: number) => ({
  id,
  name: `第${id}首`,
  ar: [],
  alia: [],
  al: { picUrl: `/${id}.jpg` },
  dt: 60_000,
});

/** The popover and the player, as the site puts them together. */
function start() {
  const house = setup({ actors: { player: playerMachine, customList: customListMachine } })
    .createMachine({
      invoke: [
        { src: 'player', id: 'player', systemId: 'player' },
        { src: 'customList', id: 'customList', systemId: 'customList' },
      ],
    })
    .provide({ actors: { customList: wireCustomList() } });
  const { system } = createActor(house).start();
  const player = actorOf(system, 'player');
  for (const id of [1, 2, 3]) player.send({ type: 'custom.added', song: song(id) });
  return {
    player,
    list: actorOf(system, 'customList'),
    ids: () => player.getSnapshot().context.customSongs.map(({ id }) => id),
  };
}

test('a dropped row is moved in the player, and the popover knows the new order', () => {
  const { list, ids } = start();
  list.send({ type: 'list.opened' });
  list.send({ type: 'drag.started', id: 1 });
  list.send({ type: 'drag.moved', index: 2 });
  expect(ids()).toEqual([1, 2, 3]);
  list.send({ type: 'drag.dropped' });
  expect(ids()).toEqual([2, 3, 1]);
  expect(list.getSnapshot().context.songs.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('a song removed in the player takes the row out of the hand', () => {
  const { list, player, ids } = start();
  list.send({ type: 'list.opened' });
  list.send({ type: 'drag.started', id: 1 });
  list.send({ type: 'drag.moved', index: 2 });
  player.send({ type: 'custom.removed', id: 2 });
  list.send({ type: 'drag.dropped' });
  expect([ids(), list.getSnapshot().value]).toEqual([[1, 3], { open: 'resting' }]);
});

test('the answer yes empties the player list', () => {
  const { list, ids } = start();
  list.send({ type: 'list.opened' });
  list.send({ type: 'clear.requested' });
  expect(ids()).toEqual([1, 2, 3]);
  list.send({ type: 'clear.confirmed' });
  expect([ids(), list.getSnapshot().context.songs]).toEqual([[], []]);
});

test('a closed popover does not listen', () => {
  const { list, player } = start();
  list.send({ type: 'list.opened' });
  list.send({ type: 'list.closed' });
  player.send({ type: 'custom.added', song: song(4) });
  expect(list.getSnapshot().context.songs.map(({ id }) => id)).toEqual([1, 2, 3]);
});
