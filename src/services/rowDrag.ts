import { edgeSpeed, heldTop, indexAtTop } from '#src/domain/reorder.ts';

/** The pointer that has taken a row and is captured by its handle. */
export interface RowPress {
  handle: HTMLElement;
  pointerId: number;
  /** Height in the window, px. */
  y: number;
}

interface RowDrag extends RowPress {
  row: HTMLElement;
  scroller: HTMLElement;
  index: number;
  count: number;
  rowHeight: number;
  onMove(index: number): void;
  onDrop(): void;
  onCancel(): void;
}

/** Nearer to where it was pressed, px, a pointer rests: the list does not scroll under it. */
const SLACK = 4;

/**
 * The row goes with its pointer, by `translate` alone, and the list scrolls while the pointer is
 * near an edge of it. Escape and a pointer taken away by the system cancel. Returns the cleanup,
 * which lets the row go.
 */
export function followRowDrag(drag: RowDrag): () => void {
  const { handle, pointerId, row, scroller, index, count, rowHeight } = drag;
  const home = index * rowHeight;
  const startScroll = scroller.scrollTop;
  let y = drag.y;
  let landing = index;
  let hasMoved = false;
  let lastFrame: number | null = null;
  let frame = requestAnimationFrame(step);

  function step(now: number): void {
    const elapsed = lastFrame === null ? 0 : Math.min(50, now - lastFrame);
    lastFrame = now;
    if (hasMoved) scroller.scrollTop += edgeSpeed(y, scroller.getBoundingClientRect()) * elapsed;
    follow();
    frame = requestAnimationFrame(step);
  }

  function follow(): void {
    const wanted = home + y - drag.y + scroller.scrollTop - startScroll;
    const top = heldTop(wanted, rowHeight, count);
    row.style.translate = `0 ${top - home}px`;
    const nearest = indexAtTop(top, rowHeight, count);
    if (nearest === landing) return;
    landing = nearest;
    drag.onMove(nearest);
  }

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    y = event.clientY;
    if (Math.abs(y - drag.y) > SLACK) hasMoved = true;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    y = event.clientY;
    follow();
    drag.onDrop();
  };
  const onLost = (event: PointerEvent) => {
    if (event.pointerId === pointerId) drag.onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // The popover stays open: this Escape is for the row.
    event.preventDefault();
    event.stopPropagation();
    drag.onCancel();
  };

  handle.addEventListener('pointermove', onPointerMove);
  handle.addEventListener('pointerup', onPointerUp);
  handle.addEventListener('pointercancel', onLost);
  handle.addEventListener('lostpointercapture', onLost);
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    handle.removeEventListener('pointermove', onPointerMove);
    handle.removeEventListener('pointerup', onPointerUp);
    handle.removeEventListener('pointercancel', onLost);
    handle.removeEventListener('lostpointercapture', onLost);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    row.style.translate = '';
  };
}
