import type { SqliteDatabase } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withStatementCache } from '#server/store/statementCache.ts';

/** A database that notes what it is asked to prepare. */
function createDatabase() {
  const prepared: string[] = [];
  let open = true;
  const database: SqliteDatabase = {
    prepare(sql) {
      prepared.push(sql);
      return {
        reader: true,
        all: () => [sql],
        run: () => ({ changes: 0, lastInsertRowid: 0 }),
        iterate: () => [][Symbol.iterator](),
      };
    },
    close() {
      open = false;
    },
  };
  return { database, prepared, isOpen: () => open };
}

describe('withStatementCache', () => {
  test('a statement is prepared once', () => {
    const { database, prepared } = createDatabase();
    const cached = withStatementCache(database);
    const first = cached.prepare('select 1');
    expect(cached.prepare('select 1')).toBe(first);
    expect(prepared).toEqual(['select 1']);
  });

  test('of more than a hundred those asked for last are kept', () => {
    const { database, prepared } = createDatabase();
    const cached = withStatementCache(database);
    for (let index = 0; index < 100; index += 1) cached.prepare(`select ${index}`);
    cached.prepare('select 0');
    cached.prepare('select 100');
    cached.prepare('select 0');
    cached.prepare('select 1');
    expect(prepared.slice(100)).toEqual(['select 100', 'select 1']);
  });

  test('long statements are prepared every time', () => {
    const { database, prepared } = createDatabase();
    const cached = withStatementCache(database);
    const long = `select ${'1,'.repeat(2000)}1`;
    cached.prepare(long);
    cached.prepare(long);
    expect(prepared).toEqual([long, long]);
  });

  test('closing it closes the database', () => {
    const { database, isOpen } = createDatabase();
    withStatementCache(database).close();
    expect(isOpen()).toBe(false);
  });
});
