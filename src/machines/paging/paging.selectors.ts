import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { pagingMachine } from './paging.machine.ts';

type Snapshot = SnapshotFrom<typeof pagingMachine>;

export const selectItems = (snapshot: Snapshot) => snapshot.context.data;
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading');
export const selectIsExhausted = (snapshot: Snapshot): boolean => snapshot.matches('exhausted');
export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
