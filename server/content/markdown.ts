import { createHash } from 'node:crypto';
import type { ImageSize } from './markdown/images.ts';
import type { ResolveLink } from './markdown/links.ts';
import type { RenderedArticle } from './markdown/pipeline.ts';
import { RenderCache } from './renderCache.ts';

interface MarkdownOptions {
  /**
   * Address (`/article?id=6`) of the article with a path below content/articles; it is also asked with
   * the file name alone, as Hexo's post_link has it. Undefined where there is no such article.
   */
  resolveLink?: ResolveLink;
  /** Pixels of a picture by its address, which begins with `/`. */
  imageSize?: ImageSize;
}

/** What is rendered. */
interface ArticleSource {
  markdown: string;
  /** Path of the article below content/articles, the base of relative links and pictures. */
  path: string;
}

/** Renders articles and remembers what it rendered. */
export interface MarkdownRenderer {
  /**
   * Sanitized HTML, contents list, and what the page needs besides. Never rejects for what an author
   * writes: a text that cannot be rendered is shown as it was written.
   */
  renderArticle(article: ArticleSource): Promise<RenderedArticle>;
  /** Forgets what was rendered: links and sizes of pictures may have changed. */
  clear(): void;
}

function asWritten(markdown: string): RenderedArticle {
  const escaped = markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    html: `<pre class="as-written">${escaped}</pre>`,
    headings: [],
    hasMath: false,
    hasMermaid: false,
  };
}

/**
 * A renderer for Markdown. Its libraries are loaded with the first article, not with the server;
 * results are kept by content, up to 8 MB.
 */
export function createMarkdownRenderer(options: MarkdownOptions = {}): MarkdownRenderer {
  const { resolveLink = () => undefined, imageSize = async () => undefined } = options;
  const cache = new RenderCache();

  async function render({ markdown, path }: ArticleSource): Promise<RenderedArticle> {
    const { renderMarkdown } = await import('./markdown/pipeline.ts');
    try {
      return await renderMarkdown({ markdown, path, resolveLink, imageSize });
    } catch {
      return asWritten(markdown);
    }
  }

  return {
    renderArticle(article) {
      const key = createHash('sha1')
        .update(`${article.path}\0${article.markdown}`)
        .digest('base64');
      return cache.get(key, () => render(article));
    },
    clear: () => cache.clear(),
  };
}
