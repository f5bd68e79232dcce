import { createHash } from 'node:crypto';

/** Largest id: catalogue ids fit 31 bits, so that every client keeps them exact. */
const LARGEST = 0x7fffffff;

function hashOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) & LARGEST;
}

/**
 * Gives each key a positive 31-bit id that depends on the key alone; where two keys meet, the one that
 * sorts later takes the next free number.
 */
export function stableIds(keys: readonly string[], hash = hashOf): Map<string, number> {
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  for (const key of [...new Set(keys)].sort()) {
    let id = hash(key) || 1;
    while (taken.has(id)) id = id === LARGEST ? 1 : id + 1;
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}

/** Id of a name that needs no row of its own, as artists and albums. */
export function nameId(name: string): number {
  return hashOf(name) || 1;
}
