/** What the tags of a file say, or its name where they say nothing. */
export interface SongTags {
  title: string;
  artists: string[];
  album: string;
  /** Track number, 0 where unknown. */
  no: number;
  /** ms, 0 where unknown. */
  duration: number;
  /** bit/s, 0 where unknown. */
  bitrate: number;
}

/** An audio file below content/music. */
export interface LibrarySong extends SongTags {
  id: number;
  /** Path below content/music with `/`. */
  path: string;
  /** Bytes. */
  size: number;
  /** Extension without the dot: mp3, flac … */
  type: string;
  aliases: string[];
  /** Web address, path of the site (`/…`) or path below content/music; empty where there is none. */
  cover: string;
  /** Paths below content/music. */
  lyrics?: string;
  translation?: string;
}

export interface LibraryList {
  id: number;
  name: string;
  description: string;
  /** As `LibrarySong.cover`. */
  cover: string;
  songs: LibrarySong[];
  /** ms since 1970 of its newest file. */
  updatedAt: number;
}

/** Everything content/music holds at one moment. */
export interface Library {
  lists: LibraryList[];
  /** In the order of their paths. */
  songs: LibrarySong[];
  byId: ReadonlyMap<number, LibrarySong>;
  /** A Chinese sentence for each thing the owner should repair. */
  problems: string[];
}
