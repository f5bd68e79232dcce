import type { LibrarySong } from '#server/music/types.ts';

/** Folds case and width, so that ＡＢＣ finds abc. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * Songs that hold every word of `keywords` in title, alias, artist or album. Exact titles come first,
 * then titles that begin with it, titles that hold it, and the rest, each in the library's order.
 */
export function searchSongs(songs: readonly LibrarySong[], keywords: string): LibrarySong[] {
  const wanted = fold(keywords).trim();
  const words = wanted.split(/\s+/);
  const rank = (song: LibrarySong): number => {
    const title = fold(song.title);
    if (title === wanted) return 0;
    if (title.startsWith(wanted)) return 1;
    return title.includes(wanted) ? 2 : 3;
  };
  return songs
    .filter((song) => {
      const text = fold([song.title, ...song.aliases, ...song.artists, song.album].join('\n'));
      return words.every((word) => text.includes(word));
    })
    .map((song) => ({ song, rank: rank(song) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ song }) => song);
}
