import type { Store } from '#server/store/store.ts';
import type { Counted } from '#src/services/api/types.ts';

/** What articles are filed under. */
export type Kind = 'category' | 'tag';

/** Categories or tags that have articles, the fullest first. */
export function listCounted({ db }: Store, kind: Kind): Promise<Counted[]> {
  return db
    .selectFrom(db.selectFrom(kind).select(['id', 'name']).as('named'))
    .innerJoin(filings(db, kind).as('filing'), 'filing.named_id', 'named.id')
    .select(['named.id', 'named.name'])
    .select(({ fn }) => fn.countAll<number>().as('articleCount'))
    .groupBy(['named.id', 'named.name'])
    .orderBy('articleCount', 'desc')
    .orderBy('named.id')
    .execute();
}

/** One category or tag, also when no article is left in it. */
export async function readCounted(
  { db }: Store,
  kind: Kind,
  id: number,
): Promise<Counted | undefined> {
  const named = await db
    .selectFrom(kind)
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (named === undefined) return undefined;
  const { articleCount } = await db
    .selectFrom(filings(db, kind).as('filing'))
    .select(({ fn }) => fn.countAll<number>().as('articleCount'))
    .where('named_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...named, articleCount };
}

/** A row for each article in each category or tag. */
function filings(db: Store['db'], kind: Kind) {
  return kind === 'category'
    ? db.selectFrom('article').select('category_id as named_id')
    : db.selectFrom('article_tag').select('tag_id as named_id');
}
