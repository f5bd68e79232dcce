type PanelChunk = typeof import('./panel.ts');

let loaded: PanelChunk | null = null;

/** Fetches the code of the player's panel; afterwards {@link panelView} has it at once. */
export async function loadPanelView(): Promise<void> {
  loaded ??= await import('./panel.ts');
}

/** The panel and its actors, whose code has arrived. */
export function panelView(): PanelChunk {
  if (loaded === null) throw new Error('the player panel is not loaded');
  return loaded;
}
