import type { AnswerCache } from '#server/routes/answerCache.ts';
import type { Store } from '#server/store/store.ts';
import type { Heading } from '#src/services/api/types.ts';

/** What has to be known of an article to render it; its hash tells whether it changed. */
interface RenderedSource {
  hash: string;
  path: string;
  markdown: string;
}

export type RenderArticle = (
  article: RenderedSource,
) => Promise<{ html: string; headings: Heading[] }>;

export interface RouteDeps {
  store: Store;
  cache: AnswerCache;
  renderArticle: RenderArticle;
}
