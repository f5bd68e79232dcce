import { useSelector } from '@xstate/react';
import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { selectHeld, selectIsDragging } from '#src/machines/customList/customList.selectors.ts';
import { followRowDrag, type RowPress } from '#src/services/rowDrag.ts';
import { useAppActor } from '../../appContext.ts';
import { ROW_HEIGHT } from './CustomSongs.css.ts';

/** Drags rows by their handles; gives back what a handle does when it is pressed. */
export function useRowDrag(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): (id: number, event: PointerEvent<HTMLElement>) => void {
  const list = useAppActor('customList');
  const isDragging = useSelector(list, selectIsDragging);
  const press = useRef<RowPress | null>(null);

  useLayoutEffect(() => {
    const from = selectHeld(list.getSnapshot())?.from;
    const row = press.current?.handle.closest('li');
    if (!isDragging || from === undefined || press.current === null || !row) return;
    if (scroller.current === null) return;
    return followRowDrag({
      ...press.current,
      row,
      scroller: scroller.current,
      index: from,
      count,
      rowHeight: ROW_HEIGHT,
      onMove: (index) => list.send({ type: 'drag.moved', index }),
      onDrop: () => list.send({ type: 'drag.dropped' }),
      onCancel: () => list.send({ type: 'drag.cancelled' }),
    });
  }, [list, scroller, isDragging, count]);

  return useCallback(
    (id, { button, isPrimary, currentTarget, pointerId, clientY }) => {
      if (button !== 0 || !isPrimary) return;
      currentTarget.setPointerCapture(pointerId);
      press.current = { handle: currentTarget, pointerId, y: clientY };
      list.send({ type: 'drag.started', id });
    },
    [list],
  );
}
