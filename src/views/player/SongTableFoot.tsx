import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import {
  selectCategoriesStatus,
  selectCategorySongs,
  selectSongsStatus,
} from '#src/machines/catalogue/catalogue.selectors.ts';
import { FailedState } from '#src/views/ui/FailedState.tsx';
import { Spinner } from '#src/views/ui/Spinner.tsx';
import { useAppActor } from '../appContext.ts';
import { LoadingRows } from './LoadingRows.tsx';
import * as css from './SongTable.css.ts';

/** How far below the sight the next page is asked for. */
const REACH = '240px';

/** What stands below the songs: the way to more of them, the end, or why there are none. */
export function SongTableFoot({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const catalogue = useAppActor('catalogue');
  const categories = useSelector(catalogue, selectCategoriesStatus);
  const songs = useSelector(catalogue, selectSongsStatus);
  const count = useSelector(catalogue, selectCategorySongs).length;
  const foot = useRef<HTMLDivElement>(null);
  const askForMore = () => catalogue.send({ type: 'more.requested' });
  const retry = () => catalogue.send({ type: 'retry.requested' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a short page leaves the foot in sight.
  useEffect(() => {
    if (songs !== 'ready' || foot.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) catalogue.send({ type: 'more.requested' });
      },
      { root: scroller.current, rootMargin: REACH },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [catalogue, scroller, songs, count]);

  if (categories === 'failed') return <FailedState text="歌单没有取到" onRetry={retry} />;
  if (categories === 'empty') return <FailedState text="还没有可以听的歌单" onRetry={retry} />;
  if (songs === 'failed') return <FailedState text="歌曲没有取到" onRetry={retry} />;
  if (songs === 'empty') return <FailedState text="这个歌单里还没有歌" onRetry={retry} />;
  if (songs === 'loading') return <LoadingRows />;
  return (
    <div className={css.foot} ref={foot} data-part="songs-foot" data-status={songs}>
      {songs === 'ready' && (
        <button type="button" className={css.more} onClick={askForMore}>
          下拉/点击加载更多～
        </button>
      )}
      {songs === 'loadingMore' && <Spinner />}
      {songs === 'moreFailed' && (
        <button type="button" className={css.more} onClick={retry}>
          没有取到，点击重试
        </button>
      )}
      {songs === 'exhausted' && '已经到底了'}
    </div>
  );
}
