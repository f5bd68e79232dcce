import { nameId } from '#server/music/stableIds.ts';
import type { LibraryList, LibrarySong } from '#server/music/types.ts';

/** Makes an address of the library absolute, as players on other hosts need it. */
export function absolute(origin: string, reference: string): string {
  if (reference === '' || /^https?:\/\//i.test(reference)) return reference;
  const path = reference.startsWith('/') ? reference : `/music/${reference}`;
  return origin + path.split('/').map(encodeURIComponent).join('/');
}

/** A song as `song/detail` and `playlist/track/all` show it. */
export function detailSong(song: LibrarySong, origin: string) {
  const picUrl = absolute(origin, song.cover);
  return {
    id: song.id,
    name: song.title,
    ar: song.artists.map((name) => ({ id: nameId(name), name, tns: [], alias: [] })),
    alia: song.aliases,
    al: { id: song.album ? nameId(song.album) : 0, name: song.album, picUrl, pic_str: '0' },
    dt: song.duration,
    fee: 0,
    mv: 0,
    st: 0,
    no: song.no,
    cd: '01',
    noCopyrightRcmd: null,
    publishTime: 0,
  };
}

/** What a visitor may do with a song: everything here is free. */
export function privilege(song: LibrarySong) {
  const rate = song.bitrate || 320000;
  return {
    id: song.id,
    fee: 0,
    payed: 0,
    st: 0,
    pl: rate,
    dl: rate,
    fl: rate,
    maxbr: rate,
    plLevel: 'exhigh',
    flLevel: 'exhigh',
    toast: false,
    freeTrialPrivilege: {
      resConsumable: false,
      userConsumable: false,
      cannotListenReason: null,
    },
  };
}

/** A song as `search` shows it: the cover is the album artist's picture. */
export function searchSong(song: LibrarySong, origin: string) {
  const img1v1Url = absolute(origin, song.cover);
  const person = (id: number, name: string) => ({
    id,
    name,
    picUrl: null,
    alias: [],
    albumSize: 0,
    picId: 0,
    fansGroup: null,
    img1v1Url,
    img1v1: 0,
    trans: null,
  });
  return {
    id: song.id,
    name: song.title,
    artists: song.artists.map((name) => person(nameId(name), name)),
    album: {
      id: song.album ? nameId(song.album) : 0,
      name: song.album,
      artist: person(0, ''),
      publishTime: 0,
      size: 0,
      status: 0,
      picId: 0,
    },
    duration: song.duration,
    copyrightId: 0,
    status: 0,
    alias: song.aliases,
    mvid: 0,
    fee: 0,
  };
}

/** The playable address of a song as `song/url/v1` shows it. */
export function playable(song: LibrarySong, origin: string, level: string) {
  return {
    id: song.id,
    url: absolute(origin, song.path),
    br: song.bitrate,
    size: song.size,
    md5: null,
    code: 200,
    expi: 1200,
    type: song.type,
    gain: 0,
    peak: 1,
    fee: 0,
    uf: null,
    payed: 0,
    flag: 0,
    canExtend: false,
    freeTrialInfo: null,
    level,
    encodeType: song.type,
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
    time: song.duration,
    message: null,
  };
}

/** What `song/url/v1` says of an id it does not know. */
export function unplayable(id: number) {
  return {
    id,
    url: null,
    br: 0,
    size: 0,
    md5: null,
    code: 404,
    expi: 1200,
    type: null,
    fee: 0,
    freeTrialInfo: null,
    level: null,
  };
}

/** A list as `toplist/detail` shows it. */
export function toplistEntry(list: LibraryList, origin: string) {
  return {
    id: list.id,
    name: list.name,
    coverImgUrl: absolute(origin, list.cover),
    coverImgId_str: '0',
    description: list.description || null,
    updateFrequency: '',
    trackCount: list.songs.length,
    playCount: 0,
    subscribedCount: 0,
    updateTime: Math.round(list.updatedAt),
    tags: [],
    tracks: list.songs
      .slice(0, 3)
      .map((song) => ({ first: song.title, second: song.artists.join('/') })),
  };
}
