import { Link } from 'wouter';
import { shortCount } from '#src/domain/count.ts';
import { dayOf } from '#src/domain/elapsedTime.ts';
import type { ArticleSummary } from '#src/services/api/types.ts';
import { Card } from '../../ui/Card.tsx';
import { description, foot, picture, text, tile, title } from './ArticleTile.css.ts';

export function ArticleTile({ article }: { article: ArticleSummary }) {
  return (
    <Card as="article" className={tile} data-part="article-tile">
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
      <div className={text}>
        <h2 className={title}>
          <Link href={`/article?id=${article.id}`}>{article.article_title}</Link>
        </h2>
        <p className={description}>{article.article_description}</p>
        <p className={foot}>
          <time dateTime={dayOf(article.createdAt)}>{dayOf(article.createdAt)}</time>
          <span>{shortCount(article.view_times)} 次阅读</span>
        </p>
      </div>
    </Card>
  );
}
