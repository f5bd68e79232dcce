/** From here on stand the scripts that need no spaces: CJK, kana, Hangul, and emoji. */
const FIRST_CJK = 0x2e80;
/** ASCII signs, which FTS5 would leave out, are moved into the private use area. */
const SIGNS = 0xe000;
const LAST_SIGN = SIGNS + 0x7f;

/**
 * The tokens of normalized text for a positional index, one for each character: a CJK character is
 * its own token (so any substring is a phrase), any other takes the character after it along, as
 * single letters are too common to be looked up.
 */
export function textTokens(normalized: string): string[] {
  const tokens: string[] = [];
  let waiting = '';
  for (const character of normalized) {
    if (isCjk(character)) {
      if (waiting) tokens.push(waiting);
      tokens.push(character);
      waiting = '';
    } else {
      const letter = indexable(character);
      if (waiting) tokens.push(waiting + letter);
      waiting = letter;
    }
  }
  if (waiting) tokens.push(waiting);
  return tokens;
}

/**
 * The FTS5 phrase that finds a word as a part of any text. A last letter that no token before it
 * holds is looked up as the beginning of one.
 */
export function phrase(word: string): string {
  const tokens = textTokens(word);
  const [last = '', beforeLast = ''] = Array.from(word).reverse();
  if (isCjk(last)) return `"${tokens.join(' ')}"`;
  if (beforeLast && !isCjk(beforeLast)) return `"${tokens.slice(0, -1).join(' ')}"`;
  return `"${tokens.join(' ')}" *`;
}

function isCjk(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= FIRST_CJK && (code < SIGNS || code > LAST_SIGN);
}

/** FTS5's ascii tokenizer keeps ASCII letters and digits, and everything beyond ASCII. */
function indexable(character: string): string {
  const code = character.charCodeAt(0);
  const kept = code > 0x7f || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return kept ? character : String.fromCharCode(SIGNS + code);
}
