import { basename } from 'node:path';
import { stem } from '#server/music/scanFolder.ts';
import type { SongTags } from '#server/music/types.ts';

/** Reads the tags of an audio file. A file nobody can read still gets a name: that of the file. */
export async function readTags(file: string): Promise<SongTags> {
  const named = tagsFromName(file);
  try {
    const { parseFile } = await import('music-metadata');
    const { common, format } = await parseFile(file, { duration: true, skipCovers: true });
    const artists = common.artists ?? (common.artist ? [common.artist] : []);
    return {
      title: common.title?.trim() || named.title,
      artists: artists.length > 0 ? artists.map((artist) => artist.trim()) : named.artists,
      album: common.album?.trim() ?? '',
      no: common.track.no ?? 0,
      duration: Math.round((format.duration ?? 0) * 1000),
      bitrate: Math.round(format.bitrate ?? 0),
    };
  } catch {
    return named;
  }
}

/** `歌手 - 歌名.mp3` gives both, anything else is the title. */
function tagsFromName(file: string): SongTags {
  const name = stem(basename(file)).normalize('NFC').trim();
  const [artist = '', ...rest] = name.split(' - ');
  const title = rest.join(' - ');
  const both = artist !== '' && title !== '';
  return {
    title: both ? title : name,
    artists: both ? [artist] : [],
    album: '',
    no: 0,
    duration: 0,
    bitrate: 0,
  };
}
