import type { SiteContent } from '#server/content/types.ts';
import type { Store } from '#server/store/store.ts';
import type { HeaderPicture, SiteConfig, Statistic } from '#src/services/api/types.ts';

const THE_SITE = 1;

/** The owner's settings; none before content was read for the first time, and for other ids. */
export async function readConfig({ db }: Store, id: number): Promise<SiteConfig | undefined> {
  const row = await db.selectFrom('site').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.config) return undefined;
  const config: SiteContent['config'] = JSON.parse(row.config);
  return { id: row.id, ...config, view_time: row.view_time };
}

export async function listHeaders({ db }: Store): Promise<HeaderPicture[]> {
  const row = await db.selectFrom('site').select('headers').executeTakeFirstOrThrow();
  const headers: SiteContent['headers'] = JSON.parse(row.headers);
  return headers.map(({ route_name, bg_url }, index) => ({ id: index + 1, route_name, bg_url }));
}

/** The site in numbers; categories and tags without articles are not counted. */
export async function readStatistic(store: Store): Promise<Statistic> {
  const { db } = store;
  const articles = await db
    .selectFrom('article')
    .select(({ fn, val }) => [
      fn.countAll<number>().as('articles'),
      fn.count<number>('category_id').distinct().as('categories'),
      fn.coalesce(fn.sum<number>('words'), val(0)).as('words'),
      fn.coalesce(fn.sum<number>('view_times'), val(0)).as('views'),
      fn.max('created_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const { tags } = await db
    .selectFrom('article_tag')
    .select(({ fn }) => fn.count<number>('tag_id').distinct().as('tags'))
    .executeTakeFirstOrThrow();
  const config = await readConfig(store, THE_SITE);
  return {
    articles: articles.articles,
    categories: articles.categories,
    tags,
    words: articles.words,
    views: articles.views,
    createdAt: config?.createdAt ?? '',
    updatedAt: articles.newest?.replace(' ', 'T') ?? '',
  };
}
