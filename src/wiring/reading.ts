import { fromCallback } from 'xstate';
import { type ReadingEvent, readingMachine } from '#src/machines/reading/reading.machine.ts';
import type { Services } from '#src/services/services.ts';
import { watchVisibility } from '#src/services/visibility.ts';

export function wireReading({ api }: Pick<Services, 'api'>) {
  return readingMachine.provide({
    actors: {
      visibility: fromCallback<ReadingEvent>(({ sendBack }) =>
        watchVisibility((seen) =>
          sendBack({ type: seen ? 'page.shown' : 'page.hidden', at: Date.now() }),
        ),
      ),
    },
    actions: {
      recordView: (_, { articleId }) => {
        api.recordArticleView(articleId).catch(() => {});
      },
      recordDuration: (_, { articleId, seconds }) => {
        api.recordDuration(articleId, seconds).catch(() => {});
      },
    },
  });
}
