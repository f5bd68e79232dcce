import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { contentsMachine } from './contents.machine.ts';

type Snapshot = SnapshotFrom<typeof contentsMachine>;

export const selectReading = (snapshot: Snapshot): string => snapshot.context.reading;
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
