/**
 * Reports when another tab of the site writes this plain key of local storage.
 *
 * @returns the cleanup.
 */
export function watchStoredKey(key: string, report: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) report();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
