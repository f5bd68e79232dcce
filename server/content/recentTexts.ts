import type { ParsedArticle } from './types.ts';

/** Bytes of text kept at most: some thousand articles, so that their files are read only once. */
const CAPACITY = 24 * 1024 * 1024;

function bytesOf({ markdown, text }: ParsedArticle): number {
  return 2 * (markdown.length + text.length);
}

/** Articles that were just read, until somebody takes them; what does not fit is not kept. */
export class RecentTexts {
  readonly #articles = new Map<string, ParsedArticle>();
  #bytes = 0;

  add(article: ParsedArticle): void {
    const bytes = bytesOf(article);
    if (this.#bytes + bytes > CAPACITY) return;
    this.#articles.set(article.path, article);
    this.#bytes += bytes;
  }

  take(path: string): ParsedArticle | undefined {
    const article = this.#articles.get(path);
    if (article === undefined) return undefined;
    this.#articles.delete(path);
    this.#bytes -= bytesOf(article);
    return article;
  }
}
