import { describe, expect, test } from 'vitest';
import { selectFailure, selectIsTrial } from '#src/machines/player/player.selectors.ts';
import { playable, settled, song, startPlayer } from './startPlayer.ts';

const LIST = [1, 2, 3, 4, 5, 6, 7].map((id) => song(id));

describe('from a press to the sound', () => {
  test('a chosen song is resolved, loaded and plays when the element says so', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'song.chosen', song: song(1), playType: 'TOP' });
    expect(player.playback()).toBe('resolving');
    await settled();
    expect(player.playback()).toBe('loading');
    expect(player.commands.at(-1)).toEqual({
      type: 'audio.load',
      url: '/1.mp3',
      loadNumber: 1,
      startAt: 0,
      volume: 0.5,
    });
    player.say({ type: 'audio.playing' });
    expect(player.playback()).toBe('playing');
  });

  test('a press of pause only asks; the element decides', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    player.actor.send({ type: 'play.toggled' });
    expect([player.playback(), player.commands.at(-1)]).toEqual([
      'playing',
      { type: 'audio.pause' },
    ]);
    player.say({ type: 'audio.paused' });
    expect(player.playback()).toBe('paused');
    player.actor.send({ type: 'play.toggled' });
    expect([player.playback(), player.commands.at(-1)]).toEqual(['paused', { type: 'audio.play' }]);
    player.say({ type: 'audio.playing' });
    expect(player.playback()).toBe('playing');
  });

  test('a refused autoplay is paused with a hint, skips nothing and plays on a press', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'song.chosen', song: song(1), playType: 'TOP' });
    await settled();
    player.say({ type: 'audio.blocked' });
    expect(player.playback()).toBe('blocked');
    player.actor.send({ type: 'play.toggled' });
    expect(player.commands.at(-1)).toEqual({ type: 'audio.play' });
    player.say({ type: 'audio.playing' });
    expect([player.playback(), player.asked.urls, player.toasts]).toEqual(['playing', [1], []]);
  });

  test('play with no list asks for one', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'play.toggled' });
    expect([player.playback(), player.listening()]).toEqual(['idle', 1]);
  });

  test('play with a list begins at its first song', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'play.toggled' });
    expect([player.playback(), player.context().song?.id]).toEqual(['resolving', 1]);
  });

  test('pressing next ten times at once plays the tenth song and drops the other answers', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'mode.toggled' });
    for (let press = 0; press < 10; press += 1) player.actor.send({ type: 'next.requested' });
    await settled();
    const loads = player.commands.filter(({ type }) => type === 'audio.load');
    expect([player.context().song?.id, loads]).toEqual([
      3,
      [{ type: 'audio.load', url: '/3.mp3', loadNumber: 10, startAt: 0, volume: 0.5 }],
    ]);
  });

  test('reports of an older load change nothing', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    await player.play(song(2));
    const before = player.actor.getSnapshot();
    for (const report of [
      { type: 'audio.paused' },
      { type: 'audio.waiting' },
      { type: 'audio.ended' },
      { type: 'audio.time', time: 50 },
      { type: 'audio.duration', duration: 999 },
      { type: 'audio.failed', mediaErrorCode: 4, online: true },
    ] as const) {
      player.say(report, 1);
    }
    expect(player.state()).toBe(
      'playback.playing.steady seeking.tracking queue.ready ending.goesOn lyric.none covers.complete',
    );
    expect(player.context()).toEqual(before.context);
  });

  test('choosing the row that plays restarts nothing', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    player.actor.send({ type: 'song.chosen', song: song(1), playType: 'CUSTOM' });
    expect([player.asked.urls, player.context().playType]).toEqual([[1], 'CUSTOM']);
  });

  test('pause while the address is on its way stops, and play asks again', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'song.chosen', song: song(1), playType: 'TOP' });
    player.actor.send({ type: 'pause.requested' });
    await settled();
    expect(player.playback()).toBe('paused');
    player.actor.send({ type: 'play.requested' });
    await settled();
    expect([player.playback(), player.asked.urls]).toEqual(['loading', [1, 1]]);
  });

  test('a moment without sound is not told', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    player.say({ type: 'audio.waiting' });
    player.clock.increment(299);
    expect(player.playback()).toBe('playing');
    player.say({ type: 'audio.playing' });
    player.clock.increment(300);
    expect(player.playback()).toBe('playing');
  });

  test('what stalls for 20 s has failed, and play tries again at the same second', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    player.say({ type: 'audio.time', time: 12 });
    player.say({ type: 'audio.waiting' });
    player.clock.increment(300);
    expect(player.playback()).toBe('buffering');
    player.clock.increment(20_000);
    expect([player.playback(), selectFailure(player.actor.getSnapshot())]).toEqual([
      'failed',
      '加载太慢了，点播放再试一次',
    ]);
    player.actor.send({ type: 'play.toggled' });
    await settled();
    expect(player.commands.at(-1)).toEqual({
      type: 'audio.load',
      url: '/1.mp3',
      loadNumber: 2,
      startAt: 12,
      volume: 0.5,
    });
  });
});

