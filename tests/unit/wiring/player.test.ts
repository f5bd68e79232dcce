import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import {
  selectFailure,
  selectIsTrial,
  selectLyric,
  selectLyricStatus,
} from '#src/machines/player/player.selectors.ts';
import type { Catalogue } from '#src/services/catalogue.ts';
import type { SongLyric, SongUrl } from '#src/services/catalogueShapes.ts';
import type { BrowserStorage } from '#src/services/storage.ts';
import { wirePlayer } from '#src/wiring/player.ts';

const song: Song = {
  id: 5,
  name: '静夜思',
  ar: [{ name: '李白' }],
  alia: [],
  al: { picUrl: '/5.jpg' },
  dt: 30_000,
};

let page = seenPage();

function seenPage() {
  return Object.assign(new EventTarget(), { visibilityState: 'visible' });
}

class SilentAudio extends EventTarget {
  paused = true;
  readyState = 0;
  volume = 1;
  async play() {}
  pause() {}
  load() {}
  removeAttribute() {}
}

beforeEach(() => {
  page = seenPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('Audio', SilentAudio);
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function memory(kept: Record<string, unknown> = {}): BrowserStorage {
  return {
    get: () => '',
    set: () => {},
    remove: () => {},
    readJson: (key) => kept[key] ?? null,
    writeJson: (key, value) => {
      kept[key] = value;
    },
  };
}

interface World {
  url?: SongUrl;
  lyric?: SongLyric | null;
  kept?: Record<string, unknown>;
}

async function start({ url = { url: '/5.mp3', trial: null }, lyric = null, kept = {} }: World) {
  const catalogue: Catalogue = {
    toplist: async () => null,
    playlistTracks: async () => null,
    songUrl: async () => url,
    songDetail: async () => null,
    search: async () => null,
    lyric: async () => lyric,
  };
  const actor = createActor(wirePlayer({ catalogue, storage: memory(kept) }), {
    systemId: 'player',
  }).start();
  await settled();
  return actor;
}

async function play(world: World) {
  const actor = await start(world);
  actor.send({ type: 'song.chosen', song, playType: 'TOP' });
  await settled();
  return actor;
}

/** The parser is imported with the first lyric. */
const lyricCame = (actor: Awaited<ReturnType<typeof play>>) =>
  waitFor(actor, (snapshot) => selectLyricStatus(snapshot) !== 'loading');

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the companions', () => {
  function controls() {
    const actions: string[] = [];
    const mediaSession = {
      metadata: null,
      playbackState: 'none',
      setActionHandler: (action: string, handler: unknown) => {
        if (handler !== null) actions.push(action);
      },
    };
    vi.stubGlobal('navigator', { onLine: true, mediaSession });
    vi.stubGlobal('MediaMetadata', class {});
    return { actions, mediaSession };
  }

  test('come with the first song that is to sound', async () => {
    const { actions, mediaSession } = controls();
    const actor = await play({});
    await vi.waitFor(() => expect(mediaSession.playbackState).toBe('playing'));
    expect(actions).toEqual(['play', 'pause', 'previoustrack', 'nexttrack', 'seekto']);
    actor.stop();
    expect(mediaSession.playbackState).toBe('none');
  });

  test('do not come to a player that is stopped meanwhile', async () => {
    const { actions } = controls();
    const actor = await start({});
    actor.send({ type: 'song.chosen', song, playType: 'TOP' });
    actor.stop();
    await import('#src/wiring/playerCompanions.ts');
    await settled();
    expect(actions).toEqual([]);
  });
});

describe('an address', () => {
  test('is loaded', async () => {
    const actor = await play({});
    expect([actor.getSnapshot().value.playback, actor.getSnapshot().context.url]).toEqual([
      'loading',
      '/5.mp3',
    ]);
  });

  test('of a trial is marked', async () => {
    const actor = await play({ url: { url: '/5.mp3', trial: { start: 20, end: 50 } } });
    expect([selectIsTrial(actor.getSnapshot()), actor.getSnapshot().context.trialStart]).toEqual([
      true,
      20,
    ]);
  });

  test.each([
    ['unplayable', true, '这首歌暂时无法播放，换一首听听吧'],
    ['ignored', true, '音乐服务暂时没有回应，请稍后点播放重试'],
    ['unreachable', true, '音乐服务暂时没有回应，请稍后点播放重试'],
    ['unreachable', false, '网络已断开，连上后点播放继续'],
  ] as const)('%s, with the network %s, is told', async (reason, onLine, text) => {
    vi.stubGlobal('navigator', { onLine });
    const actor = await play({ url: { url: null, reason } });
    expect(selectFailure(actor.getSnapshot())).toBe(text);
  });
});

test('a network that goes while sound is waited for is told', async () => {
  const actor = await play({});
  window.dispatchEvent(new Event('offline'));
  expect(selectFailure(actor.getSnapshot())).toBe('网络已断开，连上后点播放继续');
});

describe('lyrics', () => {
  test.each([
    ['synced', { lyric: '[00:01]床前', translation: '[00:01]bed', instrumental: false }],
    ['plain', { lyric: '床前', translation: '', instrumental: false }],
    ['none', { lyric: '', translation: '', instrumental: false }],
    ['instrumental', { lyric: '', translation: '', instrumental: true }],
    ['failed', null],
  ] as const)('are %s', async (status, lyric) => {
    const actor = await play({ lyric });
    await lyricCame(actor);
    expect(selectLyricStatus(actor.getSnapshot())).toBe(status);
  });

  test('carry their translation', async () => {
    const actor = await play({
      lyric: { lyric: '[00:01]床前', translation: '[00:01]bed', instrumental: false },
    });
    await lyricCame(actor);
    expect(selectLyric(actor.getSnapshot())).toEqual([
      { time: 1_000, text: '床前', translation: 'bed' },
    ]);
  });
});

describe('the record', () => {
  const record = {
    version: 1,
    volume: 0.5,
    playModel: 'RANDOM',
    playType: 'TOP',
    song,
    currentTime: 0,
    duration: 0,
    songs: [],
    customSongs: [],
    lyricOffsets: [],
  };

  test('is kept under its plain key when the page goes out of sight', async () => {
    const kept: Record<string, unknown> = {};
    await play({ kept });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(kept).toEqual({});
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(kept).toEqual({ 'blog-music-player': record });
  });

  test('is kept when the page is left', async () => {
    const kept: Record<string, unknown> = {};
    await play({ kept });
    window.dispatchEvent(new Event('pagehide'));
    expect(kept).toEqual({ 'blog-music-player': record });
  });

  test('comes back', async () => {
    const kept = { 'blog-music-player': { ...record, volume: 0, playModel: 'LISTLOOP' } };
    const { volume, playModel } = (await play({ kept })).getSnapshot().context;
    expect([volume, playModel]).toEqual([0, 'LISTLOOP']);
  });
});
