import { basename } from 'node:path';
import { createImageSize } from '#server/content/imageSize.ts';
import { createMarkdownRenderer, type MarkdownRenderer } from '#server/content/markdown.ts';
import type { Store } from '#server/store/store.ts';

export interface ArticleRenderer {
  renderArticle: MarkdownRenderer['renderArticle'];
  /** Reads again which articles there are, for the links between them. */
  refresh(): Promise<void>;
  /**
   * Version of what rendered articles are made from: it grows with the store's, and once more when the
   * links are up to date with it.
   */
  readonly version: number;
}

/** Renders articles that link to one another and show pictures of the content folder. */
export async function createArticleRenderer(
  store: Store,
  contentDir: string,
): Promise<ArticleRenderer> {
  let addresses = await readAddresses(store);
  let refreshes = 0;
  const renderer = createMarkdownRenderer({
    resolveLink: (path) => addresses.get(withoutExtension(path)),
    imageSize: createImageSize(contentDir),
  });
  return {
    renderArticle: renderer.renderArticle,
    async refresh() {
      addresses = await readAddresses(store);
      renderer.clear();
      refreshes += 1;
    },
    get version() {
      return store.version + refreshes;
    },
  };
}

/** Addresses by path, and by file name where only one article has it. */
async function readAddresses(store: Store): Promise<Map<string, string>> {
  const rows = await store.db
    .selectFrom('article')
    .select(['id', 'path'])
    .orderBy('path')
    .execute();
  const addresses = new Map<string, string>();
  const names = new Map<string, string | undefined>();
  for (const { id, path } of rows) {
    const bare = withoutExtension(path);
    const address = `/article?id=${id}`;
    addresses.set(bare, address);
    names.set(basename(bare), names.has(basename(bare)) ? undefined : address);
  }
  for (const [name, address] of names) {
    if (address !== undefined && !addresses.has(name)) addresses.set(name, address);
  }
  return addresses;
}

function withoutExtension(path: string): string {
  return path.replace(/\.(md|markdown)$/i, '');
}
