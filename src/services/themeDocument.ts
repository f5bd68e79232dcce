import type { Theme } from '#src/domain/themeHours.ts';
import { prefersReducedMotion } from './media.ts';

/** ms the circle takes to cover the window. */
const OPENING = 240;

/**
 * Puts a theme on the document. From an origin (px in the window) it opens as a circle, where the
 * browser has View Transitions and the visitor does not mind motion.
 */
export function showTheme(theme: Theme, origin?: { x: number; y: number }): void {
  const root = document.documentElement;
  const apply = () => {
    root.dataset.theme = theme;
    root.style.colorScheme = theme;
  };
  if (
    origin === undefined ||
    root.dataset.theme === theme ||
    prefersReducedMotion() ||
    !('startViewTransition' in document)
  ) {
    apply();
    return;
  }
  root.dataset.themeOpening = '';
  const transition = document.startViewTransition(apply);
  // A skipped transition (hidden tab, second press) rejects `ready`; the theme is applied all the same.
  transition.ready.then(
    () => open(root, origin),
    () => {},
  );
  transition.finished.finally(() => delete root.dataset.themeOpening);
}

function open(root: HTMLElement, { x, y }: { x: number; y: number }): void {
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  root.animate(
    { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
    { duration: OPENING, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
  );
}
