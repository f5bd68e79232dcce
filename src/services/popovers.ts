/** Those that close by themselves; messages and the like do not count. */
const OPEN = '[popover="auto"]:popover-open';

/** Does one lie open, which takes the next Escape for itself? */
export function isPopoverOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

/**
 * Tells at once and on every change whether a popover lies open.
 *
 * @returns the cleanup.
 */
export function watchPopovers(report: (isOpen: boolean) => void): () => void {
  const look = () => report(isPopoverOpen());
  // The event does not bubble.
  document.addEventListener('toggle', look, { capture: true });
  look();
  return () => document.removeEventListener('toggle', look, { capture: true });
}
