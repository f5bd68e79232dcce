import {
  BOARDS,
  boardOf,
  detailBody,
  detailSong,
  isKnown,
  pageOf,
  searchBody,
  toplistEntries,
} from './catalogueRecords.ts';
import type { SoundKind } from './sounds.ts';

export type Query = Readonly<Record<string, string>>;

/** What was asked, and the way to say where a song sounds. */
export interface Asked {
  query: Query;
  sound: (id: number, kind: SoundKind) => string;
}

/** A body with its code, a page of HTML, or nothing but a closed connection. */
type Answer = object | { html: string } | 'dropped';
export type Form = (asked: Asked) => Answer;

const always =
  (body: object): Form =>
  () =>
    body;

/** What every call can answer when it goes wrong. */
const FAILURES = {
  crowded: always({ code: -460, message: '网络太拥挤，请稍候再试！' }),
  verification: always({
    code: -462,
    data: { blockText: '网络太拥挤，请稍候再试。', verifyUrl: '' },
    message: '网络太拥挤，请稍候再试。',
  }),
  tooOften: always({
    code: 405,
    msg: '操作频繁，请稍候再试',
    message: '操作频繁，请稍候再试',
  }),
  loginWanted: always({ code: 301, msg: '需要登录' }),
  notFound: always({ code: 404, data: null, msg: 'Not Found' }),
  timeout: always({ code: 502, msg: 'timeout of 10000ms exceeded' }),
  badParameter: always({ code: 400, message: "Required long parameter 'id' is not present" }),
  html: always({ html: '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>' }),
  list: always([]),
  dropped: () => 'dropped',
} as const satisfies Record<string, Form>;

/** Names of {@link FAILURES}, for tests that go through all of them. */
export const FAILURE_NAMES = [
  'crowded',
  'verification',
  'tooOften',
  'loginWanted',
  'notFound',
  'timeout',
  'badParameter',
  'html',
  'list',
  'dropped',
] as const satisfies readonly (keyof typeof FAILURES)[];

