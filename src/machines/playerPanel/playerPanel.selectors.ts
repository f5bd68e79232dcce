import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { playerPanelMachine } from './playerPanel.machine.ts';

type Snapshot = SnapshotFrom<typeof playerPanelMachine>;

/** Is the panel to be seen, be it on its way out? */
export const selectIsPanelShown = (snapshot: Snapshot): boolean =>
  snapshot.matches('open') || snapshot.matches('closing');
export const selectIsPanelOpening = (snapshot: Snapshot): boolean => snapshot.matches('opening');
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