describe('the end of a song', () => {
  test('leads to the next of the list', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'mode.toggled' });
    await player.play(song(2));
    player.say({ type: 'audio.ended' });
    expect([player.playback(), player.context().song?.id]).toEqual(['resolving', 3]);
  });

  test.each(['audio.ended', 'next.requested', 'previous.requested'] as const)(
    'in SINGLECYCLE %s starts the song again from 0 without another load',
    async (type) => {
      const player = await startPlayer();
      player.actor.send({ type: 'songs.changed', songs: LIST });
      player.actor.send({ type: 'mode.toggled' });
      player.actor.send({ type: 'mode.toggled' });
      await player.play(song(2));
      player.say({ type: 'audio.time', time: 30 });
      if (type === 'audio.ended') player.say({ type });
      else player.actor.send({ type });
      expect([player.context().song?.id, player.context().currentTime, player.asked.urls]).toEqual([
        2,
        0,
        [2],
      ]);
      expect(player.commands.slice(-2)).toEqual([
        { type: 'audio.seek', time: 0 },
        { type: 'audio.play' },
      ]);
    },
  );

  test('RANDOM goes back through what was heard, then forward again', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: LIST });
    await player.play(song(4));
    player.actor.send({ type: 'next.requested' });
    const second = player.context().song?.id;
    player.actor.send({ type: 'previous.requested' });
    expect(player.context().song?.id).toBe(4);
    player.actor.send({ type: 'next.requested' });
    expect(player.context().song?.id).toBe(second);
  });

  test('changing the mode never restarts the song', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    const commands = player.commands.length;
    for (const mode of ['LISTLOOP', 'SINGLECYCLE', 'RANDOM']) {
      player.actor.send({ type: 'mode.toggled' });
      expect(player.context().playModel).toBe(mode);
    }
    expect([player.playback(), player.commands.length]).toEqual(['playing', commands]);
  });
});

