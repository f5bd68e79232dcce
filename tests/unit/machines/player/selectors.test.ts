import { describe, expect, test } from 'vitest';
import * as select from '#src/machines/player/player.selectors.ts';
import { settled, song, startPlayer } from './startPlayer.ts';

type Player = Awaited<ReturnType<typeof startPlayer>>;

/** What the views read, all at once. */
function seen({ actor }: Player) {
  const snapshot = actor.getSnapshot();
  return {
    song: select.selectSong(snapshot),
    title: select.selectTitle(snapshot),
    artist: select.selectArtist(snapshot),
    cover: select.selectCover(snapshot),
    isPlaying: select.selectIsPlaying(snapshot),
    isBusy: select.selectIsBusy(snapshot),
    isBlocked: select.selectIsBlocked(snapshot),
    failure: select.selectFailure(snapshot),
    hint: select.selectHint(snapshot),
    currentTime: select.selectCurrentTime(snapshot),
    duration: select.selectDuration(snapshot),
    progress: select.selectProgress(snapshot),
    lyric: select.selectLyric(snapshot),
    isMuted: select.selectIsMuted(snapshot),
    volume: select.selectVolume(snapshot),
    playModel: select.selectPlayModel(snapshot),
    playType: select.selectPlayType(snapshot),
    songs: select.selectSongs(snapshot),
    customSongs: select.selectCustomSongs(snapshot),
    unplayableIds: select.selectUnplayableIds(snapshot),
    isTrial: select.selectIsTrial(snapshot),
    lyricOffset: select.selectLyricOffset(snapshot),
  };
}

test('an empty player shows stand-ins', async () => {
  expect(seen(await startPlayer())).toEqual({
    song: null,
    title: '',
    artist: '歌手走丢了',
    cover: '',
    isPlaying: false,
    isBusy: false,
    isBlocked: false,
    failure: '',
    hint: '',
    currentTime: 0,
    duration: 0,
    progress: 0,
    lyric: [],
    isMuted: false,
    volume: 0.5,
    playModel: 'RANDOM',
    playType: 'TOP',
    songs: [],
    customSongs: [],
    unplayableIds: [],
    isTrial: false,
    lyricOffset: 0,
  });
});

test('a song that plays shows itself', async () => {
  const player = await startPlayer();
  await player.play(song(3, { ar: [{ name: '李白' }, { name: '' }, { name: '杜甫' }] }));
  player.say({ type: 'audio.time', time: 20 });
  const { title, artist, cover, isPlaying, isBusy, progress } = seen(player);
  expect({ title, artist, cover, isPlaying, isBusy, progress }).toEqual({
    title: '第3首',
    artist: '李白 / 杜甫',
    cover: '/3.jpg',
    isPlaying: true,
    isBusy: false,
    progress: 33.33,
  });
});

test('a song without artists has a stand-in', async () => {
  const player = await startPlayer();
  await player.play(song(3, { ar: [] }));
  expect(seen(player).artist).toBe('歌手走丢了');
});

describe('busy', () => {
  test('is the way to the sound', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'song.chosen', song: song(1), playType: 'TOP' });
    const resolving = seen(player).isBusy;
    await settled();
    const loading = seen(player).isBusy;
    player.say({ type: 'audio.playing' });
    player.say({ type: 'audio.waiting' });
    player.clock.increment(300);
    expect([resolving, loading, seen(player).isBusy, seen(player).isPlaying]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('is not the wait for a press', async () => {
    const player = await startPlayer();
    player.actor.send({ type: 'song.chosen', song: song(1), playType: 'TOP' });
    await settled();
    player.say({ type: 'audio.blocked' });
    const { isBusy, isBlocked, hint } = seen(player);
    expect([isBusy, isBlocked, hint]).toEqual([false, true, '点一下播放按钮就开始']);
  });
});
