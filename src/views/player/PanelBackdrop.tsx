import { useSelector } from '@xstate/react';
import { selectCover } from '#src/machines/player/player.selectors.ts';
import { useAppActor } from '../appContext.ts';
import { Cover } from './Cover.tsx';
import { backdrop } from './PlayerPanel.css.ts';

/** The cover of the song, darkened and out of focus. */
export function PanelBackdrop() {
  const cover = useSelector(useAppActor('player'), selectCover);
  return <Cover src={cover} size={300} className={backdrop} />;
}
