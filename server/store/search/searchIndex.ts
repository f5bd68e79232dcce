import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Database, Transaction } from '#server/store/schema.ts';

export interface SearchDocument {
  id: number;
  title: string;
  text: string;
}

/** What differs between the databases in finding text. Words are as `queryWords` gives them. */
export interface SearchIndex {
  /** Takes in documents whose ids are not in the index. */
  add(transaction: Transaction, documents: readonly SearchDocument[]): Promise<void>;
  remove(transaction: Transaction, ids: readonly number[]): Promise<void>;
  /** Lets `ask` put a question that contains `matches`. */
  run<Answer>(
    db: Kysely<Database>,
    ask: (db: Kysely<Database>) => Promise<Answer>,
  ): Promise<Answer>;
  /** True for rows of `article` in whose title or text every word occurs. */
  matches(words: readonly string[]): Expression<SqlBool>;
  /** True for rows of `article` whose normalized title holds the word. */
  titleHolds(word: string): Expression<SqlBool>;
}
