import { useSelector } from '@xstate/react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { arrowRequest } from '#src/domain/arrowKeys.ts';
import {
  selectArtist,
  selectCover,
  selectHint,
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
import { sendKeyRequest } from './sendKeyRequest.ts';
import { usePlayButton } from './usePlayButton.ts';

/** The floating disc at the lower left, shown while the panel is closed. */
export function MiniDisc() {
  const player = useAppActor('player');
  const panel = useAppActor('playerPanel');
  const opener = useRef<HTMLButtonElement>(null);
  const isPanelShown = useSelector(panel, selectIsPanelShown);
  const isOpening = useSelector(panel, selectIsPanelOpening);
  const title = useSelector(player, selectTitle) || '听首歌吧';
  const artist = useSelector(player, selectArtist);
  const hint = useSelector(player, selectHint);
  const state = useSelector(player, selectStateAttribute);
  const cover = useSelector(player, selectCover);
  const { isPlaying, isLoading, label, toggle } = usePlayButton();

  const wasPanelShown = useRef(isPanelShown);
  useEffect(() => {
    if (wasPanelShown.current && !isPanelShown) opener.current?.focus();
    wasPanelShown.current = isPanelShown;
  }, [isPanelShown]);

  // Known only when the focus comes: with the first key a browser shows it on clicked buttons too.
  const isReachedByKeyboard = useRef(false);
  const onFocus = ({ target }: FocusEvent) => {
    isReachedByKeyboard.current = target.matches(':focus-visible');
  };
  const onPointerDown = () => {
    isReachedByKeyboard.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const request = isReachedByKeyboard.current ? arrowRequest(event.nativeEvent) : undefined;
    if (request === undefined) return;
    event.preventDefault();
    sendKeyRequest(player, request);
  };

  return (
    <section
      className={css.mini}
      aria-label="正在播放"
      data-machine="player"
      data-state={state}
      data-part="mini-disc"
      hidden={isPanelShown}
      onFocus={onFocus}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-label={`打开播放器，${title}，${hint || artist}`}
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
          {hint === '' ? (
            <span className={css.line} data-part="artist">
              {artist}
            </span>
          ) : (
            <span className={css.hint} data-part="failure">
              {hint}
            </span>
          )}
        </span>
      </button>
      <IconButton label={label} aria-busy={isLoading} data-part="play" onClick={toggle}>
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
