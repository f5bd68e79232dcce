import { describe, expect, test } from 'vitest';
import { selectFailure } from '#src/machines/player/player.selectors.ts';
import { settled, song, startPlayer } from './startPlayer.ts';

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
