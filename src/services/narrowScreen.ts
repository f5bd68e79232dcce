/** The specification's narrow break. */
const NARROW = '(max-width: 798px)';

/**
 * Tells at once and on every change whether the screen is narrow.
 *
 * @returns the cleanup.
 */
export function watchNarrowScreen(report: (isNarrow: boolean) => void): () => void {
  const query = matchMedia(NARROW);
  const onChange = () => report(query.matches);
  query.addEventListener('change', onChange);
  onChange();
  return () => query.removeEventListener('change', onChange);
}
