import { sql } from 'kysely';
import { textGrams, wordGrams } from '#server/store/search/grams.ts';
import { normalize } from '#server/store/search/normalize.ts';
import type { SearchIndex } from '#server/store/search/searchIndex.ts';

/** Rows of one insert. */
const BATCH = 50;
/** Characters a gram holds: a word of no more is found by the index alone. */
const GRAM = 2;

/** A GIN index over pairs of characters; longer words are then looked for in the text itself. */
export const postgresIndex: SearchIndex = {
  async add(transaction, documents) {
    for (let start = 0; start < documents.length; start += BATCH) {
      const rows = documents.slice(start, start + BATCH).map(({ id, title, text }) => {
        const normalized = normalize(`${title}\n${text}`);
        return sql`(${id}::integer, ${normalized}, ${bigints(textGrams(normalized))}::bigint[])`;
      });
      await sql`insert into article_search (article_id, normalized, grams)
        values ${sql.join(rows)}`.execute(transaction);
    }
  },
  async remove(transaction, ids) {
    await sql`delete from article_search where article_id = any(${[...ids]}::integer[])`.execute(
      transaction,
    );
  },
  run: (db, ask) =>
    db.transaction().execute(async (trx) => {
      // The planner does not count what it costs to fetch long arrays, and would read them all.
      await sql`set local enable_seqscan = off`.execute(trx);
      return ask(trx);
    }),
  matches(words) {
    const grams = bigints([...new Set(words.flatMap(wordGrams))]);
    const conditions = words
      .filter((word) => [...word].length > GRAM)
      .map((word) => sql` and strpos(normalized, ${word}) > 0`);
    // Materialized, or the planner asks for each article whether it is among them.
    return sql`article.id in (
      with found as materialized (
        select article_id from article_search
        where grams @> ${grams}::bigint[]${sql.join(conditions, sql``)}
      )
      select article_id from found
    )`;
  },
  titleHolds: (word) => sql`strpos(article.title_normalized, ${word}) > 0`,
};

function bigints(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
