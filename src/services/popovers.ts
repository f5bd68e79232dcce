/** Those that close by themselves; messages and the like do not count. */
const OPEN = '[popover="auto"]:popover-open';

/**
 * Tells at once and on every change whether a popover lies open.
 *
 * @returns the cleanup.
 */
export function watchPopovers(report: (isOpen: boolean) => void): () => void {
  const look = () => report(document.querySelector(OPEN) !== null);
  // The event does not bubble.
  document.addEventListener('toggle', look, { capture: true });
  look();
  return () => document.removeEventListener('toggle', look, { capture: true });
}
