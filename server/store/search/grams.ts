/** Code points need 21 bits; two of them stay below 2^53. */
const SHIFT = 2 ** 21;

/**
 * Single characters and pairs of neighbours of normalized text as numbers, each once.
 * A pair with a space in it is left out, as no word holds one.
 */
export function textGrams(normalized: string): number[] {
  const grams = new Set<number>();
  let previous = SPACE;
  for (const character of normalized) {
    const code = character.codePointAt(0) ?? SPACE;
    if (code !== SPACE) {
      grams.add(code);
      if (previous !== SPACE) grams.add(previous * SHIFT + code);
    }
    previous = code;
  }
  return [...grams];
}

/** The grams a text must have to hold the word: its pairs, or the one character it is. */
export function wordGrams(word: string): number[] {
  const grams = textGrams(word);
  const pairs = grams.filter((gram) => gram >= SHIFT);
  return pairs.length > 0 ? pairs : grams;
}

const SPACE = 32;
