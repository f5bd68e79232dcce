import { useLayoutEffect } from 'react';
import { page as column } from '#src/styles/helpers.css.ts';
import { HeaderBand } from '../ui/HeaderBand.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { skeletonCard, skeletonList } from './PageSkeleton.css.ts';

const CARDS = [0, 1, 2];

/** Stands in for a page that takes longer than a moment. */
export function PageSkeleton({ picture }: { picture: string }) {
  // A short page would else be seen at its foot, where the long one before it was left.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <HeaderBand picture={picture} title="正在打开…" />
      <div className={`${column} ${skeletonList}`} aria-busy="true">
        {CARDS.map((card) => (
          <div key={card} className={skeletonCard}>
            <Skeleton width="42%" height={28} />
            <Skeleton height={18} />
            <Skeleton width="80%" height={18} />
          </div>
        ))}
      </div>
    </>
  );
}
