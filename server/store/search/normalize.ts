/**
 * The form in which search compares text: full-width and compatibility forms made plain (NFKC),
 * lower case, runs of white space made one space.
 */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\0', ' ').replace(/\s+/g, ' ');
}

/** The words of a query, normalized, each once. */
export function queryWords(query: string): string[] {
  return [...new Set(normalize(query).split(' '))].filter((word) => word !== '');
}

/**
 * Where in `text` the character stands that became the one at `index` of `normalize(text)`.
 * Both are in UTF-16 code units; white space of `text` is single already.
 */
export function originalIndex(text: string, index: number): number {
  let low = 0;
  let high = text.length;
  /** Normalized length of what stands before `low`. */
  let before = 0;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const { length } = normalize(text.slice(low, middle));
    if (before + length > index) high = middle - 1;
    else {
      before += length;
      low = middle;
    }
  }
  return low;
}
