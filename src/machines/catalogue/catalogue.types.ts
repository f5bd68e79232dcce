import type { PlaylistCategory, Song } from '#src/domain/song.ts';

/** Songs a page of a category holds (specification, section 9). */
export const SONG_PAGE_SIZE = 30;

export interface CatalogueContext {
  categories: PlaylistCategory[];
  /** The category whose songs are shown; null before the categories are there. */
  categoryId: number | null;
  /** Songs of the category so far, each id once. */
  songs: Song[];
  /** How many songs of the category have been asked for. */
  offset: number;
}

export type CatalogueEvent =
  /** Somebody wants to see the catalogue; until then nothing is loaded. */
  | { type: 'catalogue.requested' }
  /** Play was pressed where there is no song yet: load the default category and play. */
  | { type: 'listening.requested' }
  | { type: 'category.chosen'; id: number }
  | { type: 'more.requested' }
  | { type: 'retry.requested' };

export interface SongsRequest {
  categoryId: number;
  offset: number;
}
