import type { LibrarySong } from '#server/music/types.ts';

/** A song with something in every field. */
export function song(over: Partial<LibrarySong>): LibrarySong {
  return {
    id: 1,
    path: 'songs/静夜思.mp3',
    size: 15_600,
    type: 'mp3',
    title: '静夜思',
    artists: ['李白'],
    album: '',
    no: 0,
    duration: 2612,
    bitrate: 48_000,
    aliases: [],
    cover: '',
    ...over,
  };
}
