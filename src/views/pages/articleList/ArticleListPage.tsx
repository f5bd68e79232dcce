import type { ArticleSummary } from '#src/services/api/types.ts';
import { ARTICLE_LIST_SIZE, type ArticleListData } from '#src/services/pageData.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { useApp } from '../../appContext.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { RouteBand } from '../RouteBand.tsx';
import { usePaging } from '../usePaging.ts';
import { body, tiles } from './ArticleListPage.css.ts';
import { ArticleTile } from './ArticleTile.tsx';

const WORDS = {
  category: { kind: '分类', all: '/category', empty: '这个分类下还没有文章。' },
  tag: { kind: '标签', all: '/tag', empty: '这个标签下还没有文章。' },
} as const;

export default function ArticleListPage({ data }: { data: ArticleListData }) {
  const { api } = useApp().services;
  const { kind, of, articles } = data;
  const words = WORDS[kind];
  const filter = kind === 'category' ? { category_id: of.id } : { tag_id: of.id };
  const { paging, items } = usePaging<ArticleSummary>({
    first: articles,
    load: (current, signal) =>
      api.articles({ current, size: ARTICLE_LIST_SIZE, ...filter }, { signal }),
    grown: (batch): ArticleListData => ({ ...data, articles: { ...articles, ...batch } }),
  });
  return (
    <>
      <RouteBand title={`${words.kind}：${of.name}`}>共 {articles.total} 篇</RouteBand>
      <div className={`${column} ${body}`}>
        {items.length === 0 ? (
          <EmptyState
            text={words.empty}
            action={{ label: `看看别的${words.kind}`, href: words.all }}
          />
        ) : (
          <>
            <div className={tiles}>
              {items.map((article) => (
                <ArticleTile key={article.id} article={article} />
              ))}
            </div>
            <LoadMore paging={paging} />
          </>
        )}
      </div>
    </>
  );
}
