/**
 * Reports how far down the page is, px: now, and while it is scrolled, at most once per `interval`
 * ms, the last offset always.
 *
 * @returns the cleanup.
 */
export function watchScroll(report: (top: number) => void, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Rubber-band scrolling goes below zero.
  const measure = () => report(Math.max(0, window.scrollY));
  const onScroll = () => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      measure();
    }, interval);
  };
  measure();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}
