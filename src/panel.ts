/** What the panel's chunk holds: its view and the actors behind it, so that neither is fetched apart. */
export { startPanelActors } from './panelActors.ts';
export { PlayerPanel } from './views/player/PlayerPanel.tsx';
