interface Layer {
  depth: number;
  onBack: () => void;
}

let layers: Layer[] = [];
/** The service itself is taking entries off the history. */
let removing = false;
let listening = false;

/**
 * Puts a history entry over the page, so that Back closes what lies on it and the page below
 * notices nothing: the step is not passed on to other listeners.
 *
 * @param depth 1 for the first layer over the page, 2 for one over that
 * @param onBack called when the visitor goes back over the entry
 * @returns the cleanup, which takes the entry away unless Back has done so.
 */
export function openHistoryLayer(depth: number, onBack: () => void): () => void {
  const layer = { depth, onBack };
  listen();
  // A reload keeps the entries of layers that lie over the page no more.
  if (layers.length === 0) removeSpareEntries();
  layers = [...layers, layer];
  addMissingEntries();
  return () => {
    if (!layers.includes(layer)) return;
    layers = layers.filter((other) => other !== layer);
    // Layers that close together leave in one step.
    queueMicrotask(removeSpareEntries);
  };
}

function listen(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', onPop, { capture: true });
}

function onPop(event: PopStateEvent): void {
  if (removing) {
    removing = false;
    event.stopImmediatePropagation();
    addMissingEntries();
    removeSpareEntries();
    return;
  }
  const left = layers.filter((layer) => layer.depth > shownDepth());
  if (left.length === 0) return;
  event.stopImmediatePropagation();
  layers = layers.filter((layer) => !left.includes(layer));
  for (const layer of left) layer.onBack();
}

function addMissingEntries(): void {
  if (removing) return;
  for (let depth = shownDepth() + 1; depth <= wantedDepth(); depth += 1) {
    // wouter reports calls of the instance's method; this one changes no address.
    History.prototype.pushState.call(history, { ...Object(history.state), layer: depth }, '');
  }
}

function removeSpareEntries(): void {
  const spare = shownDepth() - wantedDepth();
  if (spare <= 0 || removing) return;
  removing = true;
  history.go(-spare);
}

function wantedDepth(): number {
  return Math.max(0, ...layers.map((layer) => layer.depth));
}

function shownDepth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('layer' in state)) return 0;
  return typeof state.layer === 'number' ? state.layer : 0;
}
