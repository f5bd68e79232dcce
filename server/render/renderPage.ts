import { renderRoute } from '#src/entry-server.tsx';
import { canonicalPath, matchRoute, notFoundRoute } from '#src/routes.ts';
import type { ClientBuild } from './clientBuild.ts';
import { buildDocument } from './document.ts';
import { MISSING_URL, type Resolved } from './pageUrl.ts';

export interface RenderedDocument {
  status: number;
  html: string;
}

/**
 * Finds an address in the route table. What does not change a page (utm_source and its kind) is left
 * out of its address, and all addresses that are none share one, so that a page is made once.
 *
 * @param url Path with query.
 */
export function resolveUrl(url: string): Resolved {
  const match = matchRoute(url);
  if (match.kind === 'redirect') return match;
  return { kind: 'page', url: match.route === notFoundRoute ? MISSING_URL : canonicalPath(url) };
}

/**
 * Answers the address of a page with a whole document.
 *
 * @param url Path with query, as `resolveUrl` gives it.
 * @param origin Scheme and host of the site, for canonical and shared addresses.
 */
export async function renderPage(
  url: string,
  { build, fetch, origin }: { build: ClientBuild; fetch: typeof globalThis.fetch; origin: string },
): Promise<RenderedDocument> {
  const rendered = await renderRoute(url, fetch);
  if (rendered.kind === 'redirect') throw new Error(`${url} is no page`);
  const html = buildDocument({
    template: build.template,
    page: rendered,
    assets: build.assetsOf(rendered.module),
    sheets: build.sheetsOf(rendered.head.styledBy ?? []),
    origin,
  });
  return { status: rendered.status, html };
}
