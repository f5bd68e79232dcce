import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import type { navigationMachine } from './navigation.machine.ts';
import type { PageState } from './navigation.types.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

export const selectPage = (snapshot: Snapshot): PageState => snapshot.context.page;
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading');
export const selectShowsSkeleton = (snapshot: Snapshot): boolean =>
  snapshot.matches({ loading: 'skeleton' });
/** Why the page did not come, '' where nothing failed. */
export const selectFailure = (snapshot: Snapshot): string =>
  snapshot.matches('failed') ? snapshot.context.failure : '';
export const selectPath = (snapshot: Snapshot): string =>
  snapshot.context.page.url.split('?', 1)[0] ?? '/';
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