describe('songs that cannot be played', () => {
  test('are told, marked, and left in the direction pressed', async () => {
    const player = await startPlayer({
      resolve: (id) => (id === 6 ? { kind: 'unplayable' } : playable(id)),
    });
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'mode.toggled' });
    await player.play(song(7));
    await settled();
    player.actor.send({ type: 'previous.requested' });
    await settled();
    expect([player.context().song?.id, player.playback()]).toEqual([5, 'loading']);
    expect(player.toasts.at(-1)).toEqual({
      tone: 'warning',
      title: '提示',
      text: '《第6首》暂时无法播放',
      duration: 1000,
    });
    expect(player.context().unplayableIds).toContain(6);
  });

  test('five in a row stop the run with a notice', async () => {
    const player = await startPlayer({ resolve: () => ({ kind: 'unplayable' }) });
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'mode.toggled' });
    player.actor.send({ type: 'play.requested' });
    await settled();
    expect([player.playback(), player.asked.urls]).toEqual(['failed', [1, 2, 3, 4, 5]]);
    expect(player.toasts.at(-1)).toEqual({
      kind: 'notice',
      tone: 'error',
      title: '错误提示',
      text: '接连 5 首歌都无法播放，已停止播放',
    });
    expect(selectFailure(player.actor.getSnapshot())).toBe(
      '接连几首歌都无法播放，换个歌单或稍后再试',
    );
  });

  test('each is tried once per run, in RANDOM too', async () => {
    const player = await startPlayer({ resolve: () => ({ kind: 'unplayable' }) });
    player.actor.send({ type: 'songs.changed', songs: LIST.slice(0, 3) });
    player.actor.send({ type: 'play.requested' });
    await settled();
    expect([player.playback(), player.asked.urls.toSorted()]).toEqual(['failed', [1, 2, 3]]);
  });

  test('real playback resets the count, and the mark goes when the song is heard', async () => {
    const good = new Set([5]);
    const player = await startPlayer({
      resolve: (id) => (good.has(id) ? playable(id) : { kind: 'unplayable' }),
    });
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'mode.toggled' });
    player.actor.send({ type: 'play.requested' });
    await settled();
    expect(player.context().tried).toEqual([1, 2, 3, 4]);
    player.say({ type: 'audio.playing' });
    player.say({ type: 'audio.time', time: 0.2 });
    expect(player.context().tried).toEqual([1, 2, 3, 4]);
    player.say({ type: 'audio.time', time: 1.2 });
    expect(player.context().tried).toEqual([]);

    good.add(1);
    await player.play(song(1));
    expect(player.context().unplayableIds).toEqual([1, 2, 3, 4]);
    player.say({ type: 'audio.time', time: 2 });
    expect(player.context().unplayableIds).toEqual([2, 3, 4]);
  });

  test('in SINGLECYCLE and with one song it stops at once', async () => {
    const player = await startPlayer({ resolve: () => ({ kind: 'unplayable' }) });
    player.actor.send({ type: 'songs.changed', songs: LIST.slice(0, 1) });
    player.actor.send({ type: 'play.requested' });
    await settled();
    expect([player.playback(), player.asked.urls, player.toasts.length]).toEqual([
      'failed',
      [1],
      1,
    ]);
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'mode.toggled' });
    player.actor.send({ type: 'mode.toggled' });
    player.actor.send({ type: 'next.requested' });
    await settled();
    expect([player.playback(), player.asked.urls]).toEqual(['failed', [1, 1]]);
    expect(selectFailure(player.actor.getSnapshot())).toBe('这首歌暂时无法播放，换一首听听吧');
  });

  test('a song that cannot be decoded counts as one', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'mode.toggled' });
    await player.play(song(1));
    player.say({ type: 'audio.failed', mediaErrorCode: 3, online: true });
    expect([player.context().song?.id, player.context().unplayableIds]).toEqual([2, [1]]);
  });
});

