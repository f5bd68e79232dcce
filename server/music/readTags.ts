import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { stem } from '#server/music/scanFolder.ts';
import type { SongTags } from '#server/music/types.ts';

/** Bytes of the shortest file that is taken for audio although its tags cannot be read. */
const SHORTEST = 1024;
/** How files begin: FLAC, Ogg, WAV, and MP4 behind its length. */
const CONTAINER = /^(fLaC|OggS|RIFF.{4}WAVE|.{4}ftyp)/s;
/** A tag, or a frame of sound. */
const MP3 = /^(ID3|\xff[\xe2-\xff])/;

/**
 * Reads the tags of an audio file. One whose tags nobody can read still gets a name: that of the file.
 *
 * @returns undefined where the file holds no sound.
 */
export async function readTags(file: string): Promise<SongTags | undefined> {
  const named = tagsFromName(file);
  try {
    const { parseFile } = await import('music-metadata');
    const { common, format } = await parseFile(file, { duration: true, skipCovers: true });
    if (format.sampleRate === undefined && !format.duration) {
      // A song under the extension of another kind is one all the same.
      return CONTAINER.test(await beginningOf(file)) ? named : undefined;
    }
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
    const beginning = await beginningOf(file);
    return CONTAINER.test(beginning) || MP3.test(beginning) ? named : undefined;
  }
}

/** The first bytes, a character each; empty where the file is too short or cannot be read. */
async function beginningOf(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return '';
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(SHORTEST), 0, SHORTEST, 0);
    return bytesRead === SHORTEST ? buffer.toString('latin1') : '';
  } catch {
    return '';
  } finally {
    await handle.close();
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
