import { describe, expect, test } from 'vitest';
import type { PlayModel } from '#src/domain/song.ts';
import { selectUpNext } from '#src/machines/player/player.selectors.ts';
import { settled, song, startPlayer } from './startPlayer.ts';

type Player = Awaited<ReturnType<typeof startPlayer>>;

/** TOP holds 91 to 95. */
async function withCustom(...ids: number[]): Promise<Player> {
  const player = await startPlayer();
  player.actor.send({ type: 'songs.changed', songs: [91, 92, 93, 94, 95].map((id) => song(id)) });
  for (const id of ids) player.actor.send({ type: 'custom.added', song: song(id) });
  return player;
}

function switchTo(player: Player, mode: PlayModel): void {
  while (player.context().playModel !== mode) player.actor.send({ type: 'mode.toggled' });
}

/** The song is heard to its end and what comes after it sounds. */
async function hearToTheEnd(player: Player): Promise<number | undefined> {
  player.say({ type: 'audio.ended' });
  await settled();
  player.say({ type: 'audio.duration', duration: 60 });
  player.say({ type: 'audio.playing' });
  return player.context().song?.id;
}

async function press(player: Player, type: 'next.requested' | 'previous.requested') {
  player.actor.send({ type });
  await settled();
  player.say({ type: 'audio.playing' });
  return player.context().song?.id;
}

const askFor = (player: Player, id: number) =>
  player.actor.send({ type: 'playNext.requested', song: song(id) });
const idsOf = (player: Player) => player.context().customSongs.map(({ id }) => id);

describe('moving a song', () => {
  test.each([
    [1, 2, [2, 3, 1, 4]],
    [4, 0, [4, 1, 2, 3]],
    [2, 99, [1, 3, 4, 2]],
    [3, -1, [3, 1, 2, 4]],
    [3, 2, [1, 2, 3, 4]],
    [9, 0, [1, 2, 3, 4]],
    [1, Number.NaN, [1, 2, 3, 4]],
    [1, 1.5, [1, 2, 3, 4]],
  ])('song %d to index %d', async (id, index, order) => {
    const player = await withCustom(1, 2, 3, 4);
    player.actor.send({ type: 'custom.moved', id, index });
    expect(idsOf(player)).toEqual(order);
  });

  test('the song of now plays on, and next follows the new order', async () => {
    const player = await withCustom(1, 2, 3);
    switchTo(player, 'LISTLOOP');
    await player.play(song(1), 'CUSTOM');
    player.actor.send({ type: 'custom.moved', id: 1, index: 2 });
    expect([player.playback(), player.context().song?.id]).toEqual(['playing', 1]);
    expect(await press(player, 'next.requested')).toBe(2);
  });

  test('nothing is said about it', async () => {
    const player = await withCustom(1, 2);
    player.actor.send({ type: 'custom.moved', id: 1, index: 1 });
    expect(player.toasts.length).toBe(2);
  });
});

