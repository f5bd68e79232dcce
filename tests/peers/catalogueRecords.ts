/** What the catalogue knows: boards and songs with the fields, and the oddities, of recorded answers. */

const GREY_PICTURE = 'https://p2.music.126.net/6y-UleORITEDbvrOLV0Q8A==/5639395138885805.jpg';
const ALBUM_PICTURE = 'https://p2.music.126.net/hQINyGWKnpuCqFUk55jXAQ==/109951167649668323.jpg';

export interface PeerBoard {
  id: number;
  name: string;
  /** The songs of the list; some of them have been deleted. */
  trackIds: number[];
  deletedIds: number[];
  /** So many songs of the page before come again with every page. */
  overlap: number;
  /** Private or removed: known by its cover only. */
  isGone: boolean;
  official?: 'S' | 'N' | 'O' | 'H';
}

interface PeerSong {
  id: number;
  name: string | null;
  artists: { id: number; name: string | null }[];
  album: string | null;
  alias: string[];
}

export const BOARDS = {
  /** 80 places, 73 songs: the pages of 30 hold 27, 28 and 18. */
  gaps: board(19723756, '飙升榜', range(1001, 80), {
    official: 'S',
    deletedIds: [1003, 1010, 1030, 1031, 1060, 1061, 1080],
  }),
  /** 60 songs; the page behind the last holds three that are known. */
  overlapping: board(3779629, '新歌榜', range(2001, 60), { official: 'N', overlap: 3 }),
  /** Songs of a cloud disk, whose names nobody has written down. */
  cloudDisk: board(2884035, '原创榜', [3001, 3002, 3003, 210049], { official: 'O' }),
  /** Opens first. */
  hot: board(3778678, '热歌榜', range(4001, 12), { official: 'H' }),
  /** A list of one. */
  single: board(991319590, '云音乐说唱榜', [5001]),
  gone: board(7775163417, '编辑推荐榜VOL.41 deca joins主唱郑敬儒发布个人单曲', [], {
    isGone: true,
  }),
  empty: board(60198, '美国Billboard榜', []),
  /** For whoever wants a list nobody has asked for before: answers are kept by the site. */
  fresh: board(60131, '日本Oricon榜', range(6001, 4)),
} as const;

const ALL_BOARDS: readonly PeerBoard[] = Object.values(BOARDS);

const NAMED = new Map<number, Partial<PeerSong>>([
  [
    210049,
    {
      name: '布拉格广场',
      artists: [
        { id: 7219, name: '蔡依林' },
        { id: 6452, name: '周杰伦' },
      ],
      album: '看我72变',
      alias: ['单元剧《上班女郎》主题曲'],
    },
  ],
  [3001, { name: null, artists: [{ id: 0, name: null }], album: null }],
  [3002, { name: '没有歌手的录音', artists: [] }],
  [
    496869422,
    {
      name: '打上花火',
      artists: [{ id: 855508, name: 'Daoko' }],
      album: '打上花火',
      alias: ['动画电影《升空的焰火》主题曲'],
    },
  ],
]);

/** Found by every search, in this order. */
const FOUND = [496869422, ...range(7001, 44)];

export function toplistEntries(boards: readonly PeerBoard[] = ALL_BOARDS): object[] {
  return boards.map(({ id, name, trackIds, official }) => ({
    id,
    name,
    coverImgUrl: 'https://p1.music.126.net/pcYHpMkdC69VVvWiynNklA==/109951166952713766.jpg',
    coverImgId_str: '109951166952713766',
    coverImgId: 109951166952713766n,
    description: official ? '云音乐中每天热度上升最快的100首单曲，每日更新。' : null,
    updateFrequency: '刚刚更新',
    trackCount: trackIds.length,
    playCount: 5424815104,
    subscribedCount: 4024944,
    updateTime: 1679444420011,
    tags: [],
    tracks: official === 'S' ? [{ first: '布拉格广场', second: '蔡依林' }] : null,
    ...(official ? { ToplistType: official } : {}),
  }));
}

export function boardOf(id: number): PeerBoard | undefined {
  return ALL_BOARDS.find((each) => each.id === id && !each.isGone);
}

/** The part of the list that was asked for, without what has been deleted. */
export function pageOf(list: PeerBoard, limit: number, offset: number): number[] {
  return list.trackIds
    .slice(Math.max(0, offset - list.overlap), offset + limit)
    .filter((id) => !list.deletedIds.includes(id));
}

export function isKnown(id: number): boolean {
  return FOUND.includes(id) || ALL_BOARDS.some(({ trackIds }) => trackIds.includes(id));
}

/** A body of song/detail and playlist/track/all. */
export function detailBody(ids: readonly number[]): object {
  return { code: 200, songs: ids.map(detailSong), privileges: ids.toReversed().map(privilege) };
}

export function searchBody(limit: number, offset: number): object {
  return {
    code: 200,
    result: {
      songs: FOUND.slice(Math.max(0, offset - 2), offset + limit).map(searchSong),
      hasMore: offset + limit < FOUND.length,
      songCount: FOUND.length,
    },
  };
}

export function detailSong(id: number): object {
  const { name, artists, album, alias } = songOf(id);
  return {
    id,
    name,
    ar: artists.map((artist) => ({ ...artist, tns: [], alias: [] })),
    alia: alias,
    al: {
      id: 21349,
      name: album,
      picUrl: album === null ? null : ALBUM_PICTURE,
      pic_str: '109951167649668323',
      pic: 109951167649668323n,
    },
    dt: 60_000,
    fee: 1,
    mv: 186025,
    st: 0,
    t: name === null ? 1 : 0,
    no: 5,
    cd: '1',
    noCopyrightRcmd: null,
    publishTime: 1046880000000,
  };
}

function privilege(id: number): object {
  return {
    id,
    fee: 1,
    payed: 0,
    st: 0,
    pl: 0,
    dl: 0,
    fl: 0,
    maxbr: 999000,
    plLevel: 'none',
    flLevel: 'none',
    toast: false,
    freeTrialPrivilege: {
      resConsumable: false,
      userConsumable: false,
      cannotListenReason: 1,
    },
  };
}

function searchSong(id: number): object {
  const { name, artists, album, alias } = songOf(id);
  return {
    id,
    name,
    artists: artists.map((artist) => ({
      ...artist,
      picUrl: null,
      alias: [],
      albumSize: 0,
      picId: 0,
      fansGroup: null,
      img1v1Url: GREY_PICTURE,
      img1v1: 0,
      trans: null,
    })),
    album: {
      id: 35864443,
      name: album,
      artist: { id: 0, name: '', picUrl: null, img1v1Url: GREY_PICTURE },
      publishTime: 1502812800007,
      size: 3,
      status: 1,
      picId: 109951163009282830n,
    },
    duration: 289334,
    copyrightId: 663018,
    status: 0,
    alias,
    mvid: 5622072,
    fee: 0,
  };
}

function songOf(id: number): PeerSong {
  return {
    id,
    name: `第${id}首`,
    artists: [{ id: 7219, name: '蔡依林' }],
    album: '看我72变',
    alias: [],
    ...NAMED.get(id),
  };
}

function board(
  id: number,
  name: string,
  trackIds: number[],
  { deletedIds = [], overlap = 0, isGone = false, ...more }: Partial<PeerBoard> = {},
): PeerBoard {
  return { id, name, trackIds, deletedIds, overlap, isGone, ...more };
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => from + place);
}
