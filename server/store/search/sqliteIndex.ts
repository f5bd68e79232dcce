import { sql } from 'kysely';
import { normalize } from '#server/store/search/normalize.ts';
import type { SearchIndex } from '#server/store/search/searchIndex.ts';
import { phrase, textTokens } from '#server/store/search/tokens.ts';

/** FTS5 over pairs of characters: substrings are phrases, so what it finds needs no second look. */
export const sqliteIndex: SearchIndex = {
  async add(transaction, documents) {
    for (const { id, title, text } of documents) {
      const tokens = textTokens(normalize(`${title}\n${text}`)).join(' ');
      await sql`insert into article_search (rowid, tokens) values (${id}, ${tokens})`.execute(
        transaction,
      );
    }
  },
  async remove(transaction, ids) {
    for (const id of ids) {
      await sql`delete from article_search where rowid = ${id}`.execute(transaction);
    }
  },
  run: (db, ask) => ask(db),
  matches(words) {
    const query = words.map(phrase).join(' AND ');
    return sql`article.id in (select rowid from article_search where article_search match ${query})`;
  },
  titleHolds: (word) => sql`instr(article.title_normalized, ${word}) > 0`,
};
