/** An address of a page in the one form it is rendered and kept under. */
export interface PageUrl {
  /** Path and query; of a page, only what tells it from another. */
  url: string;
  /** Where the same page stands, when the path was written in another way. */
  movedTo?: string;
}

/**
 * Leaves out what does not change a page (utm_source and its kind), so that it is made once. A doubled
 * or last slash moves to the plain path.
 *
 * @param target As it stands in the request line.
 * @param canonicalOf The address of the same page without such parameters; of a redirect, its target.
 * @returns undefined where the target is no address.
 */
export function readPageUrl(
  target: string,
  canonicalOf: (url: string) => string,
): PageUrl | undefined {
  if (!target.startsWith('/') || !URL.canParse(`http://site${target}`)) return undefined;
  const { pathname, search } = new URL(`http://site${target}`);
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (path !== pathname) return { url: path, movedTo: path + search };
  const canonical = canonicalOf(path + search);
  const same = canonical.split('?', 1)[0] === path;
  return { url: same ? canonical : path + search };
}
