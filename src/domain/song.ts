/** A song as the player knows it; every catalogue form is turned into this at the edge. */
export interface Song {
  id: number;
  name: string;
  ar: { id?: number; name: string }[];
  alia: string[];
  al: { id?: number; name?: string; picUrl: string };
  /** Length in ms, 0 where the catalogue does not say. */
  dt: number;
}

/** A playlist of the public catalogue, shown as 分类歌单. */
export interface PlaylistCategory {
  id: number;
  name: string;
  coverImgUrl: string;
}

export type PlayType = 'TOP' | 'CUSTOM';
export type PlayModel = 'RANDOM' | 'LISTLOOP' | 'SINGLECYCLE';

/** Shown when nothing plays (specification, section 3). */
const UNKNOWN_ARTIST = '歌手走丢了';

/** The artists' names in one line, a stand-in where there are none or no song. */
export function artistNames(song: Song | null): string {
  const names = song?.ar.map(({ name }) => name).filter((name) => name !== '') ?? [];
  return names.join(' / ') || UNKNOWN_ARTIST;
}
