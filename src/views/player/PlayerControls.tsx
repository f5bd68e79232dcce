import { useSelector } from '@xstate/react';
import { selectStateAttribute } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { CustomList } from './CustomList.tsx';
import { NowPlaying } from './NowPlaying.tsx';
import { PlayClock } from './PlayClock.tsx';
import * as css from './PlayerControls.css.ts';
import { ProgressSlider } from './ProgressSlider.tsx';
import { SleepTimer } from './SleepTimer.tsx';
import { TransportButtons } from './TransportButtons.tsx';

interface PlayerControlsProps {
  isBoardShown: boolean;
  /** Lies over the board instead of below it. */
  isOver: boolean;
  isHidden: boolean;
}

/** The bar at the foot of the panel. */
export function PlayerControls({ isBoardShown, isOver, isHidden }: PlayerControlsProps) {
  const player = useAppActor('player');
  const board = useAppActor('lyricBoard');
  const state = useSelector(player, selectStateAttribute);
  const enter = () => board.send({ type: 'bar.entered' });
  const leave = () => board.send({ type: 'bar.left' });
  return (
    <section
      className={css.controls}
      aria-label="播放控制"
      data-machine="player"
      data-state={state}
      data-part="controls"
      data-board={isBoardShown}
      data-over={isOver}
      data-hidden={isHidden}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <ProgressSlider />
      <div className={css.deck}>
        <NowPlaying />
        <TransportButtons />
        <div className={css.right}>
          <SleepTimer />
          <CustomList />
          <PlayClock />
        </div>
      </div>
    </section>
  );
}
