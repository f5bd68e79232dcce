import type { Kysely } from 'kysely';
import { openPostgres, openSqlite } from '#server/store/dialects.ts';
import { migrate } from '#server/store/migrate.ts';
import { followRevision, type Revision } from '#server/store/revision.ts';
import type { Database, Dialect } from '#server/store/schema.ts';
import { postgresIndex } from '#server/store/search/postgresIndex.ts';
import type { SearchIndex } from '#server/store/search/searchIndex.ts';
import { sqliteIndex } from '#server/store/search/sqliteIndex.ts';
import { gatherVisits, type Visits } from '#server/store/visits.ts';

export interface StoreOptions {
  /** Folder of `blog.db`; not touched when `databaseUrl` is given. */
  dataDir: string;
  /** Address of a PostgreSQL database. */
  databaseUrl?: string;
  /** Told of what fails in the background: writing counts, following other processes. */
  onError?: (error: unknown) => void;
}

/** The site's data, in SQLite or PostgreSQL. */
export interface Store {
  readonly db: Kysely<Database>;
  readonly dialect: Dialect;
  readonly revision: Revision;
  readonly visits: Visits;
  readonly search: SearchIndex;
  /** Grows with every change of what visitors can read, at most 2 s after one by another process. */
  readonly version: number;
  /** Writes the counts still in memory and lets go of the database. */
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws StartError with one sentence when it cannot be opened, or a newer version made it.
 */
export async function openStore({
  dataDir,
  databaseUrl,
  onError = () => {},
}: StoreOptions): Promise<Store> {
  const dialect: Dialect = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const db =
    databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl, onError);
  try {
    await migrate(db, dialect);
    const revision = await followRevision(db, onError);
    const visits = gatherVisits(db, revision, onError);
    return {
      db,
      dialect,
      revision,
      visits,
      search: dialect === 'sqlite' ? sqliteIndex : postgresIndex,
      get version() {
        return revision.current;
      },
      async close() {
        await revision.stop();
        await visits.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
