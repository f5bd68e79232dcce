import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { headerMachine } from './header.machine.ts';

type Snapshot = SnapshotFrom<typeof headerMachine>;

export const selectShowsBackToTop = (snapshot: Snapshot): boolean =>
  snapshot.matches({ backToTop: 'present' });
export const selectIsDrawerOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches({ drawer: 'open' });
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
