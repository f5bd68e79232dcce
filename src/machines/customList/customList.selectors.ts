import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { customListMachine } from './customList.machine.ts';
import type { HeldSong } from './customList.types.ts';

type Snapshot = SnapshotFrom<typeof customListMachine>;

export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
/** Is the list to be seen, be it on its way out? */
export const selectIsListShown = (snapshot: Snapshot): boolean => !snapshot.matches('closed');
export const selectIsDragging = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'dragging' });
export const selectIsLifted = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'lifted' });
export const selectIsConfirmingClear = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'confirmingClear' });
export const selectHeld = ({ context }: Snapshot): HeldSong | null => context.held;
export const selectAnnouncement = ({ context }: Snapshot): string => context.announcement;
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
