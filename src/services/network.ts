/** False only where the browser knows that there is no network. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

/**
 * Says that there is no network, at once or when it goes.
 *
 * @returns the cleanup.
 */
export function watchOffline(report: () => void): () => void {
  window.addEventListener('offline', report);
  if (!isOnline()) report();
  return () => window.removeEventListener('offline', report);
}
