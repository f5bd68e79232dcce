import { describe, expect, it } from 'vitest';
import { randomPicture, seededPicture } from '#src/domain/randomPicture.ts';

describe('a random picture', () => {
  it('reaches from the first to the last of 18 avatars', () => {
    expect(randomPicture('tx', 0)).toBe('/pictures/tx/1.jpg');
    expect(randomPicture('tx', 0.999999)).toBe('/pictures/tx/18.jpg');
  });

  it('reaches from the first to the last of 61 backgrounds', () => {
    expect(randomPicture('bg', 0)).toBe('/pictures/bg/1.jpg');
    expect(randomPicture('bg', 0.999999)).toBe('/pictures/bg/61.jpg');
  });
});

describe('a seeded picture', () => {
  it('is the same for the same seed', () => {
    expect(seededPicture('tx', '李白')).toBe(seededPicture('tx', '李白'));
  });

  it('takes every picture of the set in turn over many seeds', () => {
    const seen = new Set(Array.from({ length: 1000 }, (_, id) => seededPicture('bg', id)));
    expect(seen.size).toBe(61);
  });
});
