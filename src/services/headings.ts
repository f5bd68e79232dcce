/** Where a heading counts as reached: px below the top of the window, under the header. */
const EYE_LINE = 120;

/**
 * Reports the last heading above the eye line, '' above the first: at once and whenever it changes.
 *
 * @param ids Headings in the order of the text.
 * @returns the cleanup.
 */
export function watchHeadings(ids: readonly string[], report: (id: string) => void): () => void {
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  let reported: string | undefined;
  let frame = 0;
  const measure = () => {
    frame = 0;
    const reached = lastAbove(elements, EYE_LINE);
    if (reached === reported) return;
    reported = reached;
    report(reached);
  };
  const onScroll = () => {
    if (frame === 0) frame = requestAnimationFrame(measure);
  };
  measure();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll);
  };
}

/** Binary search: headings stand in the order of the page. */
function lastAbove(elements: readonly HTMLElement[], line: number): string {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const top = elements[middle]?.getBoundingClientRect().top ?? 0;
    if (top <= line) low = middle + 1;
    else high = middle;
  }
  return elements[low - 1]?.id ?? '';
}
