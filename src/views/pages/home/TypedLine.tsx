import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { typedLineMachine } from '#src/machines/typedLine/typedLine.machine.ts';
import { selectRest, selectTyped } from '#src/machines/typedLine/typedLine.selectors.ts';
import { prefersReducedMotion } from '#src/services/media.ts';
import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { line, rest } from './Hero.css.ts';

export function TypedLine({ lines }: { lines: string[] }) {
  const actor = useActorRef(typedLineMachine, { input: { lines } });
  const typed = useSelector(actor, selectTyped);
  const unseen = useSelector(actor, selectRest);
  useEffect(() => {
    if (prefersReducedMotion()) actor.send({ type: 'motion.stopped' });
  }, [actor]);
  return (
    <p className={line} data-machine="typedLine">
      <span className={visuallyHidden}>{lines[0]}</span>
      <span aria-hidden="true">
        {typed}
        <span className={rest}>{unseen}</span>
      </span>
    </p>
  );
}
