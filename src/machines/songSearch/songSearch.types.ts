import type { Song } from '#src/domain/song.ts';

/** Songs a page of results holds (specification, section 9). */
export const SEARCH_PAGE_SIZE = 20;

export interface SongSearchContext {
  /** What stands in the field. */
  text: string;
  /** What is or was last searched for, without blanks around it; empty where nothing was. */
  keyword: string;
  /** Songs found so far, each id once. */
  songs: Song[];
  /** How many songs have been asked for. */
  offset: number;
}

export type SongSearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'text.changed'; text: string }
  /** An input method begins to compose a word: its Enter is not the reader's. */
  | { type: 'composition.started' }
  | { type: 'composition.ended' }
  | { type: 'search.submitted' }
  | { type: 'more.requested' }
  | { type: 'retry.requested' };

export interface SearchRequest {
  keyword: string;
  offset: number;
}
