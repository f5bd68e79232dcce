/** ASCII signs, which FTS5 would leave out, are moved into the private use area. */
const SIGNS = 0xe000;

/**
 * The tokens of normalized text for a positional index: each pair of neighbours in its place, so that
 * any substring is a phrase of rare tokens; behind them every character once, for words of one.
 */
export function textTokens(normalized: string): string[] {
  const characters = new Set<string>();
  const tokens: string[] = [];
  let before = '';
  for (const character of normalized) {
    const now = indexable(character);
    if (before !== '') tokens.push(before + now);
    characters.add(now);
    before = now;
  }
  for (const character of characters) tokens.push(character);
  return tokens;
}

/** The FTS5 phrase that finds a word as a part of any text. */
export function phrase(word: string): string {
  const characters = Array.from(word, indexable);
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return `"${(pairs.length > 0 ? pairs : characters).join(' ')}"`;
}

/** FTS5's ascii tokenizer keeps ASCII letters and digits, and everything beyond ASCII. */
function indexable(character: string): string {
  const code = character.charCodeAt(0);
  const kept = code > 0x7f || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return kept ? character : String.fromCharCode(SIGNS + code);
}
