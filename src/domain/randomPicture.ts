/** How many numbered pictures a set has: avatars and backgrounds (specification, section 9). */
const SIZE = { tx: 18, bg: 61 } as const;

type PictureSet = keyof typeof SIZE;

/** One of a set's pictures; `fraction` from 0 up to and without 1, as `Math.random()` gives it. */
export function randomPicture(set: PictureSet, fraction: number): string {
  return `/pictures/${set}/${Math.floor(fraction * SIZE[set]) + 1}.jpg`;
}

/** The picture that always belongs to this seed: a name, an id. */
export function seededPicture(set: PictureSet, seed: string | number): string {
  return randomPicture(set, hash(String(seed)) / 2 ** 32);
}

/** FNV-1a, 32 bits, with a last mixing, so that close seeds lie far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
