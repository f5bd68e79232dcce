import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { errorCode, errorText, StartError } from '#server/startError.ts';
import type { Database } from '#server/store/schema.ts';
import { withStatementCache } from '#server/store/statementCache.ts';

/** ms a process waits for another one that writes into the same file, or for a connection. */
const PATIENCE = 5000;
/** KiB: the rows of ten thousand articles, without their texts; the system keeps the rest at hand. */
const PAGE_CACHE = 8000;
/** What PostgreSQL calls its types. */
const BIGINT = 20;
const NUMERIC = 1700;

/**
 * Opens `blog.db` in the folder, made when it is missing.
 *
 * @throws StartError when the folder or the file cannot be used.
 */
export function openSqlite(dataDir: string): Kysely<Database> {
  const file = join(dataDir, 'blog.db');
  try {
    mkdirSync(dataDir, { recursive: true });
    const database = new SqliteDatabase(file, { timeout: PATIENCE });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma(`cache_size = -${PAGE_CACHE}`);
    return new Kysely<Database>({
      dialect: new SqliteDialect({ database: withStatementCache(database) }),
    });
  } catch (error) {
    throw new StartError(
      `打不开数据库文件“${file}”：${errorCode(error) || errorText(error)}，请检查环境变量 DATA_DIR 和文件夹的权限。`,
    );
  }
}

/**
 * Opens a pool of connections.
 *
 * @param onError told of connections that break while nobody uses them.
 * @throws StartError when the server does not answer or refuses.
 */
export async function openPostgres(
  connectionString: string,
  onError: (error: unknown) => void,
): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    types: { getTypeParser: numbersFirst },
  });
  pool.on('error', onError);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartError(
      `连不上环境变量 DATABASE_URL 所指的 PostgreSQL：${errorCode(error) || errorText(error)}。`,
    );
  }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Counts and sums come as numbers, as they do from SQLite; they stay far below 2^53. */
const numbersFirst: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format);
