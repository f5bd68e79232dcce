/** Where the one page for everything that is missing is made; the route table does not have it. */
export const MISSING_URL = '/404';

/** What the route table says of an address: its page's own address, or where it lives today. */
export type Resolved = { kind: 'page'; url: string } | { kind: 'redirect'; to: string };

/** An address with its path written in the one plain way. */
interface PageUrl {
  /** Path and query. */
  url: string;
  /** Whether the path was written in another way. */
  moved: boolean;
}

/**
 * Makes the path plain: without doubled slashes and one at the end.
 *
 * @param target As it stands in the request line.
 * @returns undefined where the target is no address.
 */
export function readPageUrl(target: string): PageUrl | undefined {
  if (!target.startsWith('/') || !URL.canParse(`http://site${target}`)) return undefined;
  const { pathname, search } = new URL(`http://site${target}`);
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return { url: path + search, moved: path !== pathname };
}
