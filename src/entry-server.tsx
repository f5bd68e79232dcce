import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { App } from './app.tsx';
import { loadPage } from './loadPage.ts';
import { appMachine } from './machines/app/app.machine.ts';
import type { PageState } from './machines/navigation/navigation.types.ts';
import { headOf } from './pageHead.ts';
import { loadPageView } from './pageViews.ts';
import { canonicalPath, type Head, matchRoute, routeNamed } from './routes.ts';
import { createApi } from './services/api/api.ts';
import type { DocumentHead } from './services/documentHead.ts';
import { createHttp } from './services/http/http.ts';
import { loadSite, type SiteData } from './services/pageData.ts';
import { createServices } from './services/services.ts';
import './styles/global.css.ts';

export type Rendered =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      status: number;
      /** Markup of the root element's inside. */
      body: string;
      head: DocumentHead & Head;
      canonicalPath: string;
      /** What the browser starts from, so that it asks for nothing again. */
      embedded: { site: SiteData; page: PageState };
      /** Module of the view, by which the build's manifest names its files. */
      module: string;
    };

/**
 * Renders what a guest sees at an address.
 *
 * @param url Path with query.
 * @param fetch Calls the site's own API in the same process.
 */
export async function renderRoute(url: string, fetch: typeof globalThis.fetch): Promise<Rendered> {
  const match = matchRoute(url);
  if (match.kind === 'redirect') return match;
  const api = createApi(createHttp({ fetch }));
  const path = canonicalPath(url);
  const [site, page] = await Promise.all([loadSite(api), loadPage(path, api)]);
  await loadPageView(page.route);
  const services = createServices({ fetch, site });
  // Never started, so it needs no wiring; providing it for every page would cost half the rendering.
  const app = createActor(appMachine, { input: { page, url: path, key: 'server' } });
  const [pathname = path, search = ''] = path.split('?', 2);
  const body = renderToString(
    <App app={app} services={services} location={{ path: pathname, search }} />,
  );
  return {
    kind: 'page',
    status: page.status,
    body,
    head: headOf(page, site),
    canonicalPath: path,
    embedded: { site, page: withoutMarkup(page) },
    module: routeNamed(page.route).module,
  };
}

function withoutMarkup(page: PageState): PageState {
  const { markup } = routeNamed(page.route);
  return markup && page.status === 200 ? { ...page, data: markup.without(page.data) } : page;
}
