import { useSelector } from '@xstate/react';
import { selectIsListeningAwaited } from '#src/machines/catalogue/catalogue.selectors.ts';
import { selectIsBusy, selectIsPlaying } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';

/** What a play button shows and does. */
export function usePlayButton() {
  const player = useAppActor('player');
  const catalogue = useAppActor('catalogue');
  const isPlaying = useSelector(player, selectIsPlaying);
  const isBusy = useSelector(player, selectIsBusy);
  const isAwaited = useSelector(catalogue, selectIsListeningAwaited);
  const isLoading = isBusy || isAwaited;
  return {
    isPlaying,
    isLoading,
    label: isPlaying || isLoading ? '暂停' : '播放',
    toggle: () => player.send({ type: 'play.toggled' }),
  };
}
