import { Link } from 'wouter';
import { tagSize } from '#src/domain/tagSize.ts';
import type { TagData } from '#src/services/pageData.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RouteBand } from '../RouteBand.tsx';
import { body, cloud, count, tag as tagClass } from './TagPage.css.ts';

export default function TagPage({ data }: { data: TagData }) {
  const { tags } = data;
  const counts = tags.map((tag) => tag.articleCount);
  const most = Math.max(1, ...counts);
  return (
    <>
      <RouteBand />
      <div className={`${column} ${body}`}>
        {tags.length === 0 ? (
          <EmptyState text="还没有标签。" action={{ label: '回首页', href: '/home' }} />
        ) : (
          <ul className={cloud}>
            {tags.map((tag) => (
              <li key={tag.id}>
                <Link
                  className={tagClass[tagSize(tag.articleCount, most)]}
                  href={`/articleList?id=${tag.id}&type=tag`}
                >
                  {tag.name}
                  <span className={count}>{tag.articleCount}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