describe('the network', () => {
  test('offline skips nothing and says so; play tries again', async () => {
    let isOnline = false;
    const player = await startPlayer({
      resolve: (id) => (isOnline ? playable(id) : { kind: 'offline' }),
    });
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'song.chosen', song: song(2), playType: 'TOP' });
    await settled();
    expect([player.playback(), player.context().song?.id, player.asked.urls]).toEqual([
      'failed',
      2,
      [2],
    ]);
    expect(selectFailure(player.actor.getSnapshot())).toBe('网络已断开，连上后点播放继续');
    isOnline = true;
    player.actor.send({ type: 'play.toggled' });
    await settled();
    expect(player.playback()).toBe('loading');
  });

  test('a catalogue that refuses or breaks skips nothing', async () => {
    const player = await startPlayer({ resolve: () => Promise.reject(new Error('broken')) });
    player.actor.send({ type: 'songs.changed', songs: LIST });
    player.actor.send({ type: 'song.chosen', song: song(2), playType: 'TOP' });
    await settled();
    expect([player.asked.urls, selectFailure(player.actor.getSnapshot())]).toEqual([
      [2],
      '音乐服务暂时没有回应，请稍后点播放重试',
    ]);
  });

  test.each([2, 4])(
    'error %d fetches one fresh address and seeks back, the second time it is unplayable',
    async (mediaErrorCode) => {
      const player = await startPlayer();
      player.actor.send({ type: 'songs.changed', songs: LIST });
      await player.play(song(1));
      player.actor.send({ type: 'seek.requested', time: 33.5 });
      player.say({ type: 'audio.failed', mediaErrorCode, online: true });
      await settled();
      expect(player.commands.at(-1)).toEqual({
        type: 'audio.load',
        url: '/1.mp3',
        loadNumber: 2,
        startAt: 33.5,
        volume: 0.5,
      });
      player.say({ type: 'audio.failed', mediaErrorCode, online: true });
      expect(player.context().unplayableIds).toEqual([1]);
    },
  );

  test('an error while offline waits', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    player.say({ type: 'audio.failed', mediaErrorCode: 2, online: false });
    expect([player.playback(), player.context().failure, player.asked.urls]).toEqual([
      'failed',
      'offline',
      [1],
    ]);
  });

  test('what runs dry without a network is not waited for; play goes on at the same second', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'songs.changed', songs: LIST });
    await player.play(song(1));
    player.say({ type: 'audio.time', time: 12 });
    player.actor.send({ type: 'network.lost' });
    expect(player.playback()).toBe('playing');
    player.say({ type: 'audio.waiting' });
    player.clock.increment(300);
    player.actor.send({ type: 'network.lost' });
    expect([player.playback(), selectFailure(player.actor.getSnapshot())]).toEqual([
      'failed',
      '网络已断开，连上后点播放继续',
    ]);
    player.actor.send({ type: 'play.toggled' });
    await settled();
    expect(player.commands.at(-1)).toEqual({
      type: 'audio.load',
      url: '/1.mp3',
      loadNumber: 2,
      startAt: 12,
      volume: 0.5,
    });
    player.actor.send({ type: 'network.lost' });
    expect([player.playback(), player.context().song?.id]).toEqual(['failed', 1]);
  });

  test('after 20 minutes a paused song asks for a fresh address, at the same second', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    player.say({ type: 'audio.time', time: 20 });
    player.actor.send({ type: 'pause.requested' });
    player.say({ type: 'audio.paused' });
    player.clock.increment(20 * 60_000 - 1);
    expect(player.context().url).toBe('/1.mp3');
    player.clock.increment(1);
    player.actor.send({ type: 'play.toggled' });
    await settled();
    expect([player.asked.urls, player.commands.at(-1)]).toEqual([
      [1, 1],
      { type: 'audio.load', url: '/1.mp3', loadNumber: 2, startAt: 20, volume: 0.5 },
    ]);
  });

  test('a new song lives its own 20 minutes', async () => {
    const player = await startPlayer();
    await player.play(song(1));
    player.clock.increment(19 * 60_000);
    await player.play(song(2));
    player.clock.increment(2 * 60_000);
    expect(player.context().url).toBe('/2.mp3');
  });

  test('a trial plays and is marked; its lyrics begin at its second', async () => {
    const player = await startPlayer({
      resolve: () => ({ kind: 'playable', url: '/t.mp3', trialStart: 20 }),
    });
    await player.play(song(1));
    expect([player.playback(), selectIsTrial(player.actor.getSnapshot())]).toEqual([
      'playing',
      true,
    ]);
  });
});
