import { Link } from 'wouter';
import { dayOf } from '#src/domain/elapsedTime.ts';
import type { ArticleRef } from '#src/services/api/types.ts';
import { date, grid, heading, item, picture, section, title } from './Related.css.ts';

export function Related({ articles }: { articles: ArticleRef[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={section} aria-labelledby="related">
      <h2 className={heading} id="related">
        相关文章
      </h2>
      <div className={grid}>
        {articles.map((article) => (
          <Link key={article.id} className={item} href={`/article?id=${article.id}`}>
            {article.article_cover !== '' && (
              <img
                alt=""
                className={picture}
                decoding="async"
                height={900}
                loading="lazy"
                src={article.article_cover}
                width={1600}
              />
            )}
            <span className={title}>{article.article_title}</span>
            <time className={date} dateTime={dayOf(article.createdAt)}>
              {dayOf(article.createdAt)}
            </time>
          </Link>
        ))}
      </div>
    </section>
  );
}
