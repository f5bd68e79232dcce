import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { percentOf } from '#src/domain/count.ts';
import type { CategoryData } from '#src/services/pageData.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RouteBand } from '../RouteBand.tsx';
import { bar, body, card, chevron, count, fill, list, name } from './CategoryPage.css.ts';

export default function CategoryPage({ data }: { data: CategoryData }) {
  const { categories } = data;
  const total = categories.reduce((sum, category) => sum + category.articleCount, 0);
  return (
    <>
      <RouteBand />
      <div className={`${column} ${body}`}>
        {categories.length === 0 ? (
          <EmptyState text="还没有分类。" action={{ label: '回首页', href: '/home' }} />
        ) : (
          <ul className={list}>
            {categories.map((category) => (
              <li key={category.id}>
                <Link className={card} href={`/articleList?id=${category.id}&type=category`}>
                  <span className={name}>{category.name}</span>
                  <span className={count}>{category.articleCount} 篇</span>
                  <ChevronRight className={chevron} aria-hidden="true" />
                  <span className={bar} aria-hidden="true">
                    <span
                      className={fill}
                      style={{ width: `${percentOf(category.articleCount, total)}%` }}
                    />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
