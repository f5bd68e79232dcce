import type { ComponentType } from 'react';

let loaded: ComponentType | null = null;

/** Fetches the code of the player's panel; afterwards {@link panelView} has it at once. */
export async function loadPanelView(): Promise<void> {
  if (loaded !== null) return;
  const { PlayerPanel } = await import('./views/player/PlayerPanel.tsx');
  loaded = PlayerPanel;
}

/** The panel, whose code has arrived. */
export function panelView(): ComponentType {
  if (loaded === null) throw new Error('the player panel is not loaded');
  return loaded;
}
