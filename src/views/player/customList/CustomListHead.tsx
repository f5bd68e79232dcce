import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import {
  selectIsConfirmingClear,
  selectIsOpen,
} from '#src/machines/customList/customList.selectors.ts';
import { useAppActor } from '../../appContext.ts';
import * as css from '../CustomList.css.ts';

interface CustomListHeadProps {
  count: number;
  /** Told before the list is cleared. */
  onCleared: () => void;
}

/** The title with the count, and the way to an empty list, which asks first. */
export function CustomListHead({ count, onCleared }: CustomListHeadProps) {
  const list = useAppActor('customList');
  const isConfirming = useSelector(list, selectIsConfirmingClear);
  const isOpen = useSelector(list, selectIsOpen);
  const clear = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);

  useLayoutEffect(() => {
    if (isConfirming) cancel.current?.focus();
    else if (wasConfirming.current && isOpen) clear.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming, isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The popover stays open: this Escape is the answer no.
    event.preventDefault();
    event.stopPropagation();
    list.send({ type: 'clear.cancelled' });
  };

  if (isConfirming) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form.
      <div
        className={css.head}
        role="group"
        aria-label={`清空播放列表里的 ${count} 首歌？`}
        onKeyDown={onKeyDown}
        data-part="confirm-clear"
      >
        <p className={css.heading}>清空这 {count} 首歌？</p>
        <button
          type="button"
          className={css.confirm}
          onClick={() => {
            onCleared();
            list.send({ type: 'clear.confirmed' });
          }}
        >
          确定清空
        </button>
        <button
          ref={cancel}
          type="button"
          className={css.action}
          onClick={() => list.send({ type: 'clear.cancelled' })}
        >
          取消
        </button>
      </div>
    );
  }
  return (
    <div className={css.head}>
      <h2 className={css.heading}>
        播放列表{count > 0 && <span className={css.count}> {count} 首</span>}
      </h2>
      {count > 0 && (
        <button
          ref={clear}
          type="button"
          className={css.action}
          data-part="clear-list"
          onClick={() => list.send({ type: 'clear.requested' })}
        >
          清空
        </button>
      )}
    </div>
  );
}
