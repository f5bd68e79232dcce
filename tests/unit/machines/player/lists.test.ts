import { describe, expect, test } from 'vitest';
import { selectArtist, selectCover } from '#src/machines/player/player.selectors.ts';
import { settled, song, startPlayer } from './startPlayer.ts';

async function withCustom(...ids: number[]) {
  const player = await startPlayer();
  player.actor.send({ type: 'songs.changed', songs: [song(91), song(92)] });
  for (const id of ids) player.actor.send({ type: 'custom.added', song: song(id) });
  return player;
}

const idsOf = (player: Awaited<ReturnType<typeof startPlayer>>) =>
  player.context().customSongs.map(({ id }) => id);

describe('the custom list', () => {
  test('takes a song once and says so', async () => {
    const player = await withCustom(1, 2, 1);
    expect(idsOf(player)).toEqual([1, 2]);
    expect(player.toasts).toEqual([
      { tone: 'success', title: '提示', text: '添加成功', duration: 1000 },
      { tone: 'success', title: '提示', text: '添加成功', duration: 1000 },
    ]);
  });

  test('a song before the current one is removed, and the current one plays on', async () => {
    const player = await withCustom(1, 2, 3);
    await player.play(song(2), 'CUSTOM');
    player.actor.send({ type: 'custom.removed', id: 1 });
    expect([idsOf(player), player.playback(), player.context().song?.id]).toEqual([
      [2, 3],
      'playing',
      2,
    ]);
    expect(player.toasts.at(-1)).toEqual({
      tone: 'success',
      title: '提示',
      text: '删除成功',
      duration: 1000,
    });
  });

  test.each([
    ['what now stands at its index plays', 2, 3],
    ['the last plays if it was the last', 3, 2],
  ])('the current one is removed: %s', async (_, removed, plays) => {
    const player = await withCustom(1, 2, 3);
    await player.play(song(removed), 'CUSTOM');
    player.actor.send({ type: 'custom.removed', id: removed });
    expect([player.playback(), player.context().song?.id]).toEqual(['resolving', plays]);
  });

  test('the current one is removed while paused: the neighbour stands paused', async () => {
    const player = await withCustom(1, 2);
    await player.play(song(1), 'CUSTOM');
    player.say({ type: 'audio.paused' });
    player.actor.send({ type: 'custom.removed', id: 1 });
    expect([player.playback(), player.context().song?.id, player.commands.at(-1)]).toEqual([
      'paused',
      2,
      { type: 'audio.stop' },
    ]);
    player.actor.send({ type: 'play.toggled' });
    await settled();
    expect(player.asked.urls).toEqual([1, 2]);
  });

  test('the last one is removed: the player stops and goes back to TOP', async () => {
    const player = await withCustom(1);
    await player.play(song(1), 'CUSTOM');
    player.actor.send({ type: 'custom.removed', id: 1 });
    const { song: current, playType, customSongs } = player.context();
    expect([player.playback(), current, playType, customSongs, player.commands.at(-1)]).toEqual([
      'idle',
      null,
      'TOP',
      [],
      { type: 'audio.stop' },
    ]);
    expect([
      selectArtist(player.actor.getSnapshot()),
      selectCover(player.actor.getSnapshot()),
    ]).toEqual(['歌手走丢了', '']);
  });

  test('a song that plays out of the category list is not touched', async () => {
    const player = await withCustom(91);
    await player.play(song(91), 'TOP');
    player.actor.send({ type: 'custom.removed', id: 91 });
    expect([player.playback(), player.context().song?.id, idsOf(player)]).toEqual([
      'playing',
      91,
      [],
    ]);
  });

  test('removing what is not there says nothing', async () => {
    const player = await withCustom(1);
    player.actor.send({ type: 'custom.removed', id: 5 });
    expect([idsOf(player), player.toasts.length]).toEqual([[1], 1]);
  });

  test('next walks the list of the play type', async () => {
    const player = await withCustom(1, 2);
    player.actor.send({ type: 'mode.toggled' });
    await player.play(song(1), 'CUSTOM');
    player.actor.send({ type: 'next.requested' });
    expect(player.context().song?.id).toBe(2);
    await player.play(song(91), 'TOP');
    player.actor.send({ type: 'next.requested' });
    expect(player.context().song?.id).toBe(92);
  });
});

describe('covers', () => {
  const bare = (id: number) => song(id, { al: { picUrl: '' } });

  test('a search song gets its real cover when it is added', async () => {
    const player = await startPlayer({ details: (ids) => ids.map((id) => song(id)) });
    player.actor.send({ type: 'custom.added', song: bare(8) });
    await settled();
    expect([player.asked.details, player.context().customSongs]).toEqual([[[8]], [song(8)]]);
  });

  test('and when it is played', async () => {
    const player = await startPlayer({ details: (ids) => ids.map((id) => song(id)) });
    await player.play(bare(8));
    await settled();
    expect(selectCover(player.actor.getSnapshot())).toBe('/8.jpg');
  });

  test('a failed answer leaves the default cover', async () => {
    const player = await startPlayer({ details: () => Promise.reject(new Error('broken')) });
    await player.play(bare(8));
    await settled();
    expect([player.state().includes('covers.complete'), player.context().song]).toEqual([
      true,
      bare(8),
    ]);
  });

  test('a song with a cover asks for nothing', async () => {
    const player = await startPlayer();
    await player.play(song(8));
    player.actor.send({ type: 'custom.added', song: song(9) });
    await settled();
    expect(player.asked.details).toEqual([]);
  });
});

