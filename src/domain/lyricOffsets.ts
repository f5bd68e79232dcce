/** Pairs of a song's id and how much earlier its lines come, ms; the last changed stands last. */
export type LyricOffsets = readonly (readonly [id: number, offset: number])[];

/** Nobody needs more than this, ms either way: the text would be another song's. */
const LARGEST_OFFSET = 10_000;
/** So many songs are remembered. */
const KEPT_OFFSETS = 500;

export function offsetOf(offsets: LyricOffsets, id: number): number {
  return offsets.find(([of]) => of === id)?.[1] ?? 0;
}

/** Sets the offset of a song, in whole ms within 10 s; 0 forgets it, what is no number changes nothing. */
export function withOffset(offsets: LyricOffsets, id: number, offset: number): LyricOffsets {
  if (Number.isNaN(offset)) return offsets;
  const bounded = Math.min(LARGEST_OFFSET, Math.max(-LARGEST_OFFSET, Math.round(offset)));
  const rest = offsets.filter(([of]) => of !== id);
  return bounded === 0 ? rest : [...rest, [id, bounded] as const].slice(-KEPT_OFFSETS);
}

/** What was stored, checked: everything that is no pair of numbers is left out. */
export function parseLyricOffsets(stored: unknown): LyricOffsets {
  if (!Array.isArray(stored)) return [];
  return stored.reduce<LyricOffsets>((offsets, pair: unknown) => {
    const [id, offset]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof id === 'number' && Number.isSafeInteger(id) && typeof offset === 'number'
      ? withOffset(offsets, id, offset)
      : offsets;
  }, []);
}
