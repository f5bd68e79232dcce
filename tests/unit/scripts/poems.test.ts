import { describe, expect, it } from 'vitest';
import { chooseCovers } from '../../../scripts/music/covers.ts';
import { LISTS } from '../../../scripts/music/lists.ts';
import { ENGLISH } from '../../../scripts/music/poems/english.ts';
import { FILE_NAMES, POEMS } from '../../../scripts/music/poems/index.ts';
import type { LyricStyle } from '../../../scripts/music/poems/types.ts';

const NAMES = [...FILE_NAMES.values()];

/** Characters a line and lines of the forms that are fixed. */
const FORMS: Record<string, [number, number]> = {
  五言绝句: [5, 4],
  七言绝句: [7, 4],
  五言律诗: [5, 8],
  七言律诗: [7, 8],
};

function withStyle(style: LyricStyle): string[] {
  return POEMS.filter((poem) => poem.lyrics === style).map((poem) => poem.title);
}

describe('poems', () => {
  it('are at least seventy-two songs, each with a title, a poet and a form', () => {
    expect(POEMS.length).toBeGreaterThanOrEqual(72);
    for (const poem of POEMS) {
      expect(poem.title).not.toBe('');
      expect(poem.poet).not.toBe('');
      expect(poem.form).not.toBe('');
    }
  });

  it('have file names of their own, which every system can write', () => {
    expect(new Set(NAMES).size).toBe(POEMS.length);
    for (const name of NAMES) expect(name).not.toMatch(/[\\/:*?"<>|]|^\s|[\s.]$/);
  });

  it('name the poet in the file where two share a title', () => {
    expect(NAMES.filter((name) => name.includes(' - ')).sort()).toEqual([
      '凉州词 - 王之涣',
      '凉州词 - 王翰',
      '塞下曲 - 卢纶',
      '塞下曲 - 李白',
      '对雪 - 杜甫',
      '对雪 - 高骈',
      '月夜 - 刘方平',
      '月夜 - 杜甫',
      '虞美人 - 李煜',
      '虞美人 - 蒋捷',
    ]);
  });

  it('keep the measure of their form', () => {
    for (const poem of POEMS) {
      const form = FORMS[poem.form];
      if (!form) continue;
      expect([poem.title, poem.lines.length]).toEqual([poem.title, form[1]]);
      for (const line of poem.lines) expect([line, line.length]).toEqual([line, form[0]]);
    }
  });

  it('hold simplified Chinese and commas only', () => {
    for (const poem of POEMS) {
      for (const line of poem.lines)
        expect(line).toMatch(/^[\u4e00-\u9fff]+(，[\u4e00-\u9fff]+)*$/);
    }
  });

  it('hold one example of each unusual lyric file', () => {
    expect(withStyle('plain')).toEqual(['题西林壁']);
    expect(withStyle('offset')).toEqual(['枫桥夜泊']);
    expect(withStyle('netease')).toEqual(['泊秦淮']);
    expect(withStyle('refrain')).toEqual(['如梦令']);
    expect(withStyle('windows')).toEqual(['夜雨寄北']);
    expect(POEMS.filter((poem) => poem.lines.length === 0)).toHaveLength(6);
  });

  it('have covers that scripts/pictures draws', () => {
    const covers = chooseCovers(POEMS);
    expect(covers).toHaveLength(POEMS.length);
    expect(Math.min(...covers)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...covers)).toBeLessThanOrEqual(61);
    expect(covers[0]).toBe(4);
  });
});

describe('translations', () => {
  it('stand for a song line by line', () => {
    expect(Object.keys(ENGLISH).length).toBeGreaterThanOrEqual(20);
    for (const [name, lines] of Object.entries(ENGLISH)) {
      const poem = POEMS.find((item) => FILE_NAMES.get(item) === name);
      expect([name, poem?.lines.length]).toEqual([name, lines.length]);
    }
  });
});

describe('lists', () => {
  it('are six, in their order', () => {
    expect(LISTS.map((list) => list.name)).toEqual(['唐诗', '宋词', '山水', '夜曲', '四季', '雪']);
  });

  it('name songs that exist, each once', () => {
    for (const list of LISTS) {
      expect(list.songs.filter((name) => !NAMES.includes(name))).toEqual([]);
      expect(new Set(list.songs).size).toBe(list.songs.length);
    }
  });

  it('leave no song out', () => {
    const listed = new Set(LISTS.flatMap((list) => list.songs));
    expect(NAMES.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('open with more than two pages of night music', () => {
    expect(LISTS[3]?.songs[0]).toBe('静夜思');
    expect(LISTS[3]?.songs.length).toBeGreaterThanOrEqual(66);
    for (const list of LISTS.filter((_, index) => index !== 3)) {
      expect(list.songs.length).toBeGreaterThanOrEqual(12);
      expect(list.songs.length).toBeLessThanOrEqual(40);
    }
  });
});
