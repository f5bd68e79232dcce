import type { PlayModel } from './song.ts';

export type Direction = 'next' | 'previous';

/** What was heard, oldest first; `position` points at the song of now, -1 before the first. */
export interface PlayHistory {
  ids: readonly number[];
  position: number;
}

export const EMPTY_HISTORY: PlayHistory = { ids: [], position: -1 };

/** How many heard songs `previous` can walk back through. */
const HISTORY_LIMIT = 200;

export interface OrderRequest {
  /** The list in use, no id twice. */
  ids: readonly number[];
  currentId: number | null;
  model: PlayModel;
  direction: Direction;
  history: PlayHistory;
  /** Songs found unplayable in this run: they are passed over. */
  tried: readonly number[];
  /** From 0 up to and without 1. */
  random: number;
}

export interface Choice {
  index: number;
  history: PlayHistory;
}

/**
 * The song to play after a press of next or previous, or after the end of a song; null where
 * nothing is left to try. RANDOM: any other song, previous first walks back through what was
 * heard and next forward again. LISTLOOP: the neighbour, round the ends. SINGLECYCLE: stays.
 * With no current song the list begins at 0 (specification, section 4).
 */
export function chooseSong(request: OrderRequest): Choice | null {
  const current = currentIndex(request);
  if (current === -1 && !request.tried.includes(request.ids[0] ?? Number.NaN)) {
    return request.ids.length === 0 ? null : choice(request, 0);
  }
  if (request.model === 'SINGLECYCLE') {
    return isOpen(request, current) ? choice(request, current) : null;
  }
  return request.model === 'LISTLOOP' ? neighbour(request, current) : random(request, current);
}

/** Adds a song that starts to play; what could be gone forward to is forgotten. */
export function remember(history: PlayHistory, id: number): PlayHistory {
  if (history.ids[history.position] === id) return history;
  const ids = [...history.ids.slice(0, history.position + 1), id].slice(-HISTORY_LIMIT);
  return { ids, position: ids.length - 1 };
}

/**
 * Which song of the shortened list takes the place of a removed current one: what now stands
 * at its index, the last if it was last, -1 where none is left.
 */
export function indexAfterRemoval(removedIndex: number, lengthAfter: number): number {
  return Math.min(removedIndex, lengthAfter - 1);
}

function neighbour(request: OrderRequest, current: number): Choice | null {
  const length = request.ids.length;
  const step = request.direction === 'next' ? 1 : -1;
  const from = Math.max(current, 0);
  for (let distance = 1; distance <= length; distance += 1) {
    const index = (((from + step * distance) % length) + length) % length;
    if (isOpen(request, index)) return choice(request, index);
  }
  return null;
}

function random(request: OrderRequest, current: number): Choice | null {
  const heard = heardBefore(request);
  if (heard !== null) return heard;
  const others = request.ids.flatMap((_, index) =>
    index !== current && isOpen(request, index) ? [index] : [],
  );
  const picked = others[Math.floor(request.random * others.length)];
  if (picked !== undefined) return choice(request, picked);
  return request.ids.length === 1 && isOpen(request, current) ? choice(request, current) : null;
}

/** The nearest song of the history, in the direction pressed, that the list still holds. */
function heardBefore(request: OrderRequest): Choice | null {
  const { ids, history, currentId } = request;
  const step = request.direction === 'next' ? 1 : -1;
  for (
    let position = history.position + step;
    position >= 0 && position < history.ids.length;
    position += step
  ) {
    const id = history.ids[position];
    const index = id === undefined || id === currentId ? -1 : ids.indexOf(id);
    if (isOpen(request, index)) return { index, history: { ids: history.ids, position } };
  }
  return null;
}

function currentIndex({ ids, currentId }: OrderRequest): number {
  return currentId === null ? -1 : ids.indexOf(currentId);
}

function isOpen({ ids, tried }: OrderRequest, index: number): boolean {
  const id = ids[index];
  return id !== undefined && !tried.includes(id);
}

function choice(request: OrderRequest, index: number): Choice {
  const id = request.ids[index];
  return {
    index,
    history: id === undefined ? request.history : remember(request.history, id),
  };
}
