import { normalize, originalIndex } from '#server/store/search/normalize.ts';

/** Lengths in UTF-16 code units. */
const LENGTH = 120;
const BEFORE = 40;
/** How far a cut may move to fall between two words. */
const SLACK = 15;
/** What is looked at beyond a cut's reach: longer than most characters made of several. */
const MARGIN = 15;
/** Before one of these a character certainly begins. */
const SURE_START = /[\p{Script=Han}\sa-z\d]/iu;
/** Inside words of scripts that put spaces between them. */
const IN_WORD = /[\p{Lu}\p{Ll}\p{N}][\p{Lu}\p{Ll}\p{N}]/u;

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * About 120 characters of the text around the first place where one of the words stands; from its
 * beginning when none does. Cut between words where it can be, never within a character; `…` marks a cut.
 *
 * @param query words as `queryWords` gives them, the most important first.
 */
export function excerpt(text: string, query: readonly string[]): string {
  const match = firstMatch(text, query);
  let from = Math.max(0, match.start - BEFORE);
  const to = Math.min(text.length, Math.max(from + LENGTH, match.end));
  from = Math.max(0, Math.min(from, to - LENGTH));
  const start =
    from === 0 ? 0 : cutNear(text, from, from - SLACK, Math.min(from + SLACK, match.start));
  const end =
    to === text.length ? to : cutNear(text, to, Math.max(match.end, to - SLACK), to + SLACK);
  const middle = text.slice(start, end).trim();
  return `${start > 0 ? '…' : ''}${middle}${end < text.length ? '…' : ''}`;
}

function firstMatch(text: string, query: readonly string[]): { start: number; end: number } {
  const normalized = normalize(text);
  for (const word of query) {
    const index = normalized.indexOf(word);
    if (index < 0) continue;
    const start = originalIndex(text, index);
    // Normalizing makes text longer far more often than shorter.
    const rest = text.slice(start, start + MARGIN + 2 * word.length);
    return { start, end: start + originalIndex(rest, word.length) };
  }
  return { start: 0, end: 0 };
}

/** The place nearest to `wish` within `least` and `most` where the text may be cut. */
function cutNear(text: string, wish: number, least: number, most: number): number {
  let begin = Math.max(0, least - MARGIN);
  while (begin > 0 && !SURE_START.test(text.charAt(begin))) begin -= 1;
  const stretch = text.slice(begin, most + MARGIN);
  const places = Array.from(graphemes.segment(stretch), ({ index }) => begin + index)
    .filter((place) => place >= least && place <= most)
    .sort((one, other) => Math.abs(one - wish) - Math.abs(other - wish));
  const betweenWords = places.find((place) => !IN_WORD.test(text.slice(place - 1, place + 1)));
  return betweenWords ?? places[0] ?? most;
}
