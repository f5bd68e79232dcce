import { describe, expect, test } from 'vitest';
import { textGrams, wordGrams } from '#server/store/search/grams.ts';
import { phrase, textTokens } from '#server/store/search/tokens.ts';

/** ASCII signs stand in the private use area. */
const sign = (character: string) => String.fromCharCode(0xe000 + character.charCodeAt(0));

describe('textTokens', () => {
  test.each([
    ['状态图', ['状态', '态图', '状', '态', '图']],
    ['vue', ['vu', 'ue', 'v', 'u', 'e']],
    ['用vue', ['用v', 'vu', 'ue', '用', 'v', 'u', 'e']],
    ['一 二', [`一${sign(' ')}`, `${sign(' ')}二`, '一', sign(' '), '二']],
    ['c++', [`c${sign('+')}`, `${sign('+')}${sign('+')}`, 'c', sign('+')]],
    ['𠮷😀', ['𠮷😀', '𠮷', '😀']],
    ['é,', [`é${sign(',')}`, 'é', sign(',')]],
    ['图图图', ['图图', '图图', '图']],
    ['图', ['图']],
    ['', []],
  ])('%j is cut into %j', (text, expected) => {
    expect(textTokens(text)).toEqual(expected);
  });
});

describe('phrase', () => {
  test.each([
    ['状态', '"状态"'],
    ['状态图', '"状态 态图"'],
    ['状', '"状"'],
    ['vue', '"vu ue"'],
    ['v', '"v"'],
    ['用v', '"用v"'],
    ['😀', '"😀"'],
    ['"', `"${sign('"')}"`],
    ['a"', `"a${sign('"')}"`],
  ])('%j is looked for as %j', (word, expected) => {
    expect(phrase(word)).toBe(expected);
  });
});

describe('grams', () => {
  const pair = (one: string, other: string) =>
    (one.codePointAt(0) ?? 0) * 2 ** 21 + (other.codePointAt(0) ?? 0);

  test('a text has its characters and pairs once, none across a space', () => {
    expect(textGrams('状态 状态')).toEqual([0x72b6, 0x6001, pair('状', '态')]);
    expect(textGrams('😀a')).toEqual([0x1f600, 0x61, pair('😀', 'a')]);
    expect(textGrams('')).toEqual([]);
  });

  test('a word needs its pairs, or its only character', () => {
    expect(wordGrams('状态图')).toEqual([pair('状', '态'), pair('态', '图')]);
    expect(wordGrams('图')).toEqual([0x56fe]);
  });
});
