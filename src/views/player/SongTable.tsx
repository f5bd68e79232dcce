import { useVirtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  selectCategoryId,
  selectCategorySongs,
  selectSongsStatus,
} from '#src/machines/catalogue/catalogue.selectors.ts';
import {
  selectCustomSongs,
  selectIsPlaying,
  selectSong,
  selectUnplayableIds,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { SongRow } from './SongRow.tsx';
import * as css from './SongTable.css.ts';
import { SongTableFoot } from './SongTableFoot.tsx';

/** The songs of the chosen category; only the rows in sight are in the document. */
export function SongTable() {
  const catalogue = useAppActor('catalogue');
  const player = useAppActor('player');
  const songs = useSelector(catalogue, selectCategorySongs);
  const categoryId = useSelector(catalogue, selectCategoryId);
  const status = useSelector(catalogue, selectSongsStatus);
  const current = useSelector(player, selectSong);
  const isPlaying = useSelector(player, selectIsPlaying);
  const customSongs = useSelector(player, selectCustomSongs);
  const unplayableIds = useSelector(player, selectUnplayableIds);
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: songs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => css.ROW_HEIGHT,
    getItemKey: (index) => songs[index]?.id ?? index,
    overscan: 8,
    useFlushSync: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another category begins at its top.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [categoryId]);

  const rows = virtualizer.getVirtualItems();
  const above = rows[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);
  return (
    <section className={css.section} ref={scroller} aria-label="歌曲列表" data-part="songs">
      <table
        className={css.table}
        aria-rowcount={songs.length + 1}
        aria-busy={status === 'loading'}
      >
        <thead>
          <tr>
            <th className={`${css.headCell} ${css.columnSong}`} scope="col">
              歌曲
            </th>
            <th className={`${css.headCell} ${css.wideOnly}`} scope="col">
              歌手
            </th>
            <th className={`${css.headCell} ${css.wideOnly}`} scope="col">
              其他
            </th>
            <th className={`${css.headCell} ${css.columnActions}`} scope="col">
              操作
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Spacer height={above} />}
          {rows.map(({ index, key }) => {
            const song = songs[index];
            if (!song) return null;
            const isCurrent = song.id === current?.id;
            return (
              <SongRow
                key={String(key)}
                song={song}
                // The head is row 1.
                rowIndex={index + 2}
                isCurrent={isCurrent}
                isPlaying={isCurrent && isPlaying}
                isAdded={customSongs.some(({ id }) => id === song.id)}
                isUnplayable={unplayableIds.includes(song.id)}
              />
            );
          })}
          {below > 0 && <Spacer height={below} />}
        </tbody>
      </table>
      <SongTableFoot scroller={scroller} />
    </section>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    <tr inert>
      <td height={height} />
    </tr>
  );
}
