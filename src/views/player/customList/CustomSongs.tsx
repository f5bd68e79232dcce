import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { placeWhileHeld } from '#src/domain/reorder.ts';
import type { Song } from '#src/domain/song.ts';
import {
  selectHeld,
  selectIsConfirmingClear,
  selectIsDragging,
  selectIsLifted,
} from '#src/machines/customList/customList.selectors.ts';
import {
  selectIsPlaying,
  selectSong,
  selectUnplayableIds,
  selectUpNext,
} from '#src/machines/player/player.selectors.ts';
import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { useAppActor } from '../../appContext.ts';
import { CustomSongRow } from './CustomSongRow.tsx';
import * as css from './CustomSongs.css.ts';
import { useRowDrag } from './useRowDrag.ts';

interface CustomSongsProps {
  songs: Song[];
  onRemoved: (index: number) => void;
}

/** The rows of the list; only those in sight, and the one in hand, are in the document. */
export function CustomSongs({ songs, onRemoved }: CustomSongsProps) {
  const list = useAppActor('customList');
  const player = useAppActor('player');
  const hintId = useId();
  const held = useSelector(list, selectHeld);
  const isDragging = useSelector(list, selectIsDragging);
  const isLifted = useSelector(list, selectIsLifted);
  const isConfirming = useSelector(list, selectIsConfirmingClear);
  const current = useSelector(player, selectSong);
  const isPlaying = useSelector(player, selectIsPlaying);
  const upNext = useSelector(player, selectUpNext);
  const unplayableIds = useSelector(player, selectUnplayableIds);
  const unplayable = useMemo(() => new Set(unplayableIds), [unplayableIds]);
  const scroller = useRef<HTMLDivElement>(null);
  const onPress = useRowDrag(scroller, songs.length);

  const kept = held?.from ?? null;
  const virtualizer = useVirtualizer({
    count: songs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => css.ROW_HEIGHT,
    getItemKey: (index) => songs[index]?.id ?? index,
    rangeExtractor: useCallback((range: Range) => withRow(kept, range), [kept]),
    initialRect: { width: 0, height: css.LIST_HEIGHT },
    overscan: 8,
    useFlushSync: false,
  });

  const opensAt = useRef(songs.findIndex(({ id }) => id === current?.id));
  useLayoutEffect(() => {
    if (scroller.current !== null) centre(scroller.current, opensAt.current);
  }, []);

  const landing = isLifted ? held?.to : undefined;
  useLayoutEffect(() => {
    if (landing !== undefined) virtualizer.scrollToIndex(landing);
  }, [landing, virtualizer]);

  return (
    <div className={css.scroller} ref={scroller} inert={isConfirming} data-part="custom-songs">
      <p className={visuallyHidden} id={hintId}>
        按空格键拿起，再用上下方向键移动
      </p>
      <ul className={css.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key }) => {
          const song = songs[index];
          if (!song) return null;
          const isHeld = index === kept;
          const isCurrent = song.id === current?.id;
          return (
            <CustomSongRow
              key={String(key)}
              song={song}
              index={index}
              count={songs.length}
              // A dragged row goes with the pointer.
              place={isHeld && isDragging ? index : placeWhileHeld(index, held)}
              hold={isHeld ? (isDragging ? 'dragged' : 'lifted') : 'none'}
              isCurrent={isCurrent}
              isPlaying={isCurrent && isPlaying}
              isUpNext={song.id === upNext?.id}
              isUnplayable={unplayable.has(song.id)}
              hintId={hintId}
              onPress={onPress}
              onRemoved={onRemoved}
            />
          );
        })}
      </ul>
    </div>
  );
}

function withRow(row: number | null, range: Range): number[] {
  const indexes = defaultRangeExtractor(range);
  if (row === null || row >= range.count || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((one, other) => one - other);
}

function centre(scroller: HTMLElement, index: number): void {
  if (index < 0) return;
  scroller.scrollTop = (index + 0.5) * css.ROW_HEIGHT - scroller.clientHeight / 2;
}
