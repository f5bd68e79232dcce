import AudioLines from 'lucide-react/icons/audio-lines';
import Check from 'lucide-react/icons/check';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import type { Song } from '#src/domain/song.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import { artistNames } from './artistNames.ts';
import * as css from './SongTable.css.ts';

interface SongRowProps {
  song: Song;
  /** Place in the whole table, the head being 1. */
  rowIndex: number;
  isCurrent: boolean;
  isPlaying: boolean;
  isAdded: boolean;
  isUnplayable: boolean;
}

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
      <td className={css.cell}>
        <button type="button" className={css.song} tabIndex={-1} title={song.name} onClick={play}>
          <span className={css.name}>
            <span className={css.nameText}>{song.name}</span>
            {isPlaying && <AudioLines size={16} aria-hidden="true" />}
            {isUnplayable && <span className={css.mark}>暂不可播</span>}
          </span>
          <span className={css.artistBelow}>{others ? `${artists} · ${others}` : artists}</span>
        </button>
      </td>
      <td className={`${css.cell} ${css.wideOnly}`} title={artists}>
        {artists}
      </td>
      <td className={`${css.quietCell} ${css.wideOnly}`} title={others}>
        {others}
      </td>
      <td className={css.actionsCell}>
        <span className={css.actions}>
          <IconButton
            label={isPlaying ? `暂停《${song.name}》` : `播放《${song.name}》`}
            data-part="play-song"
            onClick={play}
          >
            {isPlaying ? (
              <Pause size={20} aria-hidden="true" />
            ) : (
              <Play size={20} fill="currentColor" aria-hidden="true" />
            )}
          </IconButton>
          <IconButton
            label={isAdded ? `《${song.name}》已在播放列表` : `把《${song.name}》加入播放列表`}
            data-part="add-song"
            disabled={isAdded}
            onClick={() => player.send({ type: 'custom.added', song })}
          >
            {isAdded ? (
              <Check size={20} aria-hidden="true" />
            ) : (
              <Plus size={20} aria-hidden="true" />
            )}
          </IconButton>
        </span>
      </td>
    </tr>
  );
});
