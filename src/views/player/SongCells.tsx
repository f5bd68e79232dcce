import AudioLines from 'lucide-react/icons/audio-lines';
import Check from 'lucide-react/icons/check';
import ListStart from 'lucide-react/icons/list-start';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import type { Song } from '#src/domain/song.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './SongTable.css.ts';

interface NameCellProps {
  song: Song;
  /** Said under the name where there are no other columns. */
  below: string;
  isPlaying: boolean;
  isUnplayable: boolean;
  onPlay: () => void;
}

/** The name of a song with its marks; its button is as large as the row. */
export function NameCell({ song, below, isPlaying, isUnplayable, onPlay }: NameCellProps) {
  return (
    <td className={css.cell}>
      <button type="button" className={css.song} tabIndex={-1} title={song.name} onClick={onPlay}>
        <span className={css.name}>
          <span className={css.nameText}>{song.name}</span>
          {isPlaying && <AudioLines size={16} aria-hidden="true" />}
          {isUnplayable && <span className={css.mark}>暂不可播</span>}
        </span>
        <span className={css.artistBelow}>{below}</span>
      </button>
    </td>
  );
}

interface ActionsCellProps {
  song: Song;
  /** What the row is: its buttons are the parts `play-song`, `add-song`, … */
  part: 'song' | 'result';
  isCurrent: boolean;
  isPlaying: boolean;
  isAdded: boolean;
  onPlay: () => void;
}

/** What can be done with a song: play it, play it next, keep it in the play list. */
export function ActionsCell(props: ActionsCellProps) {
  const { song, part, isCurrent, isPlaying, isAdded, onPlay } = props;
  const player = useAppActor('player');
  return (
    <td className={css.actionsCell}>
      <span className={css.actions}>
        <IconButton
          label={isPlaying ? `暂停《${song.name}》` : `播放《${song.name}》`}
          data-part={`play-${part}`}
          onClick={onPlay}
        >
          {isPlaying ? (
            <Pause size={20} aria-hidden="true" />
          ) : (
            <Play size={20} fill="currentColor" aria-hidden="true" />
          )}
        </IconButton>
        <IconButton
          label={`《${song.name}》下一首播放`}
          data-part={`next-${part}`}
          disabled={isCurrent}
          onClick={() => player.send({ type: 'playNext.requested', song })}
        >
          <ListStart size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isAdded ? `《${song.name}》已在播放列表` : `把《${song.name}》加入播放列表`}
          data-part={`add-${part}`}
          disabled={isAdded}
          onClick={() => player.send({ type: 'custom.added', song })}
        >
          {isAdded ? <Check size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
        </IconButton>
      </span>
    </td>
  );
}