/** The forms of each call; the first is what it answers where a test says nothing. */
export const FORMS = {
  'toplist/detail': {
    ...FAILURES,
    usual: () => toplist(toplistEntries()),
    few: () => toplist(toplistEntries([BOARDS.gaps, BOARDS.hot])),
    empty: () => toplist([]),
  },
  'playlist/track/all': {
    ...FAILURES,
    usual: ({ query }) => {
      const list = boardOf(Number(query.id));
      if (!list) return { code: 404, data: null, msg: 'Not Found' };
      return detailBody(pageOf(list, Number(query.limit ?? 1000), Number(query.offset ?? 0)));
    },
  },
  'song/url/v1': {
    ...FAILURES,
    usual: playable('whole'),
    noUrl404: unplayable({ code: 404, type: null, fee: 0 }),
    noUrlVip: unplayable({
      code: 404,
      fee: 1,
      freeTrialPrivilege: {
        resConsumable: true,
        userConsumable: false,
        listenType: null,
        cannotListenReason: 1,
      },
    }),
    noUrlNotBought: unplayable({ code: -110, fee: 4 }),
    noEntry: always({ code: 200, data: [] }),
    trial: playable('whole', {
      fee: 1,
      level: 'standard',
      time: 30_000,
      freeTrialInfo: { start: 20, end: 50 },
    }),
    trialNullString: playable('whole', { fee: 0, freeTrialInfo: 'null' }),
    /** Several entries, the wanted one last. */
    anyOrder: (asked) => ({
      code: 200,
      data: [
        entry(asked, { id: 1, url: null, code: 404 }),
        entry(asked, { url: asked.sound(Number(asked.query.id), 'whole') }),
      ],
    }),
    corrupt: playable('corrupt'),
    stalling: playable('stalling'),
    silent: playable('silent'),
  },
  'song/detail': {
    ...FAILURES,
    usual: ({ query }) => detailBody((query.ids ?? '').split(',').map(Number).filter(isKnown)),
  },
  search: {
    ...FAILURES,
    usual: ({ query }) => searchBody(Number(query.limit ?? 30), Number(query.offset ?? 0)),
    noSongs: always({ result: { songCount: 0 }, code: 200 }),
    emptySongs: always({ result: { songs: [], songCount: 0 }, code: 200 }),
    emptyResult: always({ result: {}, code: 200 }),
  },
  lyric: {
    ...FAILURES,
    usual: always({
      sgc: false,
      sfy: false,
      qfy: false,
      transUser: {
        id: 13143150,
        status: 99,
        demand: 1,
        userid: 1711591707,
        nickname: 'Hachi_Yojiro',
        uptime: 1607392108878,
      },
      lyricUser: {
        id: 13125013,
        status: 99,
        demand: 0,
        userid: 3722748181,
        nickname: '夜迷事',
        uptime: 1607236182415,
      },
      lrc: {
        version: 5,
        lyric:
          '[00:00.000] 作词 : Eve\n[00:01.000] 作曲 : Eve\n[00:40.68]幾星霜 期待もないようなふりをした\n',
      },
      klyric: { version: 0, lyric: '' },
      tlyric: { version: 1, lyric: '[by:Hachi_Yojiro]\n[00:40.68]多年以来 装作毫无期待\n' },
      romalrc: { version: 1, lyric: '[00:40.680]i ku se i so u\n' },
      code: 200,
    }),
    instrumental: always({ sgc: false, sfy: false, qfy: false, nolyric: true, code: 200 }),
    uncollected: always({ sgc: true, sfy: false, qfy: false, uncollected: true, code: 200 }),
    wanted: always({
      uncollected: true,
      sgc: true,
      sfy: true,
      qfy: true,
      needDesc: true,
      lrc: { version: 1, lyric: '' },
      code: 200,
      briefDesc: null,
    }),
    inTranslation: always({
      code: 200,
      lrc: { version: 1, lyric: '' },
      tlyric: { version: 2, lyric: '[00:15.437]原文在翻译位\n' },
    }),
    instrumentalText: always({
      code: 200,
      lrc: {
        version: 3,
        lyric: '[00:00.000] 作曲 : 杨武韬\n[99:00.00]纯音乐，请欣赏\n',
      },
    }),
    plain: always({ code: 200, lrc: { version: 1, lyric: '没有时间轴的纯文本歌词' } }),
    nullTexts: always({ code: 200, lrc: { lyric: null }, tlyric: { lyric: null } }),
  },
  'playlist/detail': {
    ...FAILURES,
    usual: ({ query }) => {
      const list = boardOf(Number(query.id));
      if (!list) return { code: 404, data: null, msg: 'Not Found' };
      return {
        code: 200,
        relatedVideos: null,
        playlist: {
          id: list.id,
          name: list.name,
          coverImgUrl: 'https://p1.music.126.net/pcYHpMkdC69VVvWiynNklA==/109951166952713766.jpg',
          userId: 3265840429,
          trackCount: list.trackIds.length,
          playCount: 187247,
          description: null,
          tags: [],
          updateTime: 1670726903053,
          creator: { userId: 1, nickname: '云音乐', avatarUrl: '' },
          tracks: list.trackIds.slice(0, 10).map(detailSong),
          trackIds: list.trackIds.map((id) => ({
            id,
            v: 1,
            t: 0,
            at: 1670726902828,
            alg: null,
          })),
        },
        urls: null,
        privileges: [],
      };
    },
  },
} as const satisfies Record<string, Record<string, Form> & { usual: Form }>;

export type PeerCall = keyof typeof FORMS;
export type FormName<Call extends PeerCall> = keyof (typeof FORMS)[Call] & string;

function toplist(list: object[]): object {
  return {
    code: 200,
    list,
    artistToplist: {
      coverUrl: 'https://p1.music.126.net/pcYHpMkdC69VVvWiynNklA==/109951166952713766.jpg',
      name: '云音乐歌手榜',
      upateFrequency: '每天更新',
      updateFrequency: '每天更新',
      position: 5,
    },
  };
}

function playable(kind: SoundKind, change: object = {}): Form {
  return (asked) => ({
    code: 200,
    data: [entry(asked, { url: asked.sound(Number(asked.query.id), kind), ...change })],
  });
}

/** Outer code 200, and no address. */
function unplayable(change: object): Form {
  return (asked) => ({
    code: 200,
    data: [entry(asked, { url: null, br: 0, size: 0, md5: null, level: null, ...change })],
  });
}

function entry({ query }: Asked, change: object): object {
  return {
    id: Number(query.id),
    url: null,
    br: 320000,
    size: 8377005,
    md5: '7d89',
    code: 200,
    expi: 1200,
    type: 'mp3',
    gain: -8.0895,
    peak: 1,
    fee: 8,
    uf: null,
    payed: 1,
    flag: 462852,
    canExtend: false,
    freeTrialInfo: null,
    level: 'exhigh',
    encodeType: 'mp3',
    channelLayout: null,
    freeTrialPrivilege: {
      resConsumable: false,
      userConsumable: false,
      listenType: null,
      cannotListenReason: null,
      playReason: null,
    },
    freeTimeTrialPrivilege: {
      resConsumable: false,
      userConsumable: false,
      type: 0,
      remainTime: 0,
    },
    urlSource: 0,
    rightSource: 0,
    time: 60_000,
    message: null,
    ...change,
  };
}
