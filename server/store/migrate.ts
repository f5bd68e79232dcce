import { type Kysely, Migrator, sql } from 'kysely';
import { StartError } from '#server/startError.ts';
import { migrationsFor } from '#server/store/migrations.ts';
import type { Database, Dialect } from '#server/store/schema.ts';

/**
 * Brings the tables up to this version of the program. Several processes may do so at once.
 *
 * @throws StartError when a newer version of the program made the tables.
 */
export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') return migrateToLatest(db, dialect);
  // Kysely runs SQLite's migrations outside a transaction and without a lock.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrateToLatest(connection, dialect);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function migrateToLatest(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  const migrations = migrationsFor(dialect);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const unknown = (await recordedMigrations(db)).find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new StartError(
      `数据库是由更新版本的程序创建的（其中的迁移“${unknown}”不认识），请先升级程序再启动。`,
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function recordedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
