import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { selectReading, selectStateAttribute } from '#src/machines/contents/contents.selectors.ts';
import type { Heading } from '#src/services/api/types.ts';
import { asideHeading } from '#src/styles/helpers.css.ts';
import { wireContents } from '#src/wiring/contents.ts';
import { contents, link, words } from './Contents.css.ts';

/** Levels below the article's own that the list shows. */
const DEEPEST = 3;

export function Contents({ headings }: { headings: Heading[] }) {
  const listed = useMemo(() => headings.filter(({ depth }) => depth <= DEEPEST), [headings]);
  const machine = useMemo(() => wireContents(listed.map(({ id }) => id)), [listed]);
  const actor = useActorRef(machine);
  const reading = useSelector(actor, selectReading);
  const state = useSelector(actor, selectStateAttribute);
  const top = Math.min(...listed.map(({ depth }) => depth));
  if (listed.length === 0) return null;
  return (
    <nav className={contents} aria-label="目录" data-machine="contents" data-state={state}>
      <h2 className={asideHeading}>目录</h2>
      {listed.map(({ id, text, depth }) => (
        <a
          key={id}
          className={depth > top ? link.below : link.top}
          href={`#${encodeURIComponent(id)}`}
          aria-current={id === reading ? 'location' : undefined}
          onClick={() => actor.send({ type: 'heading.chosen', id })}
        >
          <span className={words}>{text}</span>
        </a>
      ))}
    </nav>
  );
}
