import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ToggleEvent, useEffect, useId } from 'react';
import { selectStateAttribute } from '#src/machines/songSearch/songSearch.selectors.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './SongSearch.css.ts';
import { moveBetweenRows } from './songSearch/moveBetweenRows.ts';
import { SearchField } from './songSearch/SearchField.tsx';
import { SearchResults } from './songSearch/SearchResults.tsx';

/** The search for songs, below its button; on phones a sheet from the top. */
export function SongSearch() {
  const search = useAppActor('songSearch');
  const state = useSelector(search, selectStateAttribute);
  const id = useId();

  useEffect(() => () => search.send({ type: 'search.closed' }), [search]);

  const onToggle = ({ newState }: ToggleEvent) =>
    search.send({ type: newState === 'open' ? 'search.opened' : 'search.closed' });

  return (
    <>
      <IconButton label="搜索歌曲" popoverTarget={id} aria-haspopup="dialog" data-part="search">
        <Search size={22} aria-hidden="true" />
      </IconButton>
      <div
        className={css.sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="搜索歌曲"
        data-machine="songSearch"
        data-state={state}
        onToggle={onToggle}
        onKeyDown={moveBetweenRows}
      >
        <div className={css.head}>
          <SearchField />
          <IconButton
            label="收起搜索"
            className={css.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            data-part="close-search"
          >
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <SearchResults />
      </div>
    </>
  );
}
