import { type Api, createApi } from './api/api.ts';
import type { Catalogue } from './catalogue.ts';
import { createHttp, type HttpOptions } from './http/http.ts';
import { createLazyCatalogue } from './lazyCatalogue.ts';
import type { SiteData } from './pageData.ts';
import { type BrowserStorage, createStorage } from './storage.ts';

/** The outside world as the machines' wiring and the views see it. */
export interface Services {
  api: Api;
  catalogue: Catalogue;
  storage: BrowserStorage;
  /** The owner's configuration and header pictures, known for the whole visit. */
  site: SiteData;
}

/** Builds the services on any `fetch`: the browser's, or the server's call into its own API. */
export function createServices(options: HttpOptions & { site: SiteData }): Services {
  return {
    api: createApi(createHttp(options)),
    catalogue: createLazyCatalogue(options.fetch),
    storage: createStorage(() => window.localStorage),
    site: options.site,
  };
}
