import { fromCallback } from 'xstate';
import { type ContentsEvent, contentsMachine } from '#src/machines/contents/contents.machine.ts';
import { watchHeadings } from '#src/services/headings.ts';

export function wireContents(ids: readonly string[]) {
  return contentsMachine.provide({
    actors: {
      headings: fromCallback<ContentsEvent>(({ sendBack }) =>
        watchHeadings(ids, (id) => sendBack({ type: 'heading.reached', id })),
      ),
    },
  });
}
