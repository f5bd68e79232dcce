import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, createCatalogue } from '#src/services/catalogue.ts';
import { type CataloguePeer, startCataloguePeer } from '#tests/peers/catalogue.ts';
import { FAILURE_NAMES } from '#tests/peers/catalogueForms.ts';
import { BOARDS } from '#tests/peers/catalogueRecords.ts';

/** The site's own client over a real network, against answers in the recorded shapes. */
let peer: CataloguePeer;
let catalogue: Catalogue;

beforeAll(async () => {
  peer = await startCataloguePeer();
  catalogue = createCatalogue(
    (address, init) => fetch(`${peer.url}${String(address).replace(/^\/wapi/, '')}`, init),
    () => false,
  );
});
afterEach(() => peer.reset());
afterAll(() => peer.stop());

const COVER = 'https://p2.music.126.net/hQINyGWKnpuCqFUk55jXAQ==/109951167649668323.jpg';
const PAGE = { limit: 30, offset: 0 };

const CALLS = [
  'toplist/detail',
  'playlist/track/all',
  'song/url/v1',
  'song/detail',
  'search',
  'lyric',
] as const;

/** Every call of the client, in the order of {@link CALLS}. */
function askEverything() {
  return Promise.all([
    catalogue.toplist(),
    catalogue.playlistTracks(BOARDS.hot.id, PAGE),
    catalogue.songUrl(4001),
    catalogue.songDetail([4001]),
    catalogue.search('月', PAGE),
    catalogue.lyric(4001),
  ]);
}

