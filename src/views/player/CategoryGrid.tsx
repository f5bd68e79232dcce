import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import {
  selectCategories,
  selectCategoriesStatus,
  selectCategoryId,
} from '#src/machines/catalogue/catalogue.selectors.ts';
import { Skeleton } from '#src/views/ui/Skeleton.tsx';
import { useAppActor } from '../appContext.ts';
import * as css from './CategoryGrid.css.ts';
import { Cover } from './Cover.tsx';

const SKELETONS = [1, 2, 3, 4, 5, 6];

export function CategoryGrid() {
  const catalogue = useAppActor('catalogue');
  const categories = useSelector(catalogue, selectCategories);
  const chosenId = useSelector(catalogue, selectCategoryId);
  const status = useSelector(catalogue, selectCategoriesStatus);
  const chosen = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is in sight, also of a phone.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosenId]);

  return (
    <section className={css.section} aria-labelledby="categories-heading" data-part="categories">
      <h2 className={css.heading} id="categories-heading">
        分类歌单
      </h2>
      <ul className={css.grid} aria-busy={status === 'loading'}>
        {status === 'loading' &&
          SKELETONS.map((place) => (
            <li className={css.item} key={place}>
              <span className={css.cover} />
              <span className={css.name}>
                <Skeleton width="4em" height="1.5em" />
              </span>
            </li>
          ))}
        {categories.map(({ id, name, coverImgUrl }) => (
          <li className={css.item} key={id}>
            <button
              type="button"
              className={css.category}
              aria-pressed={id === chosenId}
              data-part="category"
              ref={id === chosenId ? chosen : undefined}
              onClick={() => catalogue.send({ type: 'category.chosen', id })}
            >
              <Cover src={coverImgUrl} size={300} className={css.cover} isLazy />
              <span className={css.name} title={name}>
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
