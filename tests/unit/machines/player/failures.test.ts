import { describe, expect, test } from 'vitest';
import { selectFailure, selectIsTrial } from '#src/machines/player/player.selectors.ts';
import { playable, settled, song, startPlayer } from './startPlayer.ts';

const LIST = [1, 2, 3, 4, 5, 6, 7].map((id) => song(id));

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
