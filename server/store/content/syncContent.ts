import type { Content, ContentProblem, SiteContent } from '#server/content/types.ts';
import { articleFingerprint } from '#server/store/content/articleRows.ts';
import { matchArticles } from '#server/store/content/matchArticles.ts';
import { removeArticles } from '#server/store/content/removeArticles.ts';
import { writeArticles } from '#server/store/content/writeArticles.ts';
import { advanceRevision, lockRevision } from '#server/store/revision.ts';
import type { Transaction } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** What a sync did, in articles. */
export interface SyncResult {
  added: number;
  changed: number;
  removed: number;
  /** Files left out because of the ids they name. */
  problems: ContentProblem[];
}

/**
 * Makes the database show exactly this content, in one transaction that writes only what differs.
 * Views and reading time belong to the article's id and survive; an article whose file is gone
 * leaves them behind for the file's return. One whose file changed after it was looked at stays as
 * it is, to be brought in by the next sync.
 */
export async function syncContent(store: Store, content: Content): Promise<SyncResult> {
  const { version, result } = await store.db.transaction().execute(async (trx) => {
    await lockRevision(trx);
    const live = await trx
      .selectFrom('article')
      .select(['id', 'path', 'hash', 'fingerprint'])
      .execute();
    const gone = await trx.selectFrom('article_tombstone').selectAll().execute();
    const { matched, problems } = matchArticles(content.articles, live, gone);

    const shown = new Set(matched.map(({ id }) => id));
    const removed = live.filter(({ id }) => !shown.has(id)).map(({ id }) => id);
    const known = new Map(live.map(({ id, fingerprint }) => [id, fingerprint]));
    const differing = matched
      .map(({ id, article }) => ({
        id,
        path: article.path,
        fingerprint: articleFingerprint(article),
      }))
      .filter(({ id, fingerprint }) => known.get(id) !== fingerprint);

    await removeArticles(trx, store.search, removed);
    const written = await writeArticles(trx, store.search, differing, content.load, gone);
    const changed = written.filter((id) => known.has(id)).length;
    const siteChanged = await writeSite(trx, content.site);

    const anything = siteChanged || removed.length > 0 || written.length > 0;
    return {
      version: anything ? await advanceRevision(trx) : undefined,
      result: {
        added: written.length - changed,
        changed,
        removed: removed.length,
        problems,
      },
    };
  });
  if (version !== undefined) store.revision.accept(version);
  return result;
}

async function writeSite(trx: Transaction, site: SiteContent): Promise<boolean> {
  const config = JSON.stringify(site.config);
  const headers = JSON.stringify(site.headers);
  const known = await trx
    .selectFrom('site')
    .select(['config', 'headers'])
    .executeTakeFirstOrThrow();
  if (known.config === config && known.headers === headers) return false;
  await trx.updateTable('site').set({ config, headers }).execute();
  return true;
}
