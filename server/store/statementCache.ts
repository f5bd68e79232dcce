import type { SqliteDatabase, SqliteStatement } from 'kysely';

const KEPT = 100;
/** Characters; longer statements are large, and seldom asked twice. */
const LONGEST = 4000;

/**
 * Kysely prepares a statement for every query; prepared ones hold memory that the garbage
 * collector does not see. This keeps the ones asked for last and hands them out again.
 */
export function withStatementCache(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = kept.get(sql) ?? database.prepare(sql);
      kept.delete(sql);
      if (sql.length <= LONGEST) kept.set(sql, statement);
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return statement;
    },
    close() {
      kept.clear();
      database.close();
    },
  };
}
