import { useSelector } from '@xstate/react';
import ListMusic from 'lucide-react/icons/list-music';
import { type ToggleEvent, useEffect, useId, useRef } from 'react';
import {
  selectAnnouncement,
  selectIsListShown,
  selectStateAttribute,
} from '#src/machines/customList/customList.selectors.ts';
import { selectCustomSongs } from '#src/machines/player/player.selectors.ts';
import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './CustomList.css.ts';
import { CustomListHead } from './customList/CustomListHead.tsx';
import { CustomSongs } from './customList/CustomSongs.tsx';
import { useFocusAfterRemoval } from './customList/useFocusAfterRemoval.ts';

/** The visitor's own play list, above its button. */
export function CustomList() {
  const list = useAppActor('customList');
  const player = useAppActor('player');
  const id = useId();
  const state = useSelector(list, selectStateAttribute);
  const isShown = useSelector(list, selectIsListShown);
  const announcement = useSelector(list, selectAnnouncement);
  const songs = useSelector(player, selectCustomSongs);
  const sheet = useRef<HTMLDivElement>(null);
  const onRemoved = useFocusAfterRemoval(sheet, songs);

  useEffect(() => () => list.send({ type: 'list.closed' }), [list]);

  // It closes at once and opens when it can be measured.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') list.send({ type: 'list.closed' });
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') list.send({ type: 'list.opened' });
  };

  return (
    <>
      <IconButton
        label="播放列表"
        className={css.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-part="custom-list"
      >
        <ListMusic size={22} aria-hidden="true" />
      </IconButton>
      <div
        ref={sheet}
        className={css.sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="播放列表"
        data-machine="customList"
        data-state={state}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        <CustomListHead count={songs.length} onCleared={() => onRemoved(0)} />
        {songs.length === 0 ? (
          <p className={css.empty} tabIndex={-1} data-part="empty">
            空空如也
          </p>
        ) : (
          isShown && <CustomSongs songs={songs} onRemoved={onRemoved} />
        )}
        <p className={visuallyHidden} role="status" aria-live="assertive">
          {announcement}
        </p>
      </div>
    </>
  );
}