describe('clearing the list', () => {
  const cleared = { tone: 'success', title: '提示', text: '删除成功', duration: 1000 };

  test('while it plays: silence, no song, and back to TOP', async () => {
    const player = await withCustom(1, 2);
    await player.play(song(2), 'CUSTOM');
    player.actor.send({ type: 'custom.cleared' });
    const { song: current, playType, customSongs } = player.context();
    expect([player.playback(), current, playType, customSongs]).toEqual(['idle', null, 'TOP', []]);
    expect([player.commands.at(-1), player.toasts.at(-1)]).toEqual([
      { type: 'audio.stop' },
      cleared,
    ]);
  });

  test('a late report of the silenced song changes nothing', async () => {
    const player = await withCustom(1, 2);
    await player.play(song(2), 'CUSTOM');
    const old = player.loadNumber();
    player.actor.send({ type: 'custom.cleared' });
    player.say({ type: 'audio.ended' }, old);
    player.say({ type: 'audio.playing' }, old);
    expect([player.playback(), player.context().song]).toEqual(['idle', null]);
  });

  test('play after it begins with the category list', async () => {
    const player = await withCustom(1);
    await player.play(song(1), 'CUSTOM');
    player.actor.send({ type: 'custom.cleared' });
    player.actor.send({ type: 'play.toggled' });
    expect([player.playback(), player.context().song?.id]).toEqual(['resolving', 91]);
  });

  test('while TOP plays: the music goes on', async () => {
    const player = await withCustom(1, 2);
    await player.play(song(92), 'TOP');
    player.actor.send({ type: 'custom.cleared' });
    expect([player.playback(), player.context().song?.id, idsOf(player)]).toEqual([
      'playing',
      92,
      [],
    ]);
    expect(player.toasts.at(-1)).toEqual(cleared);
  });

  test('what was to be played next is forgotten', async () => {
    const player = await withCustom(1);
    switchTo(player, 'LISTLOOP');
    await player.play(song(92), 'TOP');
    askFor(player, 1);
    player.actor.send({ type: 'custom.cleared' });
    expect(await press(player, 'next.requested')).toBe(93);
  });

  test('an empty list says nothing', async () => {
    const player = await withCustom();
    player.actor.send({ type: 'custom.cleared' });
    expect(player.toasts).toEqual([]);
  });
});

describe('play next', () => {
  test('says so and shows which song comes', async () => {
    const player = await withCustom(1, 2);
    await player.play(song(92), 'TOP');
    askFor(player, 2);
    expect(selectUpNext(player.actor.getSnapshot())?.id).toBe(2);
    expect(player.toasts.at(-1)).toEqual({
      tone: 'success',
      title: '提示',
      text: '下一首播放《第2首》',
      duration: 1000,
    });
  });

  test.each(['RANDOM', 'LISTLOOP', 'SINGLECYCLE'] as const)(
    'is heard after the end of the song in %s',
    async (mode) => {
      const player = await withCustom(1, 2, 3, 4);
      switchTo(player, mode);
      await player.play(song(1), 'CUSTOM');
      askFor(player, 3);
      expect(await hearToTheEnd(player)).toBe(3);
      expect([player.playback(), selectUpNext(player.actor.getSnapshot())]).toEqual([
        'playing',
        null,
      ]);
    },
  );

  test.each(['RANDOM', 'LISTLOOP', 'SINGLECYCLE'] as const)(
    'so is a press of next in %s',
    async (mode) => {
      const player = await withCustom(1, 2, 3, 4);
      switchTo(player, mode);
      await player.play(song(1), 'CUSTOM');
      askFor(player, 3);
      expect(await press(player, 'next.requested')).toBe(3);
    },
  );

  test('in SINGLECYCLE the song that was asked for then cycles', async () => {
    const player = await withCustom(1, 2, 3);
    switchTo(player, 'SINGLECYCLE');
    await player.play(song(1), 'CUSTOM');
    askFor(player, 3);
    expect([await hearToTheEnd(player), await hearToTheEnd(player)]).toEqual([3, 3]);
  });

  test('the song stands behind the one of now, and the custom list goes on behind it', async () => {
    const player = await withCustom(1, 2, 3, 4);
    switchTo(player, 'LISTLOOP');
    await player.play(song(1), 'CUSTOM');
    askFor(player, 4);
    expect(idsOf(player)).toEqual([1, 4, 2, 3]);
    expect([await hearToTheEnd(player), await hearToTheEnd(player)]).toEqual([4, 2]);
  });

  test('a song from outside joins the custom list', async () => {
    const player = await withCustom(1, 2);
    await player.play(song(1), 'CUSTOM');
    askFor(player, 7);
    expect(idsOf(player)).toEqual([1, 7, 2]);
  });

  test('the one asked for last comes first', async () => {
    const player = await withCustom(1, 2, 3, 4);
    switchTo(player, 'LISTLOOP');
    await player.play(song(1), 'CUSTOM');
    askFor(player, 3);
    askFor(player, 4);
    const heard = [];
    for (let ends = 0; ends < 4; ends += 1) heard.push(await hearToTheEnd(player));
    expect(heard).toEqual([4, 3, 2, 1]);
  });

  test('asked for twice it is heard once', async () => {
    const player = await withCustom(1, 2, 3);
    switchTo(player, 'LISTLOOP');
    await player.play(song(91), 'TOP');
    askFor(player, 3);
    askFor(player, 3);
    expect([await hearToTheEnd(player), await hearToTheEnd(player)]).toEqual([3, 92]);
  });

  test('the song of now is not asked for', async () => {
    const player = await withCustom(1, 2);
    await player.play(song(1), 'CUSTOM');
    askFor(player, 1);
    expect([player.context().upNext, player.toasts.length]).toEqual([[], 2]);
  });

  test('removed before its turn it is not heard', async () => {
    const player = await withCustom(1, 2, 3);
    switchTo(player, 'LISTLOOP');
    await player.play(song(1), 'CUSTOM');
    askFor(player, 3);
    player.actor.send({ type: 'custom.removed', id: 3 });
    expect(selectUpNext(player.actor.getSnapshot())).toBeNull();
    expect(await hearToTheEnd(player)).toBe(2);
  });

  test('an unplayable one is passed over', async () => {
    const player = await startPlayer({
      resolve: (id) =>
        id === 7
          ? { kind: 'unplayable' }
          : { kind: 'playable', url: `/${id}.mp3`, trialStart: null },
    });
    player.actor.send({ type: 'songs.changed', songs: [song(91), song(92)] });
    switchTo(player, 'LISTLOOP');
    await player.play(song(91), 'TOP');
    askFor(player, 7);
    expect([await hearToTheEnd(player), player.context().unplayableIds]).toEqual([92, [7]]);
  });
});

