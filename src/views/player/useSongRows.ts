import { useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { type RefObject, useMemo } from 'react';
import type { Song } from '#src/domain/song.ts';
import {
  selectCustomSongs,
  selectIsPlaying,
  selectSong,
  selectUnplayableIds,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { ROW_HEIGHT } from './SongTable.css.ts';

/** A song in a table, and how the player stands to it. */
export interface SongRowProps {
  song: Song;
  /** Place in the whole table, the head being 1. */
  rowIndex: number;
  isCurrent: boolean;
  isPlaying: boolean;
  isAdded: boolean;
  isUnplayable: boolean;
}

export interface VisibleSongs {
  rows: SongRowProps[];
  /** Heights in px of what is left out above and below the rows. */
  above: number;
  below: number;
}

/** The songs of a table that are in sight of what scrolls it. */
export function useSongRows(songs: Song[], scroller: RefObject<HTMLElement | null>): VisibleSongs {
  const player = useAppActor('player');
  const current = useSelector(player, selectSong);
  const isPlaying = useSelector(player, selectIsPlaying);
  const customSongs = useSelector(player, selectCustomSongs);
  const unplayableIds = useSelector(player, selectUnplayableIds);
  const addedIds = useMemo(() => new Set(customSongs.map(({ id }) => id)), [customSongs]);
  const unplayable = useMemo(() => new Set(unplayableIds), [unplayableIds]);
  const virtualizer = useVirtualizer({
    count: songs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => songs[index]?.id ?? index,
    overscan: 8,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const rows = items.flatMap(({ index }) => {
    const song = songs[index];
    if (!song) return [];
    const isCurrent = song.id === current?.id;
    return [
      {
        song,
        // The head is row 1.
        rowIndex: index + 2,
        isCurrent,
        isPlaying: isCurrent && isPlaying,
        isAdded: addedIds.has(song.id),
        isUnplayable: unplayable.has(song.id),
      },
    ];
  });
  return {
    rows,
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
