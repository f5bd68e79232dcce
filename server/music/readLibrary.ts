import { basename, dirname } from 'node:path/posix';
import { type ListEntry, readLists, readSongEntries } from '#server/music/readLists.ts';
import { type FoundFile, isAudio, scanFolder, stem, typeOf } from '#server/music/scanFolder.ts';
import { stableIds } from '#server/music/stableIds.ts';
import type { TagCache } from '#server/music/tagCache.ts';
import type { Library, LibraryList, LibrarySong } from '#server/music/types.ts';

const PICTURE_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
/** Name of the list of songs that lie directly in content/music. */
const LOOSE_SONGS = '其他音乐';

/** Reads content/music: songs with tags, covers and lyrics, and the lists they are in. */
export async function readLibrary(root: string, cache: TagCache): Promise<Library> {
  const problems: string[] = [];
  const report = (problem: string): void => {
    problems.push(problem);
  };
  const files = await scanFolder(root);
  const named = files.filter((file) => isAudio(file.path));
  const [tags, entries, lists] = await Promise.all([
    cache.tagsOf(root, named),
    readSongEntries(root, report),
    readLists(root, report),
  ]);
  const audio = named.filter((file) => tags.has(file.path));
  for (const { path } of named.filter((file) => !tags.has(file.path))) {
    report(`content/music/${path}：不是能播放的音频，没有放进歌单`);
  }
  const paths = new Map(files.map((file) => [file.path.normalize('NFC'), file.path]));
  const ids = stableIds(audio.map((file) => file.path.normalize('NFC')));

  const songs = audio.flatMap((file): LibrarySong[] => {
    const key = file.path.normalize('NFC');
    const tag = tags.get(file.path);
    const id = ids.get(key);
    if (tag === undefined || id === undefined) return [];
    const bare = stem(key);
    const entry = entries.get(basename(bare)) ?? entries.get(tag.title);
    return [
      {
        title: tag.title,
        artists: tag.artists,
        album: tag.album,
        no: tag.no,
        duration: tag.duration,
        bitrate: tag.bitrate,
        id,
        path: file.path,
        size: file.size,
        type: typeOf(file.path),
        aliases: entry?.aliases ?? [],
        cover: entry?.cover || pictureOf(paths, bare) || coverOf(paths, dirname(key)),
        lyrics: paths.get(`${bare}.lrc`),
        translation: paths.get(`${bare}.en.lrc`),
      },
    ];
  });

  const modified = new Map(audio.map((file) => [file.path, file.modified]));
  const plans = lists ?? listsFromFolders(audio, paths);
  return {
    lists: makeLists(plans, songs, modified, report),
    songs,
    byId: new Map(songs.map((song) => [song.id, song])),
    problems,
  };
}

/** `<name>.jpg` beside the song, or any other picture type. */
function pictureOf(paths: ReadonlyMap<string, string>, bare: string): string {
  for (const type of PICTURE_TYPES) {
    const path = paths.get(`${bare}.${type}`);
    if (path !== undefined) return path;
  }
  return '';
}

function coverOf(paths: ReadonlyMap<string, string>, folder: string): string {
  return pictureOf(paths, folder === '.' ? 'cover' : `${folder}/cover`);
}

/** Without lists.yml every folder with songs is a list. */
function listsFromFolders(
  audio: readonly FoundFile[],
  paths: ReadonlyMap<string, string>,
): ListEntry[] {
  const names = audio.map((file) => stem(file.path.normalize('NFC')));
  const folders = [...new Set(names.map((name) => dirname(name)))];
  return folders.map((folder) => ({
    name: folder === '.' ? LOOSE_SONGS : folder,
    description: '',
    cover: coverOf(paths, folder),
    songs: names.filter((name) => dirname(name) === folder),
  }));
}

function makeLists(
  plans: readonly ListEntry[],
  songs: readonly LibrarySong[],
  modified: ReadonlyMap<string, number>,
  report: (problem: string) => void,
): LibraryList[] {
  const byName = new Map<string, LibrarySong>();
  for (const song of songs) {
    const bare = stem(song.path.normalize('NFC'));
    for (const name of [bare, basename(bare)]) if (!byName.has(name)) byName.set(name, song);
  }
  const ids = stableIds(plans.map((plan) => plan.name));
  return plans.flatMap((plan, index): LibraryList[] => {
    const id = ids.get(plan.name);
    if (id === undefined) return [];
    if (plans.findIndex((other) => other.name === plan.name) !== index) {
      report(`content/music/lists.yml：歌单“${plan.name}”出现了两次，只用第一个`);
      return [];
    }
    const members = plan.songs.flatMap((name): LibrarySong[] => {
      const song = byName.get(name);
      if (!song) report(`content/music/lists.yml：歌单“${plan.name}”里的“${name}”没有对应的音频`);
      return song ? [song] : [];
    });
    const unique = [...new Set(members)];
    return [
      {
        id,
        name: plan.name,
        description: plan.description,
        cover: plan.cover || unique.find((song) => song.cover !== '')?.cover || '',
        songs: unique,
        updatedAt: Math.max(0, ...unique.map((song) => modified.get(song.path) ?? 0)),
      },
    ];
  });
}
