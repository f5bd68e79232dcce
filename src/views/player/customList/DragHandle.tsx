import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect } from 'react';
import { listenToLiftKeys } from '#src/services/liftKeys.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../../appContext.ts';
import * as css from './CustomSongs.css.ts';

interface DragHandleProps {
  id: number;
  name: string;
  isLifted: boolean;
  hintId: string;
  onPress: (id: number, event: PointerEvent<HTMLElement>) => void;
}

/** Takes a row: a pointer drags it, Space or Enter lifts it for the arrow keys. */
export function DragHandle({ id, name, isLifted, hintId, onPress }: DragHandleProps) {
  const list = useAppActor('customList');

  useEffect(() => {
    if (!isLifted) return;
    return listenToLiftKeys((request) => {
      if (request === 'drop') list.send({ type: 'lift.dropped' });
      else if (request === 'cancel') list.send({ type: 'lift.cancelled' });
      else list.send({ type: 'lift.moved', step: request });
    });
  }, [list, isLifted]);

  const onClick = ({ detail }: MouseEvent) => {
    // A click of the pointer has been a drag that went nowhere.
    if (detail > 0) return;
    list.send(isLifted ? { type: 'lift.dropped' } : { type: 'lift.started', id });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter, held after it has dropped the row, does not lift it again.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };

  return (
    <IconButton
      label={`调整《${name}》的位置`}
      className={css.handle}
      aria-describedby={hintId}
      aria-pressed={isLifted}
      data-part="drag-handle"
      onPointerDown={(event) => onPress(id, event)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={() => list.send({ type: 'lift.cancelled' })}
    >
      <GripVertical size={18} aria-hidden="true" />
    </IconButton>
  );
}
