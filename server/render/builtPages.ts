import type { FastifyInstance } from 'fastify';
import { readClientBuild } from '#server/render/clientBuild.ts';
import { withFont } from '#server/render/fontStyle.ts';
import { createInjectFetch } from '#server/render/injectFetch.ts';
import type { PageCache } from '#server/render/pageCache.ts';
import type { PageParts } from '#server/render/pages.ts';
import { renderPage, resolveUrl } from '#server/render/renderPage.ts';

/**
 * Pages of the built site, kept in `cache`.
 *
 * @param fontCss gives the rules of the display font as they are now.
 */
export async function builtPages(
  clientDir: string,
  cache: PageCache,
  fontCss: () => string,
): Promise<(app: FastifyInstance) => PageParts> {
  const built = await readClientBuild(clientDir);
  return (app) => {
    const fetch = createInjectFetch(app);
    return {
      cache,
      resolve: async (url) => resolveUrl(url),
      render(url, origin) {
        const build = { ...built, template: withFont(built.template, fontCss()) };
        return renderPage(url, { build, fetch, origin });
      },
    };
  };
}
