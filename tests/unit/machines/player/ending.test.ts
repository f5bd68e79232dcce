import { describe, expect, test } from 'vitest';
import { selectStopsAfterSong } from '#src/machines/player/player.selectors.ts';
import { settled, song, startPlayer } from './startPlayer.ts';

const LIST = [1, 2, 3].map((id) => song(id));

async function playing() {
  const player = await startPlayer();
  player.actor.send({ type: 'songs.changed', songs: LIST });
  player.actor.send({ type: 'mode.toggled' });
  await player.play(song(1));
  return player;
}

describe('silence after the song', () => {
  test('leaves the same song paused at its beginning, and the next press plays it again', async () => {
    const player = await playing();
    player.actor.send({ type: 'stopAfterSong.requested' });
    expect(selectStopsAfterSong(player.actor.getSnapshot())).toBe(true);
    player.say({ type: 'audio.time', time: 60 });
    player.say({ type: 'audio.ended' });
    await settled();
    expect([player.playback(), player.context().song?.id, player.context().currentTime]).toEqual([
      'paused',
      1,
      0,
    ]);
    expect(selectStopsAfterSong(player.actor.getSnapshot())).toBe(false);
    expect(player.asked.urls).toEqual([1]);

    player.actor.send({ type: 'play.toggled' });
    expect(player.commands.at(-1)).toEqual({ type: 'audio.play' });
    player.say({ type: 'audio.playing' });
    expect([player.playback(), player.context().song?.id]).toEqual(['playing', 1]);
  });

  test('is wanted once: the song after the next press goes on', async () => {
    const player = await playing();
    player.actor.send({ type: 'stopAfterSong.requested' });
    player.say({ type: 'audio.ended' });
    player.actor.send({ type: 'play.toggled' });
    player.say({ type: 'audio.playing' });
    player.say({ type: 'audio.ended' });
    await settled();
    expect([player.playback(), player.context().song?.id]).toEqual(['loading', 2]);
  });

  test('comes also where the sound had run dry', async () => {
    const player = await playing();
    player.actor.send({ type: 'stopAfterSong.requested' });
    player.say({ type: 'audio.waiting' });
    player.clock.increment(300);
    expect(player.playback()).toBe('buffering');
    player.say({ type: 'audio.ended' });
    await settled();
    expect([player.playback(), player.asked.urls]).toEqual(['paused', [1]]);
  });

  test('comes before a song asked to be next, and in SINGLECYCLE', async () => {
    const player = await playing();
    player.actor.send({ type: 'mode.toggled' });
    player.actor.send({ type: 'playNext.requested', song: song(3) });
    player.actor.send({ type: 'stopAfterSong.requested' });
    player.say({ type: 'audio.ended' });
    await settled();
    expect([player.playback(), player.context().playModel, player.asked.urls]).toEqual([
      'paused',
      'SINGLECYCLE',
      [1],
    ]);
  });

  test('holds for the song that the listener goes on to', async () => {
    const player = await playing();
    player.actor.send({ type: 'stopAfterSong.requested' });
    player.actor.send({ type: 'next.requested' });
    await settled();
    player.say({ type: 'audio.playing' });
    player.say({ type: 'audio.ended' });
    await settled();
    expect([player.playback(), player.context().song?.id]).toEqual(['paused', 2]);
  });

  test('is given up when cancelled', async () => {
    const player = await playing();
    player.actor.send({ type: 'stopAfterSong.requested' });
    player.actor.send({ type: 'stopAfterSong.cancelled' });
    player.say({ type: 'audio.ended' });
    await settled();
    expect([player.playback(), player.context().song?.id]).toEqual(['loading', 2]);
  });

  test('hears nothing of the end of an older load', async () => {
    const player = await playing();
    await player.play(song(2));
    player.actor.send({ type: 'stopAfterSong.requested' });
    player.say({ type: 'audio.ended' }, 1);
    expect([player.playback(), selectStopsAfterSong(player.actor.getSnapshot())]).toEqual([
      'playing',
      true,
    ]);
  });
});
