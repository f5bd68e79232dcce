export interface Identified {
  id: number;
}

/** What a list shows: items in order, and how many there are in all. */
export interface Batch {
  data: Identified[];
  total: number;
  /** Last page taken, from 1. */
  current: number;
}

export type PagingEvent = { type: 'more.requested' } | { type: 'retry.requested' };
