import type { SnapshotFrom } from 'xstate';
import type { PlaylistCategory, Song } from '#src/domain/song.ts';
import { stateAttribute } from '../attributes.ts';
import type { catalogueMachine } from './catalogue.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

type CategoriesStatus = 'loading' | 'ready' | 'empty' | 'failed';
type SongsStatus =
  | 'loading'
  | 'ready'
  | 'loadingMore'
  | 'moreFailed'
  | 'exhausted'
  | 'empty'
  | 'failed';

const SONGS_STATUSES: readonly SongsStatus[] = [
  'ready',
  'loadingMore',
  'moreFailed',
  'exhausted',
  'empty',
  'failed',
];

export const selectCategories = (snapshot: Snapshot): PlaylistCategory[] =>
  snapshot.context.categories;
export const selectCategoryId = (snapshot: Snapshot): number | null => snapshot.context.categoryId;
export const selectCategorySongs = (snapshot: Snapshot): Song[] => snapshot.context.songs;

/** A dormant catalogue counts as loading: whoever looks at it has just asked for it. */
export const selectCategoriesStatus = (snapshot: Snapshot): CategoriesStatus => {
  if (snapshot.matches({ list: 'songs' })) return 'ready';
  if (snapshot.matches({ list: 'empty' })) return 'empty';
  return snapshot.matches({ list: 'failed' }) ? 'failed' : 'loading';
};

/** Without categories there are no songs to wait for either. */
export const selectSongsStatus = (snapshot: Snapshot): SongsStatus => {
  if (snapshot.matches({ list: 'failed' })) return 'failed';
  if (snapshot.matches({ list: 'empty' })) return 'empty';
  return (
    SONGS_STATUSES.find((status) => snapshot.matches({ list: { songs: status } })) ?? 'loading'
  );
};

/** Has play been pressed while there is no song yet? */
export const selectIsListeningAwaited = (snapshot: Snapshot): boolean =>
  snapshot.matches({ listening: 'awaited' });

export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);
