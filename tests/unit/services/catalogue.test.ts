import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#src/services/catalogue.ts';

interface Sent {
  url: string;
  init: RequestInit | undefined;
}

/** A catalogue whose network ends in this answer. */
function answering(body: unknown, { status = 200, secure = false } = {}) {
  const sent: Sent[] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const catalogue = createCatalogue(
    async (url, init) => {
      sent.push({ url: String(url), init });
      return new Response(text, { status });
    },
    () => secure,
  );
  return { catalogue, sent, urls: () => sent.map(({ url }) => url) };
}

const GREY = 'https://p2.music.126.net/6y-UleORITEDbvrOLV0Q8A==/5639395138885805.jpg';

describe('what is asked', () => {
  it('sends every call as the specification writes it', async () => {
    const { catalogue, urls } = answering({ code: 200 });
    await catalogue.toplist();
    await catalogue.playlistTracks(3778678, { limit: 30, offset: 60 });
    await catalogue.songUrl(210049);
    await catalogue.songDetail([1, 2]);
    await catalogue.search('李白 月', { limit: 20, offset: 0 });
    await catalogue.lyric(210049);
    expect(urls()).toEqual([
      '/wapi/toplist/detail',
      '/wapi/playlist/track/all?id=3778678&limit=30&offset=60',
      '/wapi/song/url/v1?id=210049&level=exhigh',
      '/wapi//song/detail?ids=1%2C2',
      '/wapi/search?keywords=%E6%9D%8E%E7%99%BD+%E6%9C%88&offset=0&limit=20',
      '/wapi/lyric?id=210049',
    ]);
  });

  it('sends credentials and the marks of the shared client', async () => {
    const { catalogue, sent } = answering({ code: 200, list: [] });
    await catalogue.toplist();
    expect(sent[0]?.init?.credentials).toBe('include');
    expect(sent[0]?.init?.headers).toEqual({
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    });
  });

  it('hands the abort signal on', async () => {
    const controller = new AbortController();
    const { catalogue, sent } = answering({ code: 200, list: [] });
    await catalogue.toplist(controller.signal);
    expect(sent[0]?.init?.signal?.aborted).toBe(false);
    controller.abort();
    expect(sent[0]?.init?.signal?.aborted).toBe(true);
  });
});

describe('answers that are ignored', () => {
  it.each([
    ['a crowded network', { code: -460, message: '网络太拥挤，请稍候再试！' }],
    [
      'a wish for verification',
      { code: -462, data: { blockText: '网络太拥挤，请稍候再试。', verifyUrl: '' } },
    ],
    [
      'calls too often',
      { code: 405, msg: '操作频繁，请稍候再试', message: '操作频繁，请稍候再试' },
    ],
    ['a login wanted', { code: 301, msg: '需要登录' }],
    ['a thing not found', { code: 404, data: null, msg: 'Not Found' }],
    ['a timeout behind', { code: 502, msg: 'timeout of 10000ms exceeded' }],
    ['a bad parameter', { code: 400, message: "Required long parameter 'id' is not present" }],
    ['a page of HTML', '<html><body>502 Bad Gateway</body></html>'],
    ['an empty body', ''],
    ['a list', []],
    ['nothing', null],
  ])('gives no result for %s', async (_, body) => {
    const { catalogue } = answering(body);
    expect(await catalogue.toplist()).toBeNull();
    expect(await catalogue.playlistTracks(1, { limit: 30, offset: 0 })).toBeNull();
    expect(await catalogue.songDetail([1])).toBeNull();
    expect(await catalogue.search('月', { limit: 20, offset: 0 })).toBeNull();
    expect(await catalogue.lyric(1)).toBeNull();
    expect(await catalogue.songUrl(1)).toEqual({ url: null, reason: 'ignored' });
  });

  it('gives no result, and no rejection, when the network fails', async () => {
    const catalogue = createCatalogue(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await catalogue.toplist()).toBeNull();
    expect(await catalogue.songUrl(1)).toEqual({ url: null, reason: 'unreachable' });
  });

  it('reads a body of code 200 whatever the HTTP status is', async () => {
    const { catalogue } = answering(
      { code: 200, list: [{ id: 1, name: '唐诗' }] },
      { status: 502 },
    );
    expect(await catalogue.toplist()).toEqual([{ id: 1, name: '唐诗', coverImgUrl: '' }]);
  });
});

