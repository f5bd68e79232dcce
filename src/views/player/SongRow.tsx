import { memo } from 'react';
import { useAppActor } from '../appContext.ts';
import { artistNames } from './artistNames.ts';
import { ActionsCell, NameCell } from './SongCells.tsx';
import * as css from './SongTable.css.ts';
import type { SongRowProps } from './useSongRows.ts';

/** A song of the chosen category. */
export const SongRow = memo(function SongRow(props: SongRowProps) {
  const { song, rowIndex, isCurrent, isPlaying, isAdded, isUnplayable } = props;
  const player = useAppActor('player');
  const artists = artistNames(song);
  const others = song.alia.join(' / ');
  const play = () =>
    player.send(
      isCurrent ? { type: 'play.toggled' } : { type: 'song.chosen', song, playType: 'TOP' },
    );
  return (
    <tr
      className={css.row}
      aria-rowindex={rowIndex}
      aria-current={isCurrent || undefined}
      data-part="song"
      data-current={isCurrent}
      data-unplayable={isUnplayable}
    >
      <NameCell
        song={song}
        below={others ? `${artists} · ${others}` : artists}
        isPlaying={isPlaying}
        isUnplayable={isUnplayable}
        onPlay={play}
      />
      <td className={`${css.cell} ${css.wideOnly}`} title={artists}>
        {artists}
      </td>
      <td className={`${css.quietCell} ${css.wideOnly}`} title={others}>
        {others}
      </td>
      <ActionsCell
        song={song}
        part="song"
        isCurrent={isCurrent}
        isPlaying={isPlaying}
        isAdded={isAdded}
        onPlay={play}
      />
    </tr>
  );
});
