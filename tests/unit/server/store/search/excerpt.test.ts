import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt } from '#server/store/search/excerpt.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

describe('excerpt', () => {
  test('a short text stays whole', () => {
    expect(excerpt('春江潮水连海平', ['潮水'])).toBe('春江潮水连海平');
  });

  test('without a match it is the beginning', () => {
    expect(excerpt('水'.repeat(200), ['山'])).toBe(`${'水'.repeat(120)}…`);
  });

  test('a long text is cut on both sides of the match', () => {
    expect(excerpt(`${'山'.repeat(100)}江水${'海'.repeat(100)}`, ['江水'])).toBe(
      `…${'山'.repeat(40)}江水${'海'.repeat(78)}…`,
    );
  });

  test('near the end the text before fills the length', () => {
    expect(excerpt(`${'山'.repeat(300)}江`, ['江'])).toBe(`…${'山'.repeat(119)}江`);
  });

  test('words are not cut', () => {
    const text = `${'alpha beta gamma '.repeat(20)}needle ${'delta epsilon '.repeat(20)}`;
    expect(excerpt(text, ['needle'])).toBe(
      '…gamma alpha beta gamma alpha beta gamma needle delta epsilon delta epsilon delta epsilon delta epsilon delta epsilon delta…',
    );
  });

  test('a match is found in another case and width, at its place in the text', () => {
    const text = `${'……'.repeat(50)}ＶＵＥ${'。'.repeat(200)}`;
    expect(excerpt(text, ['vue'])).toBe(`…${'…'.repeat(40)}ＶＵＥ${'。'.repeat(77)}…`);
  });

  test('of several words the first that occurs is shown', () => {
    expect(excerpt(`山${'水'.repeat(200)}江`, ['没有', '江', '山'])).toBe(`…${'水'.repeat(119)}江`);
  });

  test('emoji of several code points are not cut', () => {
    const text = FAMILY.repeat(60);
    const shown = excerpt(text, [FAMILY]);
    expect(shown).toBe(`${FAMILY.repeat(11)}…`);
  });

  test('a match longer than an excerpt is shown whole', () => {
    const word = 'x'.repeat(150);
    expect(excerpt(`${'山'.repeat(99)}${word}${'山'.repeat(99)}`, [word])).toBe(
      `…${'山'.repeat(40)}${word}…`,
    );
  });

  test('every excerpt is made of whole characters and holds the match', () => {
    const piece = fc.constantFrom(
      '山',
      '水',
      'a',
      'word ',
      FAMILY,
      '🇨🇳',
      'e\u0301',
      '…',
      '👍🏽',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), fc.nat(400), (pieces, place) => {
        const text = [...pieces.slice(0, place), '针', ...pieces.slice(place)].join('');
        const shown = excerpt(text, ['针']);
        const inner = shown.replace(/^…(?!…)|(?<!…)…$/gu, '');
        const whole = new Set([...graphemes.segment(text)].map(({ segment }) => segment));
        expect(shown).toContain('针');
        expect(shown.length).toBeLessThanOrEqual(200);
        for (const { segment } of graphemes.segment(inner)) {
          expect(whole.has(segment) || segment === '…').toBe(true);
        }
      }),
    );
  });
});
