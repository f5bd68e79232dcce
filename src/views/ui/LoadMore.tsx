import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { pagingMachine } from '#src/machines/paging/paging.machine.ts';
import {
  selectHasFailed,
  selectIsExhausted,
  selectIsLoading,
  selectStateAttribute,
} from '#src/machines/paging/paging.selectors.ts';
import { Button } from './Button.tsx';
import { bottom, ended } from './LoadMore.css.ts';
import { Spinner } from './Spinner.tsx';

/** How far below the window the end of a list may be when the next page is asked for. */
const AHEAD = '400px';

/** The foot of a growing list: reached by scrolling or pressed, it brings the next page. */
export function LoadMore({ paging }: { paging: ActorRefFrom<typeof pagingMachine> }) {
  const foot = useRef<HTMLDivElement>(null);
  const isLoading = useSelector(paging, selectIsLoading);
  const isExhausted = useSelector(paging, selectIsExhausted);
  const hasFailed = useSelector(paging, selectHasFailed);
  const state = useSelector(paging, selectStateAttribute);

  useEffect(() => {
    if (foot.current === null || isExhausted || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) paging.send({ type: 'more.requested' });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [paging, isExhausted, isLoading, hasFailed]);

  return (
    <div ref={foot} className={bottom} data-machine="paging" data-state={state} aria-live="polite">
      {isLoading && <Spinner />}
      {isExhausted && <p className={ended}>已经到底了</p>}
      {hasFailed && (
        <>
          <p className={ended}>后面的没有加载出来</p>
          <Button onClick={() => paging.send({ type: 'retry.requested' })}>重试</Button>
        </>
      )}
      {!isLoading && !isExhausted && !hasFailed && (
        <Button onClick={() => paging.send({ type: 'more.requested' })}>下拉/点击加载更多～</Button>
      )}
    </div>
  );
}
