import { type Song, UNKNOWN_ARTIST } from '#src/domain/song.ts';

/** The artists of a song in one line. */
export function artistNames(song: Song): string {
  return song.ar.map(({ name }) => name).join(' / ') || UNKNOWN_ARTIST;
}
