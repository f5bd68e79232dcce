import { rememberScroll } from './scrollMemory.ts';

export interface LocationStep {
  /** Path with query and hash. */
  url: string;
  /** Reached by Back or Forward. */
  travelled: boolean;
  /** Key of the history entry. */
  key: string;
}

/**
 * Leaves for an address as a fresh visit: the data came, but the code that shows it is gone, as after
 * an update of the site. Never resolves; the page shown stays until the new one takes its place.
 */
export function openAnew(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

/** Path, query and hash of the address bar. */
export function currentUrl(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Key of the history entry shown now; one is written into an entry that has none. */
export function currentKey(): string {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  const key = crypto.randomUUID?.() ?? String(performance.now());
  // wouter reports calls of the instance's method; this one changes no address.
  History.prototype.replaceState.call(window.history, { ...Object(state), key }, '');
  return key;
}

/**
 * Reports every change of the address: links (wouter dispatches `pushState` and `replaceState`),
 * Back and Forward. Keeps the scroll offset of the entry that is left.
 *
 * @returns the cleanup.
 */
export function watchLocation(report: (step: LocationStep) => void): () => void {
  let shown = currentKey();
  const step = (travelled: boolean) => () => {
    rememberScroll(shown, window.scrollY);
    shown = currentKey();
    report({ url: currentUrl(), travelled, key: shown });
  };
  const onPop = step(true);
  const onPush = step(false);
  const restoration = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', onPop);
  window.addEventListener('pushState', onPush);
  window.addEventListener('replaceState', onPush);
  return () => {
    window.history.scrollRestoration = restoration;
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pushState', onPush);
    window.removeEventListener('replaceState', onPush);
  };
}
