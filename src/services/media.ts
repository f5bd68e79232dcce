const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Has the visitor asked the system for less motion? */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/**
 * Tells at once and on every change whether the visitor wants less motion.
 *
 * @returns the cleanup.
 */
export function watchMotionPreference(report: (reduced: boolean) => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  const onChange = () => report(query.matches);
  query.addEventListener('change', onChange);
  onChange();
  return () => query.removeEventListener('change', onChange);
}
