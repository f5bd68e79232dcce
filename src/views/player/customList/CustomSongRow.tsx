import AudioLines from 'lucide-react/icons/audio-lines';
import ListStart from 'lucide-react/icons/list-start';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, type PointerEvent } from 'react';
import { artistNames, type Song } from '#src/domain/song.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../../appContext.ts';
import * as css from './CustomSongs.css.ts';
import { DragHandle } from './DragHandle.tsx';

interface CustomSongRowProps {
  song: Song;
  index: number;
  count: number;
  /** The place it is shown at, which is another one while a row is held. */
  place: number;
  hold: 'none' | 'dragged' | 'lifted';
  isCurrent: boolean;
  isPlaying: boolean;
  isUpNext: boolean;
  isUnplayable: boolean;
  hintId: string;
  onPress: (id: number, event: PointerEvent<HTMLElement>) => void;
  onRemoved: (index: number) => void;
}

export const CustomSongRow = memo(function CustomSongRow(props: CustomSongRowProps) {
  const { song, index, count, place, hold, isCurrent, isPlaying, isUpNext, isUnplayable } = props;
  const player = useAppActor('player');
  const play = () =>
    player.send(
      isCurrent ? { type: 'play.toggled' } : { type: 'song.chosen', song, playType: 'CUSTOM' },
    );
  const remove = () => {
    props.onRemoved(index);
    player.send({ type: 'custom.removed', id: song.id });
  };
  return (
    <li
      className={css.row}
      style={{ transform: `translateY(${place * css.ROW_HEIGHT}px)` }}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-part="custom-song"
      data-current={isCurrent}
      data-hold={hold}
      data-unplayable={isUnplayable}
    >
      <DragHandle
        id={song.id}
        name={song.name}
        isLifted={hold === 'lifted'}
        hintId={props.hintId}
        onPress={props.onPress}
      />
      <button
        type="button"
        className={css.song}
        aria-current={isCurrent || undefined}
        title={`${isPlaying ? '暂停' : '播放'}《${song.name}》`}
        onClick={play}
      >
        <span className={css.name}>
          <span className={css.line} data-part="song-name">
            {song.name}
          </span>
          {isPlaying && <AudioLines size={16} aria-hidden="true" />}
          {isUpNext && <span className={css.mark}>下一首</span>}
          {isUnplayable && <span className={css.mark}>暂不可播</span>}
        </span>
        <span className={css.artists}>{artistNames(song)}</span>
      </button>
      <IconButton
        label={`下一首播放《${song.name}》`}
        data-part="play-next"
        disabled={isCurrent}
        onClick={() => player.send({ type: 'playNext.requested', song })}
      >
        <ListStart size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`移除《${song.name}》`} data-part="remove-song" onClick={remove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
});
