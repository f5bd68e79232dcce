import type { HomeData } from '#src/services/pageData.ts';
import { page as column } from '#src/styles/helpers.css.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Aside } from './Aside.tsx';
import { Hero } from './Hero.tsx';
import { cards, grid } from './HomePage.css.ts';
import { PostCard } from './PostCard.tsx';

export default function HomePage({ data }: { data: HomeData }) {
  const { articles } = data;
  const pages = Math.ceil(articles.total / articles.size);
  return (
    <>
      <Hero />
      <div className={`${column} ${grid}`}>
        <div className={cards} id="articles">
          {articles.data.length === 0 && (
            <EmptyState text="这里还没有文章，过几天再来看看吧。左下角有唱机，先听首歌。" />
          )}
          {articles.data.map((article) => (
            <PostCard key={article.id} article={article} />
          ))}
          <Pager
            current={articles.current}
            pages={pages}
            hrefOf={(page) => (page === 1 ? '/home' : `/home?page=${page}`)}
          />
        </div>
        <Aside data={data} />
      </div>
    </>
  );
}
