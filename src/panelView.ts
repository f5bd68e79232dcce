import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Services } from './services/services.ts';

interface LoadedPanel {
  PlayerPanel: ComponentType;
  startPanelActors: (parent: AnyActorRef, services: Services) => void;
}

let loaded: LoadedPanel | null = null;

/** Fetches the code of the player's panel; afterwards {@link panelView} has it at once. */
export async function loadPanelView(): Promise<void> {
  if (loaded !== null) return;
  const [{ PlayerPanel }, { startPanelActors }] = await Promise.all([
    import('./views/player/PlayerPanel.tsx'),
    import('./panelActors.ts'),
  ]);
  loaded = { PlayerPanel, startPanelActors };
}

/** The panel and its actors, whose code has arrived. */
export function panelView(): LoadedPanel {
  if (loaded === null) throw new Error('the player panel is not loaded');
  return loaded;
}
