import { useSelector } from '@xstate/react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import Repeat1 from 'lucide-react/icons/repeat-1';
import Shuffle from 'lucide-react/icons/shuffle';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { PlayModel } from '#src/domain/song.ts';
import { selectPlayModel } from '#src/machines/player/player.selectors.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { Spinner } from '#src/views/ui/Spinner.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './PlayerControls.css.ts';
import { usePlayButton } from './usePlayButton.ts';
import { VolumeControl } from './VolumeControl.tsx';

const MODES: Record<PlayModel, { label: string; Icon: typeof Shuffle }> = {
  RANDOM: { label: '随机播放', Icon: Shuffle },
  LISTLOOP: { label: '列表循环', Icon: Repeat },
  SINGLECYCLE: { label: '单曲循环', Icon: Repeat1 },
};

/** Play mode, previous, play, next, volume. None is ever disabled by a song that loads. */
export function TransportButtons() {
  const player = useAppActor('player');
  const mode = MODES[useSelector(player, selectPlayModel)];
  const { isPlaying, isLoading, label, toggle } = usePlayButton();
  return (
    <div className={css.buttons}>
      <IconButton
        label={`播放模式：${mode.label}`}
        data-part="play-model"
        onClick={() => player.send({ type: 'mode.toggled' })}
      >
        <mode.Icon size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        label="上一首"
        data-part="previous"
        onClick={() => player.send({ type: 'previous.requested' })}
      >
        <SkipBack size={24} aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        className={css.play}
        aria-label={label}
        aria-busy={isLoading}
        data-part="play"
        onClick={toggle}
      >
        {isLoading ? (
          <Spinner size={26} label="" />
        ) : isPlaying ? (
          <Pause size={26} fill="currentColor" strokeWidth={1} aria-hidden="true" />
        ) : (
          <Play size={26} fill="currentColor" strokeWidth={1} aria-hidden="true" />
        )}
      </button>
      <IconButton
        label="下一首"
        data-part="next"
        onClick={() => player.send({ type: 'next.requested' })}
      >
        <SkipForward size={24} aria-hidden="true" />
      </IconButton>
      <VolumeControl />
    </div>
  );
}
