import type { PageState } from './machines/navigation/navigation.types.ts';
import { matchRoute, notFoundRoute } from './routes.ts';
import type { Api } from './services/api/api.ts';
import { HttpError } from './services/http/http.ts';

/**
 * Loads what an address shows; the server and the browser both come through here.
 * A page whose data does not exist is the 404 page.
 *
 * @param url Path with query, no redirect of the route table.
 */
export async function loadPage(url: string, api: Api, signal?: AbortSignal): Promise<PageState> {
  const match = matchRoute(url);
  if (match.kind === 'redirect') return loadPage(match.to, api, signal);
  const { route, query } = match;
  if (route === notFoundRoute) return notFound(url);
  try {
    const data = await route.load({ query, api, ...(signal && { signal }) });
    return { route: route.name, url, status: 200, data };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return notFound(url);
    throw error;
  }
}

function notFound(url: string): PageState {
  return { route: notFoundRoute.name, url, status: 404, data: null };
}
