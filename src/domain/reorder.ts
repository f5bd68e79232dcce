/** A row that is held over its list: where it was and where it would land now. */
export interface HeldPlace {
  from: number;
  to: number;
}

/** Where a row is shown while another is held over its list: the rows between make room. */
export function placeWhileHeld(index: number, held: HeldPlace | null): number {
  if (held === null) return index;
  const { from, to } = held;
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

/** How far a held row stands from the head of its list, px: it never leaves the list. */
export function heldTop(top: number, rowHeight: number, count: number): number {
  return Math.min(Math.max(0, top), Math.max(0, count - 1) * rowHeight);
}

/** The row nearest to that height. */
export function indexAtTop(top: number, rowHeight: number, count: number): number {
  return Math.round(heldTop(top, rowHeight, count) / rowHeight);
}

/** Band at the edges of a list in which a held row makes it scroll, px. */
const EDGE = 56;

/** Fastest scroll under a held row, px/ms. */
const FASTEST = 1.2;

/** How fast a list scrolls under a pointer at that height, px/ms; below 0 towards its head. */
export function edgeSpeed(y: number, box: { top: number; bottom: number }): number {
  const edge = Math.min(EDGE, (box.bottom - box.top) / 3);
  const above = Math.min(1, Math.max(0, (box.top + edge - y) / edge));
  const below = Math.min(1, Math.max(0, (y - (box.bottom - edge)) / edge));
  return (below - above) * FASTEST;
}
