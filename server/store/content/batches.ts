/** Cuts a list into lists of at most `size`: statements have a limited number of parameters. */
export function batches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
