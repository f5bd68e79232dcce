import { sql } from 'kysely';
import type { Content, ParsedArticle } from '#server/content/types.ts';
import { articleFileRow, categoryName, cleanArticle } from '#server/store/content/articleRows.ts';
import { batches } from '#server/store/content/batches.ts';
import { namedIds } from '#server/store/content/namedIds.ts';
import type { ArticleTable, Transaction } from '#server/store/schema.ts';
import type { SearchIndex } from '#server/store/search/searchIndex.ts';

/** Rows of one statement. */
const BATCH = 100;

interface Entry {
  id: number;
  path: string;
  fingerprint: string;
}

interface LoadedEntry extends Entry {
  article: ParsedArticle;
}

type Counts = Pick<ArticleTable, 'id' | 'view_times' | 'thumbs_up_times' | 'reading_duration'>;

/**
 * Writes new and changed articles; those that come back take their counts from `gone`.
 *
 * @returns the ids of those that could be loaded.
 */
export async function writeArticles(
  trx: Transaction,
  search: SearchIndex,
  entries: readonly Entry[],
  load: Content['load'],
  gone: readonly Counts[],
): Promise<number[]> {
  const counts = new Map(gone.map((row) => [row.id, row]));
  const written: number[] = [];
  for (const part of batches(entries, BATCH)) {
    const batch = await loadEntries(part, load);
    if (batch.length === 0) continue;
    const articles = batch.map(({ article }) => article);
    const categoryIds = await namedIds(trx, 'category', articles.map(categoryName));
    const tagIds = await namedIds(
      trx,
      'tag',
      articles.flatMap(({ tags }) => tags),
    );
    const ids = batch.map(({ id }) => id);
    const rows = batch.map(({ id, article, fingerprint }) => ({
      ...articleFileRow(id, article, fingerprint, idOf(categoryIds, categoryName(article))),
      view_times: counts.get(id)?.view_times ?? 0,
      thumbs_up_times: counts.get(id)?.thumbs_up_times ?? 0,
      reading_duration: counts.get(id)?.reading_duration ?? 0,
    }));
    await upsertArticles(trx, rows);
    await upsertBodies(trx, batch);
    await trx.deleteFrom('article_tag').where('article_id', 'in', ids).execute();
    const tags = batch.flatMap(({ id, article }) =>
      article.tags.map((name, position) => ({
        article_id: id,
        tag_id: idOf(tagIds, name),
        position,
      })),
    );
    for (const rows of batches(tags, BATCH)) {
      await trx.insertInto('article_tag').values(rows).execute();
    }
    await search.remove(trx, ids);
    await search.add(
      trx,
      batch.map(({ id, article: { title, text } }) => ({ id, title, text })),
    );
    await trx.deleteFrom('article_tombstone').where('id', 'in', ids).execute();
    written.push(...ids);
  }
  return written;
}

async function loadEntries(
  entries: readonly Entry[],
  load: Content['load'],
): Promise<LoadedEntry[]> {
  const loaded = await load(entries.map(({ path }) => path));
  const articles = new Map(loaded.map((article) => [article.path, cleanArticle(article)]));
  return entries.flatMap((entry) => {
    const article = articles.get(entry.path);
    return article ? [{ ...entry, article }] : [];
  });
}

/** A row that is there keeps its counts. */
async function upsertArticles(trx: Transaction, rows: ArticleTable[]): Promise<void> {
  await trx
    .insertInto('article')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        path: ref('excluded.path'),
        hash: ref('excluded.hash'),
        fingerprint: ref('excluded.fingerprint'),
        title: ref('excluded.title'),
        title_normalized: ref('excluded.title_normalized'),
        cover: ref('excluded.cover'),
        description: ref('excluded.description'),
        is_top: ref('excluded.is_top'),
        sort_order: ref('excluded.sort_order'),
        type: ref('excluded.type'),
        origin_url: ref('excluded.origin_url'),
        category_id: ref('excluded.category_id'),
        author_name: ref('excluded.author_name'),
        words: ref('excluded.words'),
        created_at: ref('excluded.created_at'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

async function upsertBodies(trx: Transaction, entries: readonly LoadedEntry[]): Promise<void> {
  await trx
    .insertInto('article_body')
    .values(
      entries.map(({ id, article: { markdown, text } }) => ({ article_id: id, markdown, text })),
    )
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet({
        markdown: sql`excluded.markdown`,
        text: sql`excluded.text`,
      }),
    )
    .execute();
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`no id for ${name}`);
  return id;
}
