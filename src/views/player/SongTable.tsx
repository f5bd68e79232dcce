import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  selectCategoryId,
  selectCategorySongs,
  selectSongsStatus,
} from '#src/machines/catalogue/catalogue.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { SongRow } from './SongRow.tsx';
import { SongRows } from './SongRows.tsx';
import * as css from './SongTable.css.ts';
import { SongTableFoot } from './SongTableFoot.tsx';
import { useSongRows } from './useSongRows.ts';

/** The songs of the chosen category. */
export function SongTable() {
  const catalogue = useAppActor('catalogue');
  const songs = useSelector(catalogue, selectCategorySongs);
  const categoryId = useSelector(catalogue, selectCategoryId);
  const status = useSelector(catalogue, selectSongsStatus);
  const scroller = useRef<HTMLElement>(null);
  const visible = useSongRows(songs, scroller);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another category begins at its top.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [categoryId]);

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
        <SongRows {...visible} Row={SongRow} />
      </table>
      <SongTableFoot scroller={scroller} />
    </section>
  );
}
