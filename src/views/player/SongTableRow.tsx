import type { ReactNode } from 'react';
import { artistNames } from '#src/domain/song.ts';
import { ActionsCell, NameCell } from './SongCells.tsx';
import * as css from './SongTable.css.ts';
import type { SongRowProps } from './useSongRows.ts';

interface SongTableRowProps extends SongRowProps {
  /** What the row is: its buttons are the parts `play-song`, `add-song`, … */
  part: 'song' | 'result';
  /** Said under the name where there are no other columns. */
  below: string;
  onPlay: () => void;
  /** Cells between the artist and the actions. */
  children?: ReactNode;
}

/** A song as every table shows it: name, artist, what can be done with it. */
export function SongTableRow(props: SongTableRowProps) {
  const { song, rowIndex, isCurrent, isPlaying, isAdded, isUnplayable } = props;
  const { part, below, onPlay, children } = props;
  const artists = artistNames(song);
  return (
    <tr
      className={css.row}
      aria-rowindex={rowIndex}
      aria-current={isCurrent || undefined}
      data-part={part}
      data-current={isCurrent}
      data-unplayable={isUnplayable}
    >
      <NameCell
        song={song}
        below={below}
        isPlaying={isPlaying}
        isUnplayable={isUnplayable}
        onPlay={onPlay}
      />
      <td className={`${css.cell} ${css.wideOnly}`} title={artists}>
        {artists}
      </td>
      {children}
      <ActionsCell
        song={song}
        part={part}
        isCurrent={isCurrent}
        isPlaying={isPlaying}
        isAdded={isAdded}
        onPlay={onPlay}
      />
    </tr>
  );
}
