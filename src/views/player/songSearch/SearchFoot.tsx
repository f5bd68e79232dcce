import { useSelector } from '@xstate/react';
import { selectSearchStatus } from '#src/machines/songSearch/songSearch.selectors.ts';
import { Spinner } from '#src/views/ui/Spinner.tsx';
import { useAppActor } from '../../appContext.ts';
import { foot, more } from '../SongTable.css.ts';

/** px; smaller than the button it turns in. */
const SPINNER_SIZE = 20;

/** What stands below the songs found: the way to more of them, or the end. */
export function SearchFoot() {
  const search = useAppActor('songSearch');
  const status = useSelector(search, selectSearchStatus);
  const ask = () =>
    search.send({ type: status === 'moreFailed' ? 'retry.requested' : 'more.requested' });
  return (
    <div className={foot} data-part="results-foot" data-status={status}>
      {status === 'exhausted' ? (
        '已经到底了'
      ) : (
        // One button all the while, so that the focus stays on it.
        <button type="button" className={more} aria-busy={status === 'loadingMore'} onClick={ask}>
          {status === 'ready' && '点击加载更多～'}
          {status === 'loadingMore' && <Spinner size={SPINNER_SIZE} />}
          {status === 'moreFailed' && '没有取到，点击重试'}
        </button>
      )}
    </div>
  );
}