describe('categories', () => {
  it('keeps id, name and cover of each list', async () => {
    const { catalogue } = answering({
      code: 200,
      list: [
        {
          id: 19723756,
          name: '飙升榜',
          coverImgUrl: 'http://p1.music.126.net/pcYHpMkdC69VVvWiynNklA==/109951166952713766.jpg',
          description: null,
          trackCount: 100,
          playCount: 5424815104,
          tracks: null,
          ToplistType: 'S',
        },
        { id: 991319590, name: '云音乐说唱榜', coverImgUrl: null, tracks: null },
        { id: '7', name: '坏的' },
        { id: 8 },
        null,
      ],
      artistToplist: { coverUrl: '…', name: '云音乐歌手榜' },
    });
    expect(await catalogue.toplist()).toEqual([
      {
        id: 19723756,
        name: '飙升榜',
        coverImgUrl: 'http://p1.music.126.net/pcYHpMkdC69VVvWiynNklA==/109951166952713766.jpg',
      },
      { id: 991319590, name: '云音乐说唱榜', coverImgUrl: '' },
    ]);
  });

  it('is empty where the list is missing', async () => {
    const { catalogue } = answering({ code: 200 });
    expect(await catalogue.toplist()).toEqual([]);
  });
});

describe('songs of a list', () => {
  const detail = {
    code: 200,
    songs: [
      {
        id: 210049,
        name: '布拉格广场',
        ar: [
          { id: 7219, name: '蔡依林', tns: [], alias: [] },
          { id: 6452, name: '周杰伦', tns: [], alias: [] },
        ],
        alia: ['单元剧《上班女郎》主题曲'],
        al: {
          id: 21349,
          name: '看我72变',
          picUrl: 'http://p2.music.126.net/hQINyGWKnpuCqFUk55jXAQ==/109951167649668323.jpg',
          pic_str: '109951167649668323',
        },
        dt: 294600,
        fee: 1,
        noCopyrightRcmd: null,
      },
      { id: 2, name: null, ar: [{ id: 0, name: null }], al: { name: null, picUrl: null }, t: 1 },
      { id: 210049, name: '又一次' },
      { name: '没有编号' },
    ],
    privileges: [{ id: 210049, pl: 0 }],
  };

  it('become songs, each id once, those of the cloud disk without their nulls', async () => {
    const { catalogue } = answering(detail);
    expect(await catalogue.playlistTracks(3778678, { limit: 30, offset: 0 })).toEqual([
      {
        id: 210049,
        name: '布拉格广场',
        ar: [
          { id: 7219, name: '蔡依林' },
          { id: 6452, name: '周杰伦' },
        ],
        alia: ['单元剧《上班女郎》主题曲'],
        al: {
          id: 21349,
          name: '看我72变',
          picUrl: 'http://p2.music.126.net/hQINyGWKnpuCqFUk55jXAQ==/109951167649668323.jpg',
        },
        dt: 294600,
      },
      { id: 2, name: '未命名歌曲', ar: [], alia: [], al: { picUrl: '' }, dt: 0 },
    ]);
  });

  it('have their covers on https where the page is', async () => {
    const { catalogue } = answering(
      { ...detail, songs: detail.songs.slice(0, 1) },
      { secure: true },
    );
    const [song] = (await catalogue.songDetail([210049])) ?? [];
    expect(song?.al.picUrl).toBe(
      'https://p2.music.126.net/hQINyGWKnpuCqFUk55jXAQ==/109951167649668323.jpg',
    );
  });

  it('are none for ids nobody knows', async () => {
    const { catalogue } = answering({ songs: [], privileges: [], code: 200 });
    expect(await catalogue.songDetail([1])).toEqual([]);
  });
});

describe('search', () => {
  const found = (img1v1Url: string) => ({
    code: 200,
    result: {
      songs: [
        {
          id: 496869422,
          name: '打上花火',
          artists: [{ id: 855508, name: 'Daoko', picUrl: null, img1v1Url: GREY }],
          album: {
            id: 35864443,
            name: '打上花火',
            artist: { id: 0, name: '', picUrl: null, img1v1Url },
            picId: 109951163009282830,
          },
          duration: 289334,
          alias: ['动画电影《升空的焰火》主题曲'],
          mvid: 5622072,
        },
      ],
      hasMore: true,
      songCount: 600,
    },
  });

  it('turns its own form into songs, the grey placeholder being no cover', async () => {
    const { catalogue } = answering(found(GREY));
    expect(await catalogue.search('打上花火', { limit: 20, offset: 0 })).toEqual([
      {
        id: 496869422,
        name: '打上花火',
        ar: [{ id: 855508, name: 'Daoko' }],
        alia: ['动画电影《升空的焰火》主题曲'],
        al: { id: 35864443, name: '打上花火', picUrl: '' },
        dt: 289334,
      },
    ]);
  });

  it('takes the cover from the artist of the album where it is a real one', async () => {
    const { catalogue } = answering(found('https://p1.music.126.net/a==/1.jpg'));
    const [song] = (await catalogue.search('打上花火', { limit: 20, offset: 0 })) ?? [];
    expect(song?.al.picUrl).toBe('https://p1.music.126.net/a==/1.jpg');
  });

  it.each([
    [{ result: { songCount: 0 }, code: 200 }],
    [{ result: { songs: [], songCount: 0 }, code: 200 }],
    [{ result: {}, code: 200 }],
    [{ code: 200 }],
  ])('finds nothing in %j', async (body) => {
    const { catalogue } = answering(body);
    expect(await catalogue.search('无', { limit: 20, offset: 0 })).toEqual([]);
  });
});