describe('the category list after a song that was asked for', () => {
  test.each([
    ['that it does not hold', 7],
    ['that it holds further down', 95],
    ['that it holds further up', 91],
  ])('goes on where it stood, one %s', async (_, id) => {
    const player = await withCustom();
    switchTo(player, 'LISTLOOP');
    await player.play(song(92), 'TOP');
    askFor(player, id);
    expect([await hearToTheEnd(player), await hearToTheEnd(player)]).toEqual([id, 93]);
    expect(await hearToTheEnd(player)).toBe(94);
  });

  test('goes on where it stood after several', async () => {
    const player = await withCustom();
    switchTo(player, 'LISTLOOP');
    await player.play(song(92), 'TOP');
    askFor(player, 95);
    askFor(player, 7);
    const heard = [];
    for (let ends = 0; ends < 3; ends += 1) heard.push(await hearToTheEnd(player));
    expect(heard).toEqual([7, 95, 93]);
  });

  test.each(['RANDOM', 'LISTLOOP'] as const)(
    'previous leads back to the song before it in %s',
    async (mode) => {
      const player = await withCustom();
      switchTo(player, mode);
      await player.play(song(94), 'TOP');
      await player.play(song(92), 'TOP');
      askFor(player, 7);
      await hearToTheEnd(player);
      expect(await press(player, 'previous.requested')).toBe(92);
    },
  );

  test('goes on behind a row that was chosen meanwhile', async () => {
    const player = await withCustom();
    switchTo(player, 'LISTLOOP');
    await player.play(song(91), 'TOP');
    askFor(player, 7);
    await hearToTheEnd(player);
    await player.play(song(94), 'TOP');
    expect(await hearToTheEnd(player)).toBe(95);
  });

  test('begins at its head when it is another list by then', async () => {
    const player = await withCustom();
    switchTo(player, 'LISTLOOP');
    await player.play(song(93), 'TOP');
    askFor(player, 7);
    await hearToTheEnd(player);
    player.actor.send({ type: 'songs.changed', songs: [song(51), song(52)] });
    expect(await hearToTheEnd(player)).toBe(51);
  });

  test('in RANDOM the song that was asked for does not follow itself', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: [song(91), song(92)] });
    await player.play(song(91), 'TOP');
    askFor(player, 92);
    expect([await hearToTheEnd(player), await hearToTheEnd(player)]).toEqual([92, 91]);
  });
});
