import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openSqlite } from '#server/store/dialects.ts';
import { openStore } from '#server/store/store.ts';
import { createHome, DIALECTS, type Home } from '#tests/api/support.ts';

describe.each(DIALECTS)('the store on %s', (dialect) => {
  let home: Home;

  beforeEach(async () => {
    home = await createHome(dialect);
  });
  afterEach(() => home.remove());

  test('records the migrations it has run and runs none twice', async () => {
    await (await home.open()).close();
    const store = await home.open();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      store.db,
    );
    expect(rows).toEqual([{ name: '0001_articles' }]);
    expect(store.dialect).toBe(dialect);
  });

  test('a database of a newer version is left alone', async () => {
    const store = await home.open();
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999_future', '2099-01-01T00:00:00.000Z')`.execute(store.db);
    await store.close();
    await expect(home.open()).rejects.toThrow(
      '数据库是由更新版本的程序创建的（其中的迁移“9999_future”不认识），请先升级程序再启动。',
    );
  });

  test('a version of another process is seen', async () => {
    const store = await home.open();
    const other = await home.open();
    const { version } = store;
    other.visits.countSiteView();
    await other.visits.flush();
    await expect.poll(() => store.version, { timeout: 10_000 }).toBe(version + 1);
  });

  test('counts that wait are written when the store is closed', async () => {
    const store = await home.open();
    store.visits.countSiteView();
    store.visits.countSiteView();
    await store.close();
    const again = await home.open();
    expect(await again.db.selectFrom('site').select('view_time').execute()).toEqual([
      { view_time: 2 },
    ]);
  });
});

test('any number of processes may start on PostgreSQL at once', async () => {
  const home = await createHome('postgres');
  const stores = await Promise.all([home.open(), home.open(), home.open(), home.open()]);
  expect(stores.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  await home.remove();
});

test('SQLite is opened so that a crash loses nothing that was written', async () => {
  const home = await createHome('sqlite');
  const { db } = await home.open();
  const pragma = async (name: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(`pragma_${name}`)}`.execute(db))
      .rows[0];
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  await home.remove();
});

test('a folder that cannot be used is told in one sentence', async () => {
  const home = await createHome('sqlite');
  const file = join(home.options.dataDir, 'file');
  await writeFile(file, '');
  await expect(openStore({ dataDir: file })).rejects.toThrow(
    `打不开数据库文件“${join(file, 'blog.db')}”：EEXIST，请检查环境变量 DATA_DIR 和文件夹的权限。`,
  );
  await home.remove();
});

test('a file that is no database is told in one sentence', async () => {
  const home = await createHome('sqlite');
  const dataDir = join(home.options.dataDir, 'broken');
  await mkdir(dataDir);
  await writeFile(
    join(dataDir, 'blog.db'),
    'this is no database, whatever its name says'.repeat(99),
  );
  await expect(openStore({ dataDir })).rejects.toThrow(
    `打不开数据库文件“${join(dataDir, 'blog.db')}”：SQLITE_NOTADB，请检查环境变量 DATA_DIR 和文件夹的权限。`,
  );
  await home.remove();
});

test('a PostgreSQL that refuses is told in one sentence without the password', async () => {
  const databaseUrl = `${inject('postgres')}/there_is_none`;
  await expect(openStore({ dataDir: '/nowhere', databaseUrl })).rejects.toThrow(
    '连不上环境变量 DATABASE_URL 所指的 PostgreSQL：3D000。',
  );
});

test('a migration that fails half way leaves the file as it was', async () => {
  const home = await createHome('sqlite');
  const { dataDir } = home.options;
  const before = openSqlite(dataDir);
  await before.schema.createTable('tag').addColumn('id', 'integer').execute();
  await before.destroy();
  await expect(home.open()).rejects.toThrow('table "tag" already exists');
  const after = openSqlite(dataDir);
  expect((await after.introspection.getTables()).map(({ name }) => name)).toEqual(['tag']);
  await after.destroy();
  await home.remove();
});
