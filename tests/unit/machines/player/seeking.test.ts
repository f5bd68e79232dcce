import { describe, expect, test } from 'vitest';
import {
  selectCurrentLyricIndex,
  selectDuration,
  selectLyricStatus,
  selectProgress,
  selectShownTime,
} from '#src/machines/player/player.selectors.ts';
import { settled, song, startPlayer } from './startPlayer.ts';

async function sounding() {
  const player = await startPlayer();
  await player.play(song(1));
  player.say({ type: 'audio.time', time: 10 });
  return player;
}

const shown = (player: Awaited<ReturnType<typeof startPlayer>>) =>
  selectShownTime(player.actor.getSnapshot());

describe('a drag', () => {
  test('shows the held value and does not believe the clock of the element', async () => {
    const player = await sounding();
    player.actor.send({ type: 'seek.started' });
    expect(shown(player)).toBe(10);
    player.actor.send({ type: 'seek.moved', time: 25.5 });
    player.say({ type: 'audio.time', time: 11 });
    expect([shown(player), selectProgress(player.actor.getSnapshot())]).toEqual([25.5, 42.5]);
    expect(player.commands.filter(({ type }) => type === 'audio.seek')).toEqual([]);
  });

  test('is one seek on release, and the guard falls after 200 ms and the arrival', async () => {
    const player = await sounding();
    player.actor.send({ type: 'seek.started' });
    player.actor.send({ type: 'seek.moved', time: 30 });
    player.actor.send({ type: 'seek.committed', time: 31 });
    expect(player.commands.filter(({ type }) => type === 'audio.seek')).toEqual([
      { type: 'audio.seek', time: 31 },
    ]);
    player.say({ type: 'audio.time', time: 12 });
    expect(shown(player)).toBe(31);
    player.say({ type: 'audio.seeked' });
    expect(player.seeking()).not.toBe('tracking');
    player.clock.increment(200);
    expect(player.seeking()).toBe('tracking');
    player.say({ type: 'audio.time', time: 31.2 });
    expect(shown(player)).toBe(31.2);
  });

  test('reaches the element of a song that plays longer than its address lives', async () => {
    const player = await sounding();
    player.clock.increment(20 * 60_000);
    player.actor.send({ type: 'seek.started' });
    player.actor.send({ type: 'seek.committed', time: 31 });
    player.say({ type: 'audio.time', time: 12 });
    expect(player.commands.filter(({ type }) => type === 'audio.seek')).toEqual([
      { type: 'audio.seek', time: 31 },
    ]);
    expect(shown(player)).toBe(31);
  });

  test('the guard waits for the arrival, at most 5 s', async () => {
    const player = await sounding();
    player.actor.send({ type: 'seek.requested', time: 31 });
    player.clock.increment(200);
    expect(player.seeking()).not.toBe('tracking');
    player.say({ type: 'audio.seeked' });
    expect(player.seeking()).toBe('tracking');
    player.actor.send({ type: 'seek.requested', time: 40 });
    player.clock.increment(5_000);
    expect(player.seeking()).toBe('tracking');
  });

  test('starts a paused song when it is let go', async () => {
    const player = await sounding();
    player.say({ type: 'audio.paused' });
    player.actor.send({ type: 'seek.started' });
    player.actor.send({ type: 'seek.committed', time: 20 });
    expect(player.commands.slice(-2)).toEqual([
      { type: 'audio.seek', time: 20 },
      { type: 'audio.play' },
    ]);
  });

  test('taken away by the system changes nothing', async () => {
    const player = await sounding();
    player.actor.send({ type: 'seek.started' });
    player.actor.send({ type: 'seek.moved', time: 30 });
    player.actor.send({ type: 'seek.cancelled' });
    expect([player.seeking(), shown(player)]).toEqual(['tracking', 10]);
  });

  test('ends when another song comes', async () => {
    const player = await sounding();
    player.actor.send({ type: 'seek.started' });
    player.actor.send({ type: 'song.chosen', song: song(2), playType: 'TOP' });
    expect([player.seeking(), shown(player)]).toEqual(['tracking', 0]);
  });

  test.each(['seek.started', 'seek.requested', 'seek.committed'] as const)(
    'without a finite length %s does nothing',
    async (type) => {
      const player = await startPlayer();
      player.actor.send({ type: 'song.chosen', song: song(1), playType: 'TOP' });
      await settled();
      const before = player.commands.length;
      player.actor.send({ type, time: 20 });
      expect([player.seeking(), shown(player), player.commands.length]).toEqual([
        'tracking',
        0,
        before,
      ]);
    },
  );

  test('stays within the song', async () => {
    const player = await sounding();
    player.actor.send({ type: 'seek.requested', time: 900 });
    expect(shown(player)).toBe(60);
    player.actor.send({ type: 'seek.requested', time: -5 });
    expect(shown(player)).toBe(0);
  });
});

