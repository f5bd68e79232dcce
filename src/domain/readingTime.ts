/** Characters a reader of Chinese takes in a minute, a usual figure for screens. */
const PER_MINUTE = 400;

/** Minutes a text takes, at least 1. @param words Characters and words as the article counts them. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PER_MINUTE));
}
