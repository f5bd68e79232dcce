import { useSelector } from '@xstate/react';
import { selectIsPanelShown } from '#src/machines/playerPanel/playerPanel.selectors.ts';
import { panelView } from '#src/panelView.ts';
import { useAppActor } from '../appContext.ts';
import { MiniDisc } from './MiniDisc.tsx';
import { PlayerBoundary } from './PlayerBoundary.tsx';

/** The player on every page: the disc, and over everything the panel once it is wanted. */
export function PlayerHost() {
  return (
    <PlayerBoundary>
      <Player />
    </PlayerBoundary>
  );
}

function Player() {
  const isPanelShown = useSelector(useAppActor('playerPanel'), selectIsPanelShown);
  return (
    <>
      <MiniDisc />
      {isPanelShown && <Panel />}
    </>
  );
}

function Panel() {
  const { PlayerPanel } = panelView();
  return <PlayerPanel />;
}
