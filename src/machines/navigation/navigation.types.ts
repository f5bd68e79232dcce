/** A page that can be shown: which route, with which data. */
export interface PageState {
  /** Name of the route in the route table, `notFound` for the 404 page. */
  route: string;
  /** Path with query, without hash: what the page was loaded for. */
  url: string;
  status: number;
  /** What the route's `load` gave; its view knows the type. */
  data: unknown;
}

export interface LocationChange {
  type: 'location.changed';
  /** Path with query and hash. */
  url: string;
  /** Was the entry reached by Back or Forward? Then items and offset come back. */
  travelled: boolean;
  /** Identifies the entry of the browser's history. */
  key: string;
}

export type NavigationEvent =
  | LocationChange
  | { type: 'retry.requested' }
  /** The page shown has grown (more items of a list): Back must bring them back. */
  | { type: 'page.grown'; data: unknown };
