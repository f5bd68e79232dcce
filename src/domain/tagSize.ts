/** Steps of the tag cloud, from the rarest to the commonest. */
export type TagSize = 1 | 2 | 3 | 4 | 5;

/**
 * The size of a tag by how often it is used: the same count always has the same size, and one
 * tag used very often leaves steps for the others (logarithmic).
 *
 * @param most Count of the commonest tag, at least 1.
 */
export function tagSize(count: number, most: number): TagSize {
  if (most <= 1 || count <= 1) return 1;
  const step = 1 + Math.round((Math.log(Math.min(count, most)) / Math.log(most)) * 4);
  if (step <= 2) return 2;
  if (step === 3) return 3;
  return step === 4 ? 4 : 5;
}
