import { memo } from 'react';
import { artistNames } from '#src/domain/song.ts';
import { useAppActor } from '../appContext.ts';
import * as css from './SongTable.css.ts';
import { SongTableRow } from './SongTableRow.tsx';
import type { SongRowProps } from './useSongRows.ts';

/** A song of the chosen category. */
export const SongRow = memo(function SongRow(props: SongRowProps) {
  const { song, isCurrent } = props;
  const player = useAppActor('player');
  const artists = artistNames(song);
  const others = song.alia.join(' / ');
  const play = () =>
    player.send(
      isCurrent ? { type: 'play.toggled' } : { type: 'song.chosen', song, playType: 'TOP' },
    );
  return (
    <SongTableRow
      {...props}
      part="song"
      below={others ? `${artists} · ${others}` : artists}
      onPlay={play}
    >
      <td className={`${css.quietCell} ${css.wideOnly}`} title={others}>
        {others}
      </td>
    </SongTableRow>
  );
});
