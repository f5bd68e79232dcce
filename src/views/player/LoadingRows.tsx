import { Skeleton } from '#src/views/ui/Skeleton.tsx';
import * as css from './SongTable.css.ts';

const WIDTHS = ['9em', '12em', '7em', '10em', '8em', '11em', '7em', '9em', '12em', '8em'];

/** The places of songs on their way. */
export function LoadingRows() {
  return (
    <div data-part="songs-loading">
      {WIDTHS.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all there is to tell apart.
        <div className={css.skeletonRow} key={place}>
          <Skeleton width={width} height="1.2em" />
        </div>
      ))}
    </div>
  );
}