describe('volume', () => {
  test.each([
    [0.456, 0.46],
    [0, 0],
    [7, 1],
    [-1, 0],
    [Number.NaN, 0.5],
  ])('%d is kept as %d and told to the element', async (volume, kept) => {
    const player = await startPlayer();
    player.actor.send({ type: 'volume.changed', volume });
    expect([player.context().volume, player.commands.at(-1)]).toEqual([
      kept,
      { type: 'audio.volume', volume: kept },
    ]);
  });

  test('mute keeps the old value', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'volume.changed', volume: 0.8 });
    player.actor.send({ type: 'mute.toggled' });
    expect(player.context().volume).toBe(0);
    player.actor.send({ type: 'mute.toggled' });
    expect(player.context().volume).toBe(0.8);
  });

  test('a volume brought down to 0 by hand comes back to the last one heard', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'volume.changed', volume: 0.2 });
    player.actor.send({ type: 'volume.changed', volume: 0 });
    player.actor.send({ type: 'mute.toggled' });
    expect(player.context().volume).toBe(0.2);
  });
});

describe('between two visits', () => {
  const record = {
    version: 1,
    volume: 0,
    playModel: 'SINGLECYCLE',
    playType: 'CUSTOM',
    song: song(2),
    currentTime: 12.5,
    duration: 60,
    songs: [song(91)],
    customSongs: [song(1), song(2)],
  };

  test('the song comes back paused, with queue, mode and volume, and asks no address', async () => {
    const player = await startPlayer({ record });
    const { song: current, songs, customSongs, playType, playModel, volume } = player.context();
    expect({ current, songs, customSongs, playType, playModel, volume }).toEqual({
      current: song(2),
      songs: [song(91)],
      customSongs: [song(1), song(2)],
      playType: 'CUSTOM',
      playModel: 'SINGLECYCLE',
      volume: 0,
    });
    expect([player.playback(), player.asked.urls, player.asked.lyrics]).toEqual([
      'paused',
      [],
      [2],
    ]);
  });

  test('play goes on at the kept second', async () => {
    const player = await startPlayer({ record });
    player.actor.send({ type: 'play.toggled' });
    await settled();
    expect(player.commands.at(-1)).toEqual({
      type: 'audio.load',
      url: '/2.mp3',
      loadNumber: 1,
      startAt: 12.5,
      volume: 0,
    });
  });

  test('a seek before the first play is where play begins', async () => {
    const player = await startPlayer({ record });
    player.actor.send({ type: 'seek.requested', time: 40 });
    player.actor.send({ type: 'play.toggled' });
    await settled();
    expect(player.commands.at(-1)).toEqual({
      type: 'audio.load',
      url: '/2.mp3',
      loadNumber: 1,
      startAt: 40,
      volume: 0,
    });
  });

  test.each([['junk'], [{ version: 9 }], [null]])('%j gives a clean start', async (stored) => {
    const player = await startPlayer({ record: stored });
    const { song: current, volume, playModel } = player.context();
    expect([player.playback(), current, volume, playModel]).toEqual(['idle', null, 0.5, 'RANDOM']);
  });

  test('a press made before the record comes is stronger', async () => {
    let arrive: (record: unknown) => void = () => {};
    const late = new Promise<unknown>((resolve) => {
      arrive = resolve;
    });
    const player = await startPlayer({ record: late });
    await player.play(song(9));
    arrive(record);
    await settled();
    const { song: current, playModel, volume } = player.context();
    expect([player.playback(), current?.id, playModel, volume]).toEqual([
      'playing',
      9,
      'SINGLECYCLE',
      0,
    ]);
    expect(player.commands.at(-1)).toEqual({ type: 'audio.volume', volume: 0 });
  });

  test('a page hidden before the record has come keeps nothing', async () => {
    const player = await startPlayer({ record: new Promise(() => {}) });
    player.actor.send({ type: 'page.hidden' });
    expect(player.saved).toEqual([]);
  });

  test('a hidden page keeps the record, and it is read back as it was', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: [song(91)] });
    player.actor.send({ type: 'custom.added', song: song(1) });
    await player.play(song(1), 'CUSTOM');
    player.say({ type: 'audio.time', time: 7 });
    player.actor.send({ type: 'volume.changed', volume: 0.3 });
    player.actor.send({ type: 'page.hidden' });
    expect(player.saved).toEqual([
      {
        version: 1,
        volume: 0.3,
        playModel: 'RANDOM',
        playType: 'CUSTOM',
        song: song(1),
        currentTime: 7,
        duration: 60,
        songs: [song(91)],
        customSongs: [song(1)],
        lyricOffsets: [],
      },
    ]);
    const next = await startPlayer({ record: JSON.parse(JSON.stringify(player.saved[0])) });
    expect([next.playback(), next.context().currentTime, next.context().volume]).toEqual([
      'paused',
      7,
      0.3,
    ]);
  });
});
