import { useSelector } from '@xstate/react';
import {
  selectArtist,
  selectCover,
  selectHint,
  selectTitle,
} from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { Cover } from './Cover.tsx';
import * as css from './PlayerControls.css.ts';

/** Cover, name and artist; opens the lyric board. In place of the artist why nothing plays. */
export function NowPlaying() {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  const title = useSelector(player, selectTitle) || '还没有播放歌曲';
  const artist = useSelector(player, selectArtist);
  const cover = useSelector(player, selectCover);
  const hint = useSelector(player, selectHint);
  return (
    <button
      type="button"
      className={css.now}
      aria-label={`打开歌词，${title}，${hint || artist}`}
      data-part="now-playing"
      onClick={() => board.send({ type: 'board.requested' })}
    >
      <Cover src={cover} size={104} className={css.cover} />
      <span className={css.words}>
        <span className={css.title} data-part="title">
          {title}
        </span>
        {hint === '' ? (
          <span className={css.artist} data-part="artist">
            {artist}
          </span>
        ) : (
          <span className={css.failure} data-part="failure" title={hint}>
            {hint}
          </span>
        )}
      </span>
    </button>
  );
}
