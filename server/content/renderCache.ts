import { ByteLru } from '#server/byteLru.ts';
import type { RenderedArticle } from './markdown/pipeline.ts';

/** Bytes of HTML kept at most; the articles read longest ago go first. */
const LARGEST_CACHE = 8 * 1024 * 1024;

interface Kept {
  result: RenderedArticle;
  bytes: number;
}

/** Rendered articles by content; two requests for one article render it once. */
export class RenderCache {
  readonly #kept = new ByteLru<Kept>(LARGEST_CACHE);
  #underWay = new Map<string, Promise<RenderedArticle>>();

  get(key: string, render: () => Promise<RenderedArticle>): Promise<RenderedArticle> {
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept.result);
    const running = this.#underWay.get(key);
    if (running) return running;
    const mine = this.#underWay;
    const started = render()
      .then((result) => {
        // Not when everything was forgotten meanwhile.
        if (mine === this.#underWay) {
          this.#kept.set(key, { result, bytes: result.html.length * 2 });
        }
        return result;
      })
      .finally(() => mine.delete(key));
    mine.set(key, started);
    return started;
  }

  clear(): void {
    this.#kept.clear();
    this.#underWay = new Map();
  }
}
