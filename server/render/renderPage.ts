import { renderRoute } from '#src/entry-server.tsx';
import type { ClientBuild } from './clientBuild.ts';
import { buildDocument } from './document.ts';

export interface RenderedDocument {
  status: number;
  html: string;
  /** Where the address lives today; then there is no html. */
  redirect?: string;
}

/**
 * Answers an address with a whole document.
 *
 * @param url Path with query.
 * @param origin Scheme and host of the site, for canonical and shared addresses.
 */
export async function renderPage(
  url: string,
  { build, fetch, origin }: { build: ClientBuild; fetch: typeof globalThis.fetch; origin: string },
): Promise<RenderedDocument> {
  const rendered = await renderRoute(url, fetch);
  if (rendered.kind === 'redirect') return { status: 302, html: '', redirect: rendered.to };
  const html = buildDocument({
    template: build.template,
    page: rendered,
    assets: build.assetsOf(rendered.module),
    sheets: build.sheetsOf(rendered.head.styledBy ?? []),
    origin,
  });
  return { status: rendered.status, html };
}
