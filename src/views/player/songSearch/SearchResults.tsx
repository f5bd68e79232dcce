import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  selectFoundSongs,
  selectKeyword,
  selectSearchStatus,
} from '#src/machines/songSearch/songSearch.selectors.ts';
import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { FailedState } from '#src/views/ui/FailedState.tsx';
import { Ridge } from '#src/views/ui/Ridge.tsx';
import { Spinner } from '#src/views/ui/Spinner.tsx';
import { useAppActor } from '../../appContext.ts';
import { LoadingRows } from '../LoadingRows.tsx';
import { SongRows } from '../SongRows.tsx';
import * as table from '../SongTable.css.ts';
import { useSongRows } from '../useSongRows.ts';
import { ResultRow } from './ResultRow.tsx';
import { SearchFoot } from './SearchFoot.tsx';
import * as css from './SearchResults.css.ts';

/** The songs found, or why there are none. */
export function SearchResults() {
  const search = useAppActor('songSearch');
  const songs = useSelector(search, selectFoundSongs);
  const keyword = useSelector(search, selectKeyword);
  const status = useSelector(search, selectSearchStatus);
  const scroller = useRef<HTMLElement>(null);
  const visible = useSongRows(songs, scroller);
  const isSearching = status === 'searching';

  useEffect(() => {
    if (!isSearching) scroller.current?.scrollTo({ top: 0 });
  }, [isSearching]);

  return (
    <div className={css.results} data-status={status} data-part="results">
      <section
        className={css.scroller}
        ref={scroller}
        aria-label="搜索结果"
        aria-busy={isSearching}
      >
        {(songs.length > 0 || isSearching) && (
          <table
            className={table.table}
            aria-rowcount={songs.length + 1}
            data-waiting={isSearching}
          >
            <thead>
              <tr>
                <th className={css.headCell} scope="col">
                  歌曲
                </th>
                <th className={`${css.headCell} ${css.columnArtist} ${table.wideOnly}`} scope="col">
                  歌手
                </th>
                <th className={`${css.headCell} ${table.columnActions}`} scope="col">
                  操作
                </th>
              </tr>
            </thead>
            <SongRows {...visible} className={css.rows} Row={ResultRow} />
          </table>
        )}
        {songs.length > 0 && !isSearching && <SearchFoot />}
        {songs.length === 0 && isSearching && <LoadingRows />}
        {status === 'idle' && <Quiet part="hint" text="想听哪首歌，写下歌名或歌手" />}
        {status === 'nothing' && <Quiet part="empty" text="空空如也" />}
        {status === 'failed' && (
          <div className={css.failure}>
            <FailedState
              text="没有取到搜索结果"
              onRetry={() => search.send({ type: 'retry.requested' })}
            />
          </div>
        )}
      </section>
      {isSearching && songs.length > 0 && (
        <div className={css.waiting}>
          <div className={css.waitingDisc}>
            <Spinner label="" />
          </div>
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {isSearching && '正在搜索…'}
        {songs.length > 0 && !isSearching && `${keyword}：已列出 ${songs.length} 首歌`}
      </p>
    </div>
  );
}

/** Where no songs stand: what to do, or that there are none. */
function Quiet({ part, text }: { part: string; text: string }) {
  return (
    <div className={css.quiet} data-part={part}>
      <Ridge className={css.ridge} />
      <p>{text}</p>
    </div>
  );
}