test('a jump does not start a paused song', async () => {
  const player = await sounding();
  player.say({ type: 'audio.paused' });
  player.actor.send({ type: 'seek.requested', time: 20 });
  expect([player.playback(), player.commands.at(-1)]).toEqual([
    'paused',
    { type: 'audio.seek', time: 20 },
  ]);
});

test('before the element knows the length, that of the catalogue is shown', async () => {
  const player = await startPlayer();
  player.actor.send({ type: 'song.chosen', song: song(1, { dt: 45_500 }), playType: 'TOP' });
  expect(selectDuration(player.actor.getSnapshot())).toBe(45.5);
});

describe('lyrics', () => {
  const lyric = {
    kind: 'synced' as const,
    lyric: {
      lines: [
        { time: 1_000, text: '床前明月光' },
        { time: 25_000, text: '疑是地上霜' },
      ],
      times: [1_000, 25_000],
      synced: true,
    },
  };

  test('the last line whose time has come is current', async () => {
    const player = await startPlayer({ lyric: () => lyric });
    await player.play(song(1));
    const index = () => selectCurrentLyricIndex(player.actor.getSnapshot());
    expect(index()).toBe(-1);
    player.say({ type: 'audio.time', time: 0.99 });
    expect(index()).toBe(0);
    player.say({ type: 'audio.time', time: 59 });
    expect(index()).toBe(1);
  });

  test('a trial counts from the second of the song at which it begins', async () => {
    const player = await startPlayer({
      lyric: () => lyric,
      resolve: () => ({ kind: 'playable', url: '/t.mp3', trialStart: 20 }),
    });
    await player.play(song(1));
    player.say({ type: 'audio.time', time: 5 });
    expect(selectCurrentLyricIndex(player.actor.getSnapshot())).toBe(1);
  });

  test('are cleared at once on a switch of song', async () => {
    const player = await startPlayer({ lyric: () => lyric });
    await player.play(song(1));
    player.actor.send({ type: 'song.chosen', song: song(2), playType: 'TOP' });
    expect([selectLyricStatus(player.actor.getSnapshot()), player.context().lyric.lines]).toEqual([
      'loading',
      [],
    ]);
  });

  test('are asked for once a song, not once an address', async () => {
    const player = await startPlayer({ lyric: () => lyric });
    await player.play(song(1));
    player.say({ type: 'audio.failed', mediaErrorCode: 2, online: true });
    await settled();
    expect([player.asked.urls, player.asked.lyrics]).toEqual([[1, 1], [1]]);
  });

  test.each(['plain', 'instrumental', 'none'] as const)('may be %s', async (kind) => {
    const player = await startPlayer({ lyric: () => ({ ...lyric, kind }) });
    await player.play(song(1));
    expect(selectLyricStatus(player.actor.getSnapshot())).toBe(kind);
  });

  test('that did not come can be asked for again', async () => {
    let answers = 0;
    const player = await startPlayer({
      lyric: () => {
        answers += 1;
        return answers === 1 ? Promise.reject(new Error('broken')) : lyric;
      },
    });
    await player.play(song(1));
    expect(selectLyricStatus(player.actor.getSnapshot())).toBe('failed');
    player.actor.send({ type: 'lyric.retried' });
    await settled();
    expect(selectLyricStatus(player.actor.getSnapshot())).toBe('synced');
  });
});
