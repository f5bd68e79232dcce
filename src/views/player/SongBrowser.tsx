import { useAppActor } from '../appContext.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import * as css from './SongBrowser.css.ts';
import { SongSearch } from './SongSearch.tsx';
import { SongTable } from './SongTable.tsx';
import { TopBar } from './TopBar.tsx';

/** Categories at the left, the songs of the chosen one at the right, the search above them. */
export function SongBrowser() {
  const panel = useAppActor('playerPanel');
  return (
    <>
      <TopBar backLabel="收起播放器" onBack={() => panel.send({ type: 'close.requested' })}>
        <SongSearch />
      </TopBar>
      <div className={css.browser}>
        <CategoryGrid />
        <SongTable />
      </div>
    </>
  );
}
