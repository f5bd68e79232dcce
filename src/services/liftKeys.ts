/** What a key does with a row that the keyboard has lifted. */
export type LiftRequest = 'up' | 'down' | 'first' | 'last' | 'drop' | 'cancel';

const REQUESTS: Readonly<Record<string, LiftRequest>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  ' ': 'drop',
  Enter: 'drop',
  Escape: 'cancel',
};

/**
 * Gives the keys to the lifted row, before the list scrolls, the popover closes or the player
 * plays. Returns the cleanup.
 */
export function listenToLiftKeys(ask: (request: LiftRequest) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const request = REQUESTS[event.key];
    if (request === undefined || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    // The key that has lifted it is still held.
    if (request === 'drop' && event.repeat) return;
    ask(request);
    // Firefox presses a button when the space bar is let go: the row would be lifted again.
    if (event.key === ' ') window.addEventListener('keyup', swallow, { capture: true, once: true });
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
}
