import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { withFont } from '#server/render/fontStyle.ts';
import { createInjectFetch } from '#server/render/injectFetch.ts';
import { createPageCache } from '#server/render/pageCache.ts';
import type { PageParts } from '#server/render/pages.ts';
import type * as RenderPage from '#server/render/renderPage.ts';

/** Pages while developing: made anew on every request from the sources as they are now. */
export function devPages(
  app: FastifyInstance,
  vite: ViteDevServer,
  fontCss: () => string,
): PageParts {
  const fetch = createInjectFetch(app);
  return {
    // A page is never kept; equal requests at one moment still share one rendering.
    cache: createPageCache({ fresh: 0, stale: 0 }),
    resolve: async (url) => (await load(vite)).resolveUrl(url),
    async render(url, origin) {
      const index = await readFile(join(vite.config.root, 'index.html'), 'utf8');
      const template = withFont(await vite.transformIndexHtml(url, index), fontCss());
      const { renderPage } = await load(vite);
      try {
        const build = {
          template,
          assetsOf: () => ({ preload: [], styles: [] }),
          sheetsOf: () => [],
        };
        const page = await renderPage(url, { build, fetch, origin });
        return { ...page, html: page.html.replace('</head>', `${await styles(vite)}</head>`) };
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
}

/** The sheets of everything rendered so far: without them a page would be seen bare until its scripts run. */
async function styles(vite: ViteDevServer): Promise<string> {
  const modules = [...(vite.environments.ssr?.moduleGraph.idToModuleMap.values() ?? [])];
  const sheets = modules.filter(({ id }) => id?.endsWith('.css') && !id.includes('node_modules'));
  const texts = await Promise.all(
    sheets.map(async ({ url }) => (await vite.ssrLoadModule(`${url}?inline`)).default),
  );
  return texts.map((text) => `<style>${text}</style>`).join('');
}

async function load(vite: ViteDevServer): Promise<typeof RenderPage> {
  const module: unknown = await vite.ssrLoadModule('/server/render/renderPage.ts');
  if (!isRenderer(module)) throw new Error('server/render/renderPage.ts renders no page');
  return module;
}

function isRenderer(module: unknown): module is typeof RenderPage {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderPage' in module &&
    'resolveUrl' in module
  );
}
