import { memo } from 'react';
import { artistNames } from '#src/domain/song.ts';
import { useAppActor } from '../../appContext.ts';
import { SongTableRow } from '../SongTableRow.tsx';
import type { SongRowProps } from '../useSongRows.ts';

/** A song found; played, it joins the play list. */
export const ResultRow = memo(function ResultRow(props: SongRowProps) {
  const { song, isCurrent } = props;
  const player = useAppActor('player');
  const play = () => {
    if (isCurrent) {
      player.send({ type: 'play.toggled' });
      return;
    }
    player.send({ type: 'custom.added', song });
    player.send({ type: 'song.chosen', song, playType: 'CUSTOM' });
  };
  return <SongTableRow {...props} part="result" below={artistNames(song)} onPlay={play} />;
});
