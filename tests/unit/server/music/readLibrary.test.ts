import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLibrary } from '#server/music/readLibrary.ts';
import { readTags } from '#server/music/readTags.ts';
import { stableIds } from '#server/music/stableIds.ts';
import { createTagCache } from '#server/music/tagCache.ts';
import { mp3 } from './mp3.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blog-music-'));
});

afterEach(() => rm(root, { recursive: true }));

async function put(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

function read() {
  return readLibrary(root, createTagCache(join(root, '.cache/music.json')));
}

describe('readLibrary', () => {
  it('reads tags, lyrics, covers and aliases of a song', async () => {
    const bytes = mp3({ title: '静夜思', artists: ['李白', '无名氏'], album: '唐诗' });
    await put({
      'songs/静夜思.mp3': bytes,
      'songs/静夜思.lrc': '[00:01.00]床前明月光',
      'songs/静夜思.en.lrc': '[00:01.00]Moonlight',
      'songs/cover.jpg': 'jpg',
      'songs.yml': '静夜思: {cover: /pictures/moon.jpg, alias: [夜思, 1989]}',
    });
    const { songs, problems } = await read();
    const path = 'songs/静夜思.mp3';
    expect(problems).toEqual([]);
    expect(songs).toEqual([
      {
        id: stableIds([path]).get(path),
        path,
        size: bytes.length,
        type: 'mp3',
        title: '静夜思',
        artists: ['李白', '无名氏'],
        album: '唐诗',
        no: 0,
        duration: 2612,
        bitrate: 48000,
        aliases: ['夜思', '1989'],
        cover: '/pictures/moon.jpg',
        lyrics: 'songs/静夜思.lrc',
        translation: 'songs/静夜思.en.lrc',
      },
    ]);
  });

  it('names a song after its file where the tags are missing or broken', async () => {
    const head = Buffer.alloc(2000);
    head.write('fLaC');
    await put({
      'a/李白 - 将进酒.flac': head,
      'a/无题.mp3': mp3({}),
      'a/notes.txt': 'no song',
      'a/.hidden.mp3': mp3({}),
    });
    const { songs, problems } = await read();
    expect(songs.map(({ title, artists, duration }) => [title, artists, duration])).toEqual([
      ['无题', [], 2612],
      ['将进酒', ['李白'], 0],
    ]);
    expect(problems).toEqual([]);
  });

  it('takes a song that is short, has something before its sound, or another extension', async () => {
    const head = Buffer.alloc(2000);
    head.write('RIFF\0\0\0\0WAVE', 'latin1');
    await put({
      'a/短.mp3': mp3({ title: '短' }, 2),
      'a/前.mp3': Buffer.concat([Buffer.from('junk'.repeat(50)), mp3({})]),
      'a/波.mp3': head,
    });
    const { songs, problems } = await read();
    expect([songs.map((song) => song.title), problems]).toEqual([['前', '波', '短'], []]);
  });

  it('leaves out what is no audio, and names it', async () => {
    await put({
      'a/歌.mp3': mp3({ title: '歌' }),
      'a/junk.mp3': 'junk',
      'a/page.mp3': '<!doctype html><html lang="zh"></html>'.repeat(100),
      'b/将进酒.flac': 'no flac at all',
      'b/春晓.wav': '',
    });
    for (const _ of ['read', 'kept']) {
      const { songs, lists, problems } = await read();
      expect(songs.map((song) => song.title)).toEqual(['歌']);
      expect(lists.map((list) => list.name)).toEqual(['a']);
      expect(problems).toEqual([
        'content/music/a/junk.mp3：不是能播放的音频，没有放进歌单',
        'content/music/a/page.mp3：不是能播放的音频，没有放进歌单',
        'content/music/b/将进酒.flac：不是能播放的音频，没有放进歌单',
        'content/music/b/春晓.wav：不是能播放的音频，没有放进歌单',
      ]);
    }
  });

  it('takes the lists of lists.yml in their order and names what it cannot find', async () => {
    await put({
      'songs/a.mp3': mp3({ title: 'A' }),
      'songs/b.mp3': mp3({ title: 'B' }),
      'songs/b.png': 'png',
      'lists.yml': [
        '- name: 乙',
        '  description: 第一个',
        '  cover: covers/乙.jpg',
        '  songs: [b, songs/a, b, 没有]',
        '- name: 甲',
        '  songs: [b]',
        '- description: 没有名字',
        '- name: 甲',
        '  songs: [a]',
      ].join('\n'),
    });
    const { lists, problems } = await read();
    expect(
      lists.map(({ name, description, cover, songs }) => ({
        name,
        description,
        cover,
        songs: songs.map((song) => song.title),
      })),
    ).toEqual([
      { name: '乙', description: '第一个', cover: 'covers/乙.jpg', songs: ['B', 'A'] },
      { name: '甲', description: '', cover: 'songs/b.png', songs: ['B'] },
    ]);
    expect(problems).toEqual([
      'content/music/lists.yml：第 3 个歌单没有 name',
      'content/music/lists.yml：歌单“乙”里的“没有”没有对应的音频',
      'content/music/lists.yml：歌单“甲”出现了两次，只用第一个',
    ]);
  });

  it('makes a list of every folder where there is no lists.yml', async () => {
    await put({
      '唐诗/a.mp3': mp3({ title: 'A' }),
      '唐诗/cover.jpg': 'jpg',
      '宋词/b.mp3': mp3({ title: 'B' }),
      'c.mp3': mp3({ title: 'C' }),
    });
    const { lists } = await read();
    expect(lists.map(({ name, cover, songs }) => [name, cover, songs.length])).toEqual([
      ['其他音乐', '', 1],
      ['唐诗', '唐诗/cover.jpg', 1],
      ['宋词', '', 1],
    ]);
  });

  it('tells the line of a list file that cannot be read, and goes on with the folders', async () => {
    await put({ 'a/a.mp3': mp3({}), 'lists.yml': '- name: 甲\n  songs: [a\n' });
    const { lists, problems } = await read();
    expect(lists.map((list) => list.name)).toEqual(['a']);
    expect(problems).toEqual(['content/music/lists.yml 第 2 行：缩进没有对齐，或者少了另一半括号']);
  });

  it.each([
    ['a: 1\na: 2\n', ' 第 2 行：这个字段前面已经写过了'],
    ['静夜思: {cover: "x}\n', ' 第 1 行：少了另一半引号、括号或逗号'],
    ['a: &a [1]\nb: *c\n', '：这一行的写法看不懂，应该是“字段: 值”'],
  ])('tells in Chinese what is wrong in songs.yml: %j', async (source, told) => {
    await put({ 'a/a.mp3': mp3({}), 'songs.yml': source });
    expect((await read()).problems).toEqual([`content/music/songs.yml${told}`]);
  });

  it('tells in Chinese of a list file that cannot be opened', async () => {
    await mkdir(join(root, 'lists.yml'));
    expect((await read()).problems).toEqual(['content/music/lists.yml：这个文件读不了']);
  });

  it('is empty where there is no folder', async () => {
    const library = await readLibrary(join(root, 'none'), createTagCache(join(root, 'x.json')));
    expect([library.songs, library.lists, library.problems]).toEqual([[], [], []]);
  });
});

describe('createTagCache', () => {
  const file = (size: number, modified: number) => ({ path: 'a.mp3', size, modified });

  it('reads a file again only when its size or time changed, also after a restart', async () => {
    const store = join(root, 'cache/music.json');
    const asked: string[] = [];
    const counted = (path: string) => {
      asked.push(path);
      return readTags(path);
    };
    await put({ 'a.mp3': mp3({ title: 'A' }) });
    const first = createTagCache(store, counted);
    await first.tagsOf(root, [file(1, 1)]);
    await first.tagsOf(root, [file(1, 1)]);
    const tags = await createTagCache(store, counted).tagsOf(root, [file(1, 1)]);
    expect(tags.get('a.mp3')?.title).toBe('A');
    expect(asked).toHaveLength(1);
    await createTagCache(store, counted).tagsOf(root, [file(1, 2)]);
    expect(asked).toHaveLength(2);
  });

  it('starts anew from a broken file, and does without one that cannot be written', async () => {
    await put({ 'a.mp3': mp3({ title: 'A' }), 'broken.json': '{"version":1,"songs":{"a.mp3":3}}' });
    for (const store of ['broken.json', 'a.mp3/music.json']) {
      const tags = await createTagCache(join(root, store)).tagsOf(root, [file(1, 1)]);
      expect(tags.get('a.mp3')?.title).toBe('A');
    }
  });
});

it('knows when a list was last added to', async () => {
  await put({ 'a/a.mp3': mp3({}), 'a/b.mp3': mp3({}) });
  await utimes(join(root, 'a/a.mp3'), 1_700_000_000, 1_700_000_000);
  await utimes(join(root, 'a/b.mp3'), 1_800_000_000, 1_800_000_000);
  const { lists } = await read();
  expect(lists.map((list) => list.updatedAt)).toEqual([1_800_000_000_000]);
});
