import { memo } from 'react';
import { useAppActor } from '../../appContext.ts';
import { artistNames } from '../artistNames.ts';
import { ActionsCell, NameCell } from '../SongCells.tsx';
import * as css from '../SongTable.css.ts';
import type { SongRowProps } from '../useSongRows.ts';

/** A song found; played, it joins the play list. */
export const ResultRow = memo(function ResultRow(props: SongRowProps) {
  const { song, rowIndex, isCurrent, isPlaying, isAdded, isUnplayable } = props;
  const player = useAppActor('player');
  const artists = artistNames(song);
  const play = () => {
    if (isCurrent) {
      player.send({ type: 'play.toggled' });
      return;
    }
    player.send({ type: 'custom.added', song });
    player.send({ type: 'song.chosen', song, playType: 'CUSTOM' });
  };
  return (
    <tr
      className={css.row}
      aria-rowindex={rowIndex}
      aria-current={isCurrent || undefined}
      data-part="result"
      data-current={isCurrent}
      data-unplayable={isUnplayable}
    >
      <NameCell
        song={song}
        below={artists}
        isPlaying={isPlaying}
        isUnplayable={isUnplayable}
        onPlay={play}
      />
      <td className={`${css.cell} ${css.wideOnly}`} title={artists}>
        {artists}
      </td>
      <ActionsCell
        song={song}
        part="result"
        isCurrent={isCurrent}
        isPlaying={isPlaying}
        isAdded={isAdded}
        onPlay={play}
      />
    </tr>
  );
});
