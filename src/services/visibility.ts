/**
 * Says whether the page is seen, at once and after every change; `pagehide` counts as hidden.
 *
 * @returns the cleanup.
 */
export function watchVisibility(report: (seen: boolean) => void): () => void {
  const onChange = () => report(document.visibilityState === 'visible');
  const onHide = () => report(false);
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pagehide', onHide);
  onChange();
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pagehide', onHide);
  };
}

/**
 * Says that the page goes out of sight or away: the last moment to keep something.
 *
 * @returns the cleanup.
 */
export function watchHiding(report: () => void): () => void {
  return watchVisibility((seen) => {
    if (!seen) report();
  });
}
