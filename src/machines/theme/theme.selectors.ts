import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { themeMachine } from './theme.machine.ts';

type Snapshot = SnapshotFrom<typeof themeMachine>;

export const selectIsDark = (snapshot: Snapshot): boolean => snapshot.matches('dark');
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
