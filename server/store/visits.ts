import { type Kysely, sql } from 'kysely';
import { advanceRevision, type Revision } from '#server/store/revision.ts';
import type { Database, Transaction } from '#server/store/schema.ts';

/** ms a count may wait in memory. */
const DELAY = 1000;

/**
 * Counts of views and reading time. They are gathered in memory and written together, at most
 * once a second, so that reads stay cached; what is read may therefore lag by a second.
 */
export interface Visits {
  countSiteView(): void;
  countArticleView(id: number): void;
  addReadingTime(id: number, seconds: number): void;
  /** Writes what has gathered; what cannot be written is kept and tried again a second later. */
  flush(): Promise<void>;
  /** Writes what has gathered for the last time. */
  close(): Promise<void>;
}

interface Counts {
  site: number;
  articles: Map<number, { views: number; seconds: number }>;
}

function noCounts(): Counts {
  return { site: 0, articles: new Map() };
}

export function gatherVisits(
  db: Kysely<Database>,
  revision: Revision,
  onError: (error: unknown) => void,
): Visits {
  let waiting = noCounts();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let closed = false;

  const add = (site: number, id?: number, views = 0, seconds = 0) => {
    waiting.site += site;
    if (id !== undefined) {
      const counts = waiting.articles.get(id) ?? { views: 0, seconds: 0 };
      counts.views += views;
      counts.seconds += seconds;
      waiting.articles.set(id, counts);
    }
    if (timer !== undefined || closed) return;
    timer = setTimeout(flush, DELAY);
    timer.unref();
  };

  const write = async () => {
    const counts = waiting;
    waiting = noCounts();
    if (counts.site === 0 && counts.articles.size === 0) return;
    try {
      revision.accept(await db.transaction().execute((trx) => writeCounts(trx, counts)));
    } catch (error) {
      onError(error);
      add(counts.site);
      for (const [id, { views, seconds }] of counts.articles) add(0, id, views, seconds);
    }
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    countSiteView: () => add(1),
    countArticleView: (id) => add(0, id, 1),
    addReadingTime: (id, seconds) => add(0, id, 0, seconds),
    flush,
    close() {
      closed = true;
      return flush();
    },
  };
}

async function writeCounts(trx: Transaction, { site, articles }: Counts): Promise<number> {
  const version = await advanceRevision(trx);
  if (site > 0) {
    await trx
      .updateTable('site')
      .set({ view_time: sql`view_time + ${site}` })
      .execute();
  }
  for (const [id, { views, seconds }] of articles) {
    const added = {
      view_times: sql<number>`view_times + ${views}`,
      reading_duration: sql<number>`reading_duration + ${seconds}`,
    };
    const { numUpdatedRows } = await trx
      .updateTable('article')
      .set(added)
      .where('id', '=', id)
      .executeTakeFirst();
    // The file may have gone since the visit.
    if (numUpdatedRows === 0n) {
      await trx.updateTable('article_tombstone').set(added).where('id', '=', id).execute();
    }
  }
  return version;
}
