import { describe, expect, test } from 'vitest';
import { normalize, originalIndex, queryWords } from '#server/store/search/normalize.ts';

describe('normalize', () => {
  test.each([
    ['ＡＢＣ１２３', 'abc123'],
    ['Vue.JS', 'vue.js'],
    ['状态，图。', '状态,图。'],
    ['一\n\n 二\t三　四', '一 二 三 四'],
    ['等等……', '等等......'],
    ['e\u0301', 'é'],
    ['a\0b', 'a b'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(normalize(text)).toBe(expected);
  });
});

describe('queryWords', () => {
  test.each([
    ['状态 图', ['状态', '图']],
    ['  A　a b ', ['a', 'b']],
    [' \n', []],
    ['', []],
  ])('%j has the words %j', (query, expected) => {
    expect(queryWords(query)).toEqual(expected);
  });
});

describe('originalIndex', () => {
  test.each([
    ['abc', 1, 1],
    ['……状态', 6, 2],
    ['㎡x状', 3, 2],
    ['一 二', 2, 2],
    ['……', 3, 1],
    ['😀😀图', 4, 4],
    ['图', 1, 1],
  ])('in %j, %d of the normalized text comes from %d', (text, index, expected) => {
    expect(originalIndex(text, index)).toBe(expected);
  });
});
