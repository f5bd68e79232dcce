/**
 * Lends the browser's memory an address.
 *
 * @returns the cleanup, after which the address leads nowhere.
 */
export function lendUrl(blob: Blob, report: (url: string) => void): () => void {
  const url = URL.createObjectURL(blob);
  report(url);
  return () => URL.revokeObjectURL(url);
}
