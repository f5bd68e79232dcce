import { ARTICLE_REF, articleRef } from '#server/store/queries/articleRefs.ts';
import type { Store } from '#server/store/store.ts';
import type { Page, TimelineYear } from '#src/services/api/types.ts';

/** A page of articles, newest first, by year. Size and total count articles. */
export async function timeline(
  { db }: Store,
  { current, size }: { current: number; size: number },
): Promise<Page<TimelineYear>> {
  const { total } = await db
    .selectFrom('article')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('article')
    .select(ARTICLE_REF)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  const years: TimelineYear[] = [];
  for (const row of rows) {
    const year = Number(row.created_at.slice(0, 4));
    const last = years.at(-1);
    if (last?.year === year) last.articleList.push(articleRef(row));
    else years.push({ year, articleList: [articleRef(row)] });
  }
  return { data: years, total, current, size };
}
