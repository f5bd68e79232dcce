import { Link } from 'wouter';
import type { ArticleSummary } from '#src/services/api/types.ts';
import { ArticleMeta } from '../../ui/ArticleMeta.tsx';
import { Card } from '../../ui/Card.tsx';
import { cover, description, metaLine, picture, pin, post, text, title } from './PostCard.css.ts';

export function PostCard({ article }: { article: ArticleSummary }) {
  return (
    <Card as="article" className={post} data-part="post-card">
      {article.article_cover !== '' && (
        <Link className={cover} href={`/article?id=${article.id}`} tabIndex={-1} aria-hidden="true">
          <img
            alt=""
            className={picture}
            decoding="async"
            height={900}
            loading="lazy"
            src={article.article_cover}
            width={1600}
          />
        </Link>
      )}
      <div className={text}>
        <h2 className={title}>
          {article.is_top === 1 && <span className={pin}>置顶</span>}
          <Link href={`/article?id=${article.id}`}>{article.article_title}</Link>
        </h2>
        <p className={description}>{article.article_description}</p>
        <div className={metaLine}>
          <ArticleMeta article={article} />
        </div>
      </div>
    </Card>
  );
}
