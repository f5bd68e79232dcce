import type { SnapshotFrom } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import { stateAttribute } from '../attributes.ts';
import type { songSearchMachine } from './songSearch.machine.ts';

type Snapshot = SnapshotFrom<typeof songSearchMachine>;

type SearchStatus =
  | 'idle'
  | 'searching'
  | 'ready'
  | 'loadingMore'
  | 'moreFailed'
  | 'exhausted'
  | 'nothing'
  | 'failed';

export const selectSearchText = ({ context }: Snapshot): string => context.text;
/** What is or was last searched for; empty where nothing was. */
export const selectKeyword = ({ context }: Snapshot): string => context.keyword;
/** The songs to show; while a newer search runs still those of the older one. */
export const selectFoundSongs = ({ context }: Snapshot): Song[] => context.songs;

export const selectSearchStatus = ({ value }: Snapshot): SearchStatus =>
  typeof value.results === 'string' ? value.results : value.results.found;

export const selectStateAttribute = ({ value }: Snapshot): string => stateAttribute(value);