describe('the peer', () => {
  it.each([
    ['crowded', 400, -460],
    ['verification', 400, -462],
    ['tooOften', 405, 405],
    ['loginWanted', 301, 301],
    ['notFound', 404, 404],
    ['timeout', 200, 502],
    ['badParameter', 200, 400],
  ] as const)('sends %s with HTTP %i', async (form, status, code) => {
    peer.next('lyric', form);
    const answer = await fetch(`${peer.url}/lyric?id=1`);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  it('sends numbers that no client can hold', async () => {
    const found = await (await fetch(`${peer.url}/search?keywords=x&limit=1`)).text();
    const lists = await (await fetch(`${peer.url}/toplist/detail`)).text();
    expect(found).toContain('"picId":109951163009282830}');
    expect(lists).toContain('"playCount":5424815104,');
  });

  it('answers song/detail after one slash and after two', async () => {
    for (const path of ['/song/detail', '//song/detail']) {
      const { songs } = await (await fetch(`${peer.url}${path}?ids=4001,404404`)).json();
      expect(songs.map(({ id }: { id: number }) => id)).toEqual([4001]);
    }
  });

  it('shows a list as a whole', async () => {
    const { playlist } = await (
      await fetch(`${peer.url}/playlist/detail?id=${BOARDS.hot.id}`)
    ).json();
    expect([playlist.name, playlist.tracks.length, playlist.trackIds.length]).toEqual([
      '热歌榜',
      10,
      12,
    ]);
  });

  it('serves sound by ranges, until the address has outlived its time', async () => {
    const { url } = await catalogue.songUrl(4001);
    const ask = () => fetch(String(url), { headers: { range: 'bytes=44-143' } });
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      'bytes 44-143/1920044',
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBe(100);
    peer.endLives();
    expect((await ask()).status).toBe(403);
  });
});

describe('what goes wrong', () => {
  it.each(FAILURE_NAMES)('%s is no result for any call, and the next one is', async (form) => {
    for (const call of CALLS) peer.next(call, form);
    expect(await askEverything()).toEqual([
      null,
      null,
      { url: null, reason: form === 'dropped' ? 'unreachable' : 'ignored' },
      null,
      null,
      null,
    ]);
    const [lists, songs, address, details, found, lyric] = await askEverything();
    expect([lists?.length, songs?.length, address.url, details?.length]).toEqual([
      8,
      12,
      expect.stringMatching(/^http:.+\/sound\/whole\/\d+\/4001\.wav$/),
      1,
    ]);
    expect([found?.length, lyric?.instrumental]).toEqual([30, false]);
  });

  it('drops an answer nobody waits for any more', async () => {
    const release = peer.hold('song/url/v1', { id: '4001' });
    const controller = new AbortController();
    const old = catalogue.songUrl(4001, controller.signal);
    expect((await catalogue.songUrl(4002)).url).toMatch(/4002\.wav$/);
    controller.abort();
    release();
    expect(await old).toEqual({ url: null, reason: 'unreachable' });
  });

  it('knows no address where the song has none', async () => {
    for (const form of ['noUrl404', 'noUrlVip', 'noUrlNotBought', 'noEntry'] as const) {
      peer.next('song/url/v1', form);
      expect(await catalogue.songUrl(4001)).toEqual({ url: null, reason: 'unplayable' });
    }
  });
});

describe('songs', () => {
  it('of a trial carry its span, and the text "null" is no trial', async () => {
    peer.next('song/url/v1', 'trial');
    expect(await catalogue.songUrl(9)).toEqual({
      url: expect.stringMatching(/\/9\.wav$/),
      trial: { start: 20, end: 50 },
    });
    peer.next('song/url/v1', 'trialNullString');
    expect(await catalogue.songUrl(9)).toEqual({
      url: expect.stringMatching(/\/9\.wav$/),
      trial: null,
    });
  });

  it('are found by id among several addresses', async () => {
    peer.next('song/url/v1', 'anyOrder');
    expect((await catalogue.songUrl(4003)).url).toMatch(/4003\.wav$/);
  });

  it('of the cloud disk have no nulls', async () => {
    expect(await catalogue.playlistTracks(BOARDS.cloudDisk.id, { limit: 2, offset: 0 })).toEqual([
      { id: 3001, name: '未命名歌曲', ar: [], alia: [], al: { id: 21349, picUrl: '' }, dt: 60_000 },
      {
        id: 3002,
        name: '没有歌手的录音',
        ar: [],
        alia: [],
        al: { id: 21349, name: '看我72变', picUrl: COVER },
        dt: 60_000,
      },
    ]);
  });

  it('of a list come in pages that deleted songs have made shorter', async () => {
    const sizes = [];
    for (const offset of [0, 30, 60, 90]) {
      sizes.push((await catalogue.playlistTracks(BOARDS.gaps.id, { limit: 30, offset }))?.length);
    }
    expect(sizes).toEqual([27, 28, 18, 0]);
  });

  it('come again on the next page where pages overlap', async () => {
    const ids = async (offset: number) =>
      (await catalogue.playlistTracks(BOARDS.overlapping.id, { limit: 30, offset }))?.map(
        ({ id }) => id,
      );
    expect((await ids(30))?.slice(0, 4)).toEqual([2028, 2029, 2030, 2031]);
    expect(await ids(60)).toEqual([2058, 2059, 2060]);
  });

  it('of a private or removed list are no result', async () => {
    expect(await catalogue.playlistTracks(BOARDS.gone.id, PAGE)).toBeNull();
  });

  it('that are found have no grey cover; their detail has the real one', async () => {
    const [found] = (await catalogue.search('花火', { limit: 1, offset: 0 })) ?? [];
    expect(found).toEqual({
      id: 496869422,
      name: '打上花火',
      ar: [{ id: 855508, name: 'Daoko' }],
      alia: ['动画电影《升空的焰火》主题曲'],
      al: { id: 35864443, name: '打上花火', picUrl: '' },
      dt: 289_334,
    });
    const [detail] = (await catalogue.songDetail([496869422])) ?? [];
    expect(detail?.al.picUrl).toBe(COVER);
  });

  it('that nobody knows are left out', async () => {
    expect(await catalogue.songDetail([404404])).toEqual([]);
  });

  it.each(['noSongs', 'emptySongs', 'emptyResult'] as const)('are none in %s', async (form) => {
    peer.next('search', form);
    expect(await catalogue.search('无', PAGE)).toEqual([]);
  });
});

describe('lists', () => {
  it('are known by id, name and cover; the fourth is 热歌榜', async () => {
    expect((await catalogue.toplist())?.[3]).toEqual({
      id: 3778678,
      name: '热歌榜',
      coverImgUrl: 'https://p1.music.126.net/pcYHpMkdC69VVvWiynNklA==/109951166952713766.jpg',
    });
  });

  it.each([
    ['few', 2],
    ['empty', 0],
  ] as const)('may be %s', async (form, count) => {
    peer.next('toplist/detail', form);
    expect((await catalogue.toplist())?.length).toBe(count);
  });
});

describe('lyrics', () => {
  it.each([
    ['instrumental', { lyric: '', translation: '', instrumental: true }],
    ['uncollected', { lyric: '', translation: '', instrumental: false }],
    ['wanted', { lyric: '', translation: '', instrumental: false }],
    ['nullTexts', { lyric: '', translation: '', instrumental: false }],
    ['inTranslation', { lyric: '', translation: '[00:15.437]原文在翻译位\n', instrumental: false }],
    [
      'instrumentalText',
      {
        lyric: '[00:00.000] 作曲 : 杨武韬\n[99:00.00]纯音乐，请欣赏\n',
        translation: '',
        instrumental: false,
      },
    ],
    ['plain', { lyric: '没有时间轴的纯文本歌词', translation: '', instrumental: false }],
  ] as const)('in the form %s', async (form, expected) => {
    peer.next('lyric', form);
    expect(await catalogue.lyric(1)).toEqual(expected);
  });
});
