import { Link } from 'wouter';
import { pagesShown } from '#src/domain/pager.ts';
import { gap, link, pager } from './Pager.css.ts';

interface PagerProps {
  /** From 1. */
  current: number;
  pages: number;
  hrefOf(page: number): string;
}

/** Numbered pages as links; nothing where there is only one. */
export function Pager({ current, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={pager} aria-label="翻页" data-part="pager" data-print="hidden">
      {pagesShown(current, pages).map((page, index) =>
        page === null ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`} className={gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            className={link}
            href={hrefOf(page)}
            aria-current={page === current ? 'page' : undefined}
            aria-label={`第 ${page} 页`}
          >
            {page}
          </Link>
        ),
      )}
    </nav>
  );
}
