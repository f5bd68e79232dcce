import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { pagingMachine } from '#src/machines/paging/paging.machine.ts';
import { selectItems } from '#src/machines/paging/paging.selectors.ts';
import type { Batch, Identified } from '#src/machines/paging/paging.types.ts';
import { useAppActor } from '../appContext.ts';

export interface TypedBatch<Item extends Identified> extends Batch {
  data: Item[];
}

interface PagingOptions<Item extends Identified> {
  first: TypedBatch<Item>;
  load(current: number, signal: AbortSignal): Promise<TypedBatch<Item>>;
  /** The page's data with the list as it is now, so that Back brings it back. */
  grown(batch: TypedBatch<Item>): unknown;
}

/** Runs a growing list; `items` are the ones `first` and `load` gave. */
export function usePaging<Item extends Identified>(options: PagingOptions<Item>) {
  const navigation = useAppActor('navigation');
  // A page is mounted anew for every address, so the options it begins with stay true.
  const [machine] = useState(() => {
    const { load, grown } = options;
    return pagingMachine.provide({
      actors: {
        loadBatch: fromPromise<Batch, { current: number }>(({ input: { current }, signal }) =>
          load(current, signal),
        ),
      },
      actions: {
        reportGrowth: ({ context }) => {
          const data = context.data as unknown as Item[];
          navigation.send({ type: 'page.grown', data: grown({ ...context, data }) });
        },
      },
    });
  });
  const paging = useActorRef(machine, { input: options.first });
  const items = useSelector(paging, selectItems) as unknown as readonly Item[];
  return { paging, items };
}
