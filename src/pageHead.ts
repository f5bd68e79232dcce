import type { PageState } from './machines/navigation/navigation.types.ts';
import { type Head, routeNamed } from './routes.ts';
import type { DocumentHead } from './services/documentHead.ts';
import type { SiteData } from './services/pageData.ts';

/** Everything the document's head says of a page, defaults filled in (specification, section 2). */
export function headOf(page: PageState, site: SiteData): DocumentHead & Head {
  const { config } = site;
  const route = routeNamed(page.route);
  const own = page.status === 200 ? (route.head?.(page.data, site) ?? {}) : {};
  const title = own.title ?? route.title ?? `{brand} - ${config.tagline}`;
  return {
    title: title.replaceAll('{brand}', config.blog_name),
    description: own.description || route.description || config.description,
    keywords: own.keywords || route.keywords || config.keywords,
    image: own.image || pictureOf(page, site),
    type: own.type ?? 'website',
    ...(own.styledBy && { styledBy: own.styledBy }),
    ...(own.jsonLd && { jsonLd: own.jsonLd }),
  };
}

/** Picture of the header band: the route's own, else the home page's. */
export function pictureOf(page: PageState, { headers }: SiteData): string {
  const find = (name: string) => headers.find((header) => header.route_name === name)?.bg_url;
  return find(page.route) ?? find('home') ?? '/pictures/bg/1.jpg';
}
