import { type Kysely, type Migration, sql } from 'kysely';
import type { Dialect } from '#server/store/schema.ts';

type MigrationStep = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;

/** Every change of the tables, oldest first. One that was released is never edited, only followed by another. */
const STEPS: Record<string, MigrationStep> = { '0001_articles': createArticles };

/** The migrations by name, as Kysely's Migrator takes them; there is no way back. */
export function migrationsFor(dialect: Dialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(STEPS).map(([name, step]) => [
      name,
      { up: (db: Kysely<unknown>) => step(db, dialect) },
    ]),
  );
}

async function createArticles(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('site')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('config', 'text')
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('view_time', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into state (id, version) values (1, 1)`.execute(db);
  await sql`insert into site (id, headers, view_time) values (1, '[]', 0)`.execute(db);

  for (const table of ['category', 'tag']) {
    await schema
      .createTable(table)
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .execute();
  }

  await schema
    .createTable('article')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_normalized', 'text', (column) => column.notNull())
    .addColumn('cover', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('is_top', 'integer', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('origin_url', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('category.id'))
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('words', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('view_times', 'bigint', (column) => column.notNull())
    .addColumn('thumbs_up_times', 'bigint', (column) => column.notNull())
    .addColumn('reading_duration', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('article_in_home_order')
    .on('article')
    .columns(['sort_order desc', 'is_top', 'id desc'])
    .execute();
  await schema
    .createIndex('article_by_views')
    .on('article')
    .columns(['view_times', 'id'])
    .execute();
  await schema.createIndex('article_by_date').on('article').columns(['created_at', 'id']).execute();
  await schema
    .createIndex('article_by_category')
    .on('article')
    .columns(['category_id', 'id'])
    .execute();

  await schema
    .createTable('article_body')
    .addColumn('article_id', 'integer', (column) =>
      column.primaryKey().references('article.id').onDelete('cascade'),
    )
    .addColumn('markdown', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('article_tag')
    .addColumn('article_id', 'integer', (column) =>
      column.notNull().references('article.id').onDelete('cascade'),
    )
    .addColumn('tag_id', 'integer', (column) => column.notNull().references('tag.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_tag_key', ['article_id', 'tag_id'])
    .execute();
  await schema
    .createIndex('article_tag_by_tag')
    .on('article_tag')
    .columns(['tag_id', 'article_id'])
    .execute();
  await schema
    .createTable('article_tombstone')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('view_times', 'bigint', (column) => column.notNull())
    .addColumn('thumbs_up_times', 'bigint', (column) => column.notNull())
    .addColumn('reading_duration', 'bigint', (column) => column.notNull())
    .execute();

  await createSearchIndex[dialect](db);
}

const createSearchIndex: Record<Dialect, (db: Kysely<unknown>) => Promise<void>> = {
  async sqlite(db) {
    await sql`
      create virtual table article_search using fts5(
        tokens, content = '', contentless_delete = 1, detail = full, tokenize = 'ascii'
      )`.execute(db);
    // Bytes gathered before they are written: the fewer pieces, the less merging at an import.
    await sql`insert into article_search (article_search, rank) values ('hashsize', 8388608)`.execute(
      db,
    );
  },
  async postgres(db) {
    await sql`
      create table article_search (
        article_id integer not null references article (id) on delete cascade,
        normalized text not null,
        grams bigint[] not null
      )`.execute(db);
    // Read far more often than it is written, and hardly to be compressed.
    await sql`alter table article_search
      alter column normalized set storage external,
      alter column grams set storage external,
      alter column grams set statistics 0`.execute(db);
    // A hash cannot be walked from end to end, which the planner would prefer to the other index.
    await sql`create index article_search_id on article_search using hash (article_id)`.execute(db);
    await sql`create index article_search_grams on article_search using gin (grams)`.execute(db);
  },
};
