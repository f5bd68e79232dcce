import { Link } from 'wouter';
import type { ArticleRef, Recommendation } from '#src/services/api/types.ts';
import { label, neighbour, neighbours, title } from './Neighbours.css.ts';

export function Neighbours({ recommendation }: { recommendation: Recommendation }) {
  const { previous, next } = recommendation;
  if (previous === null && next === null) return null;
  return (
    <nav className={neighbours} aria-label="上一篇和下一篇">
      {previous && <Neighbour article={previous} words="上一篇" side="previous" />}
      {next && <Neighbour article={next} words="下一篇" side="next" />}
    </nav>
  );
}

interface NeighbourProps {
  article: ArticleRef;
  words: string;
  side: keyof typeof neighbour;
}

function Neighbour({ article, words, side }: NeighbourProps) {
  return (
    <Link className={neighbour[side]} href={`/article?id=${article.id}`} data-part={side}>
      <span className={label}>{words}</span>
      <span className={title}>{article.article_title}</span>
    </Link>
  );
}
