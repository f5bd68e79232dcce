import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useSelector } from '@xstate/react';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useId } from 'react';
import { sliderOfVolume } from '#src/domain/volume.ts';
import { selectIsMuted, selectVolume } from '#src/machines/player/player.selectors.ts';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../appContext.ts';
import { filledVar, uprightRange } from './range.css.ts';
import * as css from './VolumeControl.css.ts';

/** The volume: an upright slider from 0 to 100 and mute, above its button. */
export function VolumeControl() {
  const player = useAppActor('player');
  const id = useId();
  const isMuted = useSelector(player, selectIsMuted);
  const slider = sliderOfVolume(useSelector(player, selectVolume));
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <>
      <IconButton
        label={isMuted ? '音量：静音' : `音量：${slider}`}
        className={css.opener}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-part="volume"
      >
        <Icon size={24} aria-hidden="true" />
      </IconButton>
      <div className={css.sheet} id={id} popover="auto" role="dialog" aria-label="音量">
        <output className={css.percent}>{slider}%</output>
        <input
          className={uprightRange}
          type="range"
          min={0}
          max={100}
          step={1}
          value={slider}
          aria-label="音量"
          aria-orientation="vertical"
          data-part="volume-slider"
          style={assignInlineVars({ [filledVar]: `${slider}%` })}
          onChange={({ currentTarget }) =>
            player.send({ type: 'volume.changed', volume: currentTarget.valueAsNumber / 100 })
          }
        />
        <IconButton
          label={isMuted ? '取消静音' : '静音'}
          aria-pressed={isMuted}
          data-part="mute"
          onClick={() => player.send({ type: 'mute.toggled' })}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}
