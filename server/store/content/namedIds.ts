import { batches } from '#server/store/content/batches.ts';
import type { Transaction } from '#server/store/schema.ts';

const BATCH = 500;

/** The ids of categories or tags by name; a name that is new gets the next one, for good. */
export async function namedIds(
  trx: Transaction,
  table: 'category' | 'tag',
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = await trx.selectFrom(table).select(['id', 'name']).execute();
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  let last = known.reduce((highest, { id }) => Math.max(highest, id), 0);
  const added: { id: number; name: string }[] = [];
  for (const name of names) {
    if (ids.has(name)) continue;
    last += 1;
    ids.set(name, last);
    added.push({ id: last, name });
  }
  for (const batch of batches(added, BATCH)) {
    await trx.insertInto(table).values(batch).execute();
  }
  return ids;
}