describe('the address of a song', () => {
  const playable = {
    id: 2115507066,
    url: 'http://m801.music.126.net/20240127122201/7d89.mp3',
    br: 320000,
    code: 200,
    expi: 1200,
    type: 'mp3',
    fee: 8,
    freeTrialInfo: null,
    freeTrialPrivilege: { resConsumable: false, userConsumable: false },
    time: 209375,
  };

  it('is given as it is on an http page and on https where the page is', async () => {
    const body = { code: 200, data: [playable] };
    expect(await answering(body).catalogue.songUrl(2115507066)).toEqual({
      url: 'http://m801.music.126.net/20240127122201/7d89.mp3',
      trial: null,
    });
    expect(await answering(body, { secure: true }).catalogue.songUrl(2115507066)).toEqual({
      url: 'https://m801.music.126.net/20240127122201/7d89.mp3',
      trial: null,
    });
  });

  it('is found by id among several', async () => {
    const { catalogue } = answering({
      code: 200,
      data: [{ id: 1, url: 'http://other/1.mp3' }, playable],
    });
    expect(await catalogue.songUrl(2115507066)).toEqual({
      url: 'http://m801.music.126.net/20240127122201/7d89.mp3',
      trial: null,
    });
  });

  it.each([
    ['is gone', [{ id: 1, url: null, br: 0, code: 404, fee: 0, freeTrialInfo: null }]],
    ['needs a membership', [{ id: 1, url: null, code: 404, fee: 1, freeTrialInfo: null }]],
    ['needs its album bought', [{ id: 1, url: null, code: -110, fee: 4, freeTrialInfo: null }]],
    ['is not in the answer', []],
    ['has an empty address', [{ id: 1, url: '' }]],
  ])('is none for a song that %s', async (_, data) => {
    const { catalogue } = answering({ code: 200, data });
    expect(await catalogue.songUrl(1)).toEqual({ url: null, reason: 'unplayable' });
  });

  it('carries the span of a trial in seconds', async () => {
    const { catalogue } = answering({
      code: 200,
      data: [
        {
          id: 9,
          url: 'http://m8.music.126.net/9.mp3',
          code: 200,
          fee: 1,
          time: 30000,
          freeTrialInfo: { start: 20, end: 50 },
        },
      ],
    });
    expect(await catalogue.songUrl(9)).toEqual({
      url: 'http://m8.music.126.net/9.mp3',
      trial: { start: 20, end: 50 },
    });
  });

  it('is no trial where the catalogue says "null" as a text', async () => {
    const { catalogue } = answering({
      code: 200,
      data: [{ id: 1, url: 'http://m8.music.126.net/1.mp3', freeTrialInfo: 'null', fee: 0 }],
    });
    expect(await catalogue.songUrl(1)).toEqual({
      url: 'http://m8.music.126.net/1.mp3',
      trial: null,
    });
  });
});

describe('lyrics', () => {
  it('come with their translation', async () => {
    const { catalogue } = answering({
      sgc: false,
      lrc: { version: 5, lyric: '[00:01.000] 作曲 : Eve\n' },
      klyric: { version: 0, lyric: '' },
      tlyric: { version: 1, lyric: '[00:40.68]多年以来\n' },
      code: 200,
    });
    expect(await catalogue.lyric(1)).toEqual({
      lyric: '[00:01.000] 作曲 : Eve\n',
      translation: '[00:40.68]多年以来\n',
      instrumental: false,
    });
  });

  it.each([
    [
      { sgc: false, sfy: false, qfy: false, nolyric: true, code: 200 },
      { lyric: '', translation: '', instrumental: true },
    ],
    [
      { sgc: true, sfy: false, qfy: false, uncollected: true, code: 200 },
      { lyric: '', translation: '', instrumental: false },
    ],
    [
      { uncollected: true, needDesc: true, lrc: { version: 1, lyric: '' }, code: 200 },
      { lyric: '', translation: '', instrumental: false },
    ],
    [
      { code: 200, lrc: { version: 1, lyric: null }, tlyric: null },
      { lyric: '', translation: '', instrumental: false },
    ],
    [
      { code: 200, lrc: { version: 1, lyric: '没有时间轴的纯文本歌词' } },
      { lyric: '没有时间轴的纯文本歌词', translation: '', instrumental: false },
    ],
  ])('read %j', async (body, expected) => {
    const { catalogue } = answering(body);
    expect(await catalogue.lyric(1)).toEqual(expected);
  });
});
