import { batches } from '#server/store/content/batches.ts';
import type { Transaction } from '#server/store/schema.ts';
import type { SearchIndex } from '#server/store/search/searchIndex.ts';

const BATCH = 500;
const KEPT = ['id', 'path', 'hash', 'view_times', 'thumbs_up_times', 'reading_duration'] as const;

/** Takes articles away, leaving their ids and counts for the day their files come back. */
export async function removeArticles(
  trx: Transaction,
  search: SearchIndex,
  ids: readonly number[],
): Promise<void> {
  await search.remove(trx, ids);
  for (const batch of batches(ids, BATCH)) {
    await trx
      .insertInto('article_tombstone')
      .columns([...KEPT])
      .expression((query) =>
        query
          .selectFrom('article')
          .select([...KEPT])
          .where('id', 'in', batch),
      )
      .execute();
    await trx.deleteFrom('article').where('id', 'in', batch).execute();
  }
}
