import { useSelector } from '@xstate/react';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { selectIsListeningAwaited } from '#src/machines/catalogue/catalogue.selectors.ts';
import {
  selectArtist,
  selectCover,
  selectIsBusy,
  selectIsPlaying,
  selectSong,
  selectStateAttribute,
  selectTitle,
} from '#src/machines/player/player.selectors.ts';
import {
  selectIsPanelOpening,
  selectIsPanelShown,
} from '#src/machines/playerPanel/playerPanel.selectors.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { Spinner } from '#src/views/ui/Spinner.tsx';
import { useAppActor } from '../appContext.ts';
import { Cover } from './Cover.tsx';
import * as css from './MiniDisc.css.ts';

/** The floating disc at the lower left, shown while the panel is closed. */
export function MiniDisc() {
  const player = useAppActor('player');
  const catalogue = useAppActor('catalogue');
  const panel = useAppActor('playerPanel');
  const opener = useRef<HTMLButtonElement>(null);
  const isPanelShown = useSelector(panel, selectIsPanelShown);
  const isOpening = useSelector(panel, selectIsPanelOpening);
  const isAwaited = useSelector(catalogue, selectIsListeningAwaited);
  const song = useSelector(player, selectSong);
  const title = useSelector(player, selectTitle) || '听首歌吧';
  const artist = useSelector(player, selectArtist);
  const isPlaying = useSelector(player, selectIsPlaying);
  const isLoading = useSelector(player, selectIsBusy) || isAwaited;
  const state = useSelector(player, selectStateAttribute);
  const cover = useSelector(player, selectCover);
  const isSounding = isPlaying || isLoading;

  const wasPanelShown = useRef(isPanelShown);
  useEffect(() => {
    if (wasPanelShown.current && !isPanelShown) opener.current?.focus();
    wasPanelShown.current = isPanelShown;
  }, [isPanelShown]);

  const togglePlay = () => {
    if (song === null) catalogue.send({ type: 'listening.requested' });
    else player.send({ type: 'play.toggled' });
  };

  return (
    <section
      className={css.mini}
      aria-label="正在播放"
      data-machine="player"
      data-state={state}
      data-part="mini-disc"
      hidden={isPanelShown}
    >
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-label={`打开播放器，${title}，${artist}`}
        aria-haspopup="dialog"
        aria-busy={isOpening}
        data-part="opener"
        data-playing={isPlaying}
        onClick={() => panel.send({ type: 'open.requested' })}
      >
        <Cover src={cover} size={104} className={css.disc} />
        <span className={css.words}>
          <span className={css.line} data-part="title">
            {title}
          </span>
          <span className={css.line} data-part="artist">
            {artist}
          </span>
        </span>
      </button>
      <IconButton
        label={isSounding ? '暂停' : '播放'}
        aria-busy={isLoading}
        data-part="play"
        onClick={togglePlay}
      >
        {isLoading ? (
          <Spinner size={20} label="" />
        ) : isPlaying ? (
          <Pause size={20} aria-hidden="true" />
        ) : (
          <Play size={20} aria-hidden="true" />
        )}
      </IconButton>
    </section>
  );
}
