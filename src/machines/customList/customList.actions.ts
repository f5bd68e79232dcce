import type { Song } from '#src/domain/song.ts';
import type { CustomListContext, HeldSong, LiftStep } from './customList.types.ts';

type Change = Partial<CustomListContext>;

export function isListed({ songs }: CustomListContext, id: number): boolean {
  return songs.some((song) => song.id === id);
}

/** Do the same songs still lie in the same order? */
export function isSameOrder({ songs }: CustomListContext, others: Song[]): boolean {
  return songs.length === others.length && songs.every(({ id }, at) => id === others[at]?.id);
}

export function take({ songs }: CustomListContext, id: number): Change {
  const from = songs.findIndex((song) => song.id === id);
  const song = songs[from];
  return song === undefined ? {} : { held: { id, name: song.name, from, to: from } };
}

export function moveTo({ held, songs }: CustomListContext, index: number): Change {
  if (held === null || !Number.isInteger(index)) return {};
  return { held: { ...held, to: Math.min(songs.length - 1, Math.max(0, index)) } };
}

/** Where a step of the keyboard leads; past the ends it leads nowhere. */
export function stepTarget({ held, songs }: CustomListContext, step: LiftStep): number {
  const to = held?.to ?? 0;
  const targets = { up: to - 1, down: to + 1, first: 0, last: songs.length - 1 };
  return Math.min(songs.length - 1, Math.max(0, targets[step]));
}

export function isMoved({ held }: CustomListContext): boolean {
  return held !== null && held.from !== held.to;
}

export function heldMove({ held }: CustomListContext): { id: number; index: number } {
  return { id: held?.id ?? 0, index: held?.to ?? 0 };
}

/** What screen readers are told when something has happened to the song in hand. */
export const SENTENCES = {
  taken: (held: HeldSong, count: number) =>
    `已拿起《${held.name}》，${place(held.to, count)}。上下方向键移动，空格键放下，Esc 键取消。`,
  moved: (held: HeldSong, count: number) => `《${held.name}》移到${place(held.to, count)}`,
  dropped: (held: HeldSong, count: number) => `已放下《${held.name}》，${place(held.to, count)}`,
  cancelled: (held: HeldSong, count: number) =>
    `已取消移动，《${held.name}》还在${place(held.from, count)}`,
  disturbed: (held: HeldSong) => `播放列表有变动，已取消移动《${held.name}》`,
} satisfies Record<string, (held: HeldSong, count: number) => string>;

export function announce(
  { held, songs }: CustomListContext,
  sentence: keyof typeof SENTENCES,
): Change {
  return held === null ? {} : { announcement: SENTENCES[sentence](held, songs.length) };
}

function place(index: number, count: number): string {
  return `第 ${index + 1} 项，共 ${count} 项`;
}
