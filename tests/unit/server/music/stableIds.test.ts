import { describe, expect, it } from 'vitest';
import { nameId, stableIds } from '#server/music/stableIds.ts';

describe('stableIds', () => {
  it('gives the same positive 31-bit number whatever else is there', () => {
    const alone = stableIds(['songs/静夜思.mp3']).get('songs/静夜思.mp3');
    const among = stableIds(['b', 'songs/静夜思.mp3', 'a']).get('songs/静夜思.mp3');
    expect(alone).toBe(1_801_014_229);
    expect(among).toBe(1_801_014_229);
    expect(nameId('songs/静夜思.mp3')).toBe(1_801_014_229);
  });

  it('moves the later of two keys that meet, in any order of asking', () => {
    const all = new Map([
      ['a', 7],
      ['b', 8],
      ['c', 9],
    ]);
    expect(stableIds(['a', 'b', 'c'], () => 7)).toEqual(all);
    expect(stableIds(['c', 'a', 'b'], () => 7)).toEqual(all);
  });

  it('goes round at the largest number and never gives 0', () => {
    expect([...stableIds(['a', 'b'], () => 0x7fffffff).values()]).toEqual([0x7fffffff, 1]);
    expect([...stableIds(['a'], () => 0).values()]).toEqual([1]);
  });
});
