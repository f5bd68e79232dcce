import { Link } from 'wouter';
import { groupByMonth } from '#src/domain/timeline.ts';
import type { ArticleRef, Page, TimelineYear } from '#src/services/api/types.ts';
import { ARCHIVES_SIZE, type ArchivesData } from '#src/services/pageData.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { useApp } from '../../appContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { RouteBand } from '../RouteBand.tsx';
import { type TypedBatch, usePaging } from '../usePaging.ts';
import {
  body,
  count,
  day,
  entry,
  entryLink,
  entryTitle,
  month,
  monthName,
  thumbnail,
  timeline,
  total,
  year,
  yearName,
} from './ArchivesPage.css.ts';

export default function ArchivesPage({ data }: { data: ArchivesData }) {
  const { api } = useApp().services;
  const { paging, items } = usePaging<ArticleRef>({
    first: batchOf(data.timeline),
    load: async (current, signal) =>
      batchOf(await api.timeline({ current, size: ARCHIVES_SIZE }, { signal })),
    grown: (batch): ArchivesData => ({ timeline: timelineOf(batch, data.timeline) }),
  });
  return (
    <>
      <RouteBand />
      <div className={`${column} ${body}`}>
        {items.length === 0 ? (
          <EmptyState text="还没有文章可以归档。" action={{ label: '回首页', href: '/home' }} />
        ) : (
          <>
            <p className={total}>目前共有 {data.timeline.total} 篇文章，继续写下去。</p>
            <div className={timeline}>
              {groupByMonth(items).map((group) => (
                <section key={group.year} className={year} aria-label={`${group.year} 年`}>
                  <h2 className={yearName}>{group.year}</h2>
                  {group.months.map(({ month: number, items: entries }) => (
                    <div key={number} className={month}>
                      <h3 className={monthName}>
                        {number} 月<span className={count}>{entries.length} 篇</span>
                      </h3>
                      <ol className={timeline}>
                        {entries.map((article) => (
                          <Entry key={article.id} article={article} />
                        ))}
                      </ol>
                    </div>
                  ))}
                </section>
              ))}
            </div>
            <LoadMore paging={paging} />
          </>
        )}
      </div>
    </>
  );
}

function Entry({ article }: { article: ArticleRef }) {
  return (
    <li className={entry} data-part="timeline-entry">
      <Link className={entryLink} href={`/article?id=${article.id}`}>
        <time className={day} dateTime={article.createdAt.slice(0, 10)}>
          {article.createdAt.slice(5, 10)}
        </time>
        <span className={entryTitle}>{article.article_title}</span>
        {article.article_cover !== '' && (
          <img
            alt=""
            className={thumbnail}
            decoding="async"
            height={54}
            loading="lazy"
            src={article.article_cover}
            width={96}
          />
        )}
      </Link>
    </li>
  );
}

function batchOf(timeline: Page<TimelineYear>): TypedBatch<ArticleRef> {
  const { data, total, current } = timeline;
  return { data: data.flatMap((year) => year.articleList), total, current };
}

function timelineOf(batch: TypedBatch<ArticleRef>, first: Page<TimelineYear>): Page<TimelineYear> {
  const data = groupByMonth(batch.data).map(({ year, months }) => ({
    year,
    articleList: months.flatMap(({ items }) => items),
  }));
  return { data, total: batch.total, current: batch.current, size: first.size };
}
