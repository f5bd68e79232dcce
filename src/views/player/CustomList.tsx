import { useSelector } from '@xstate/react';
import ListMusic from 'lucide-react/icons/list-music';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { Song } from '#src/domain/song.ts';
import { selectCustomSongs, selectSong } from '#src/machines/player/player.selectors.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import { artistNames } from './artistNames.ts';
import * as css from './CustomList.css.ts';

/** The visitor's own play list, above its button. */
export function CustomList() {
  const player = useAppActor('player');
  const id = useId();
  const songs = useSelector(player, selectCustomSongs);
  const current = useSelector(player, selectSong);
  return (
    <>
      <IconButton
        label="播放列表"
        className={css.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-part="custom-list"
      >
        <ListMusic size={22} aria-hidden="true" />
      </IconButton>
      <div className={css.sheet} id={id} popover="auto" role="dialog" aria-label="播放列表">
        <h2 className={css.heading}>
          播放列表{songs.length > 0 && <span className={css.count}> {songs.length} 首</span>}
        </h2>
        {songs.length === 0 ? (
          <p className={css.empty} data-part="empty">
            空空如也
          </p>
        ) : (
          <ul className={css.list}>
            {songs.map((song) => (
              <CustomSong key={song.id} song={song} isCurrent={song.id === current?.id} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function CustomSong({ song, isCurrent }: { song: Song; isCurrent: boolean }) {
  const player = useAppActor('player');
  return (
    <li className={css.item} data-part="custom-song" data-current={isCurrent}>
      <button
        type="button"
        className={css.song}
        aria-current={isCurrent || undefined}
        title={`播放《${song.name}》`}
        onClick={() => player.send({ type: 'song.chosen', song, playType: 'CUSTOM' })}
      >
        <span className={css.line}>{song.name}</span>
        <span className={css.line}>{artistNames(song)}</span>
      </button>
      <IconButton
        label={`移除《${song.name}》`}
        data-part="remove-song"
        onClick={() => player.send({ type: 'custom.removed', id: song.id })}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
