import { boardSetup } from './lyricBoard.setup.ts';
import type { LyricBoardContext } from './lyricBoard.types.ts';

/** The kind of board, its looks and the translation: brought back, and kept for the next visit. */
export const record = boardSetup.createStateConfig({
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'readStored',
        id: 'readStored',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'restoreLooks', params: ({ event }) => event.output },
            { type: 'announceRecord', params: ({ event }) => event.output },
          ],
        },
        onError: 'ready',
      },
    },
    ready: {
      invoke: { src: 'watchHiding', id: 'watchHiding' },
      on: {
        'page.hidden': [
          {
            guard: 'showsTranslation',
            actions: { type: 'save', params: ({ context }) => toRecord(context, true) },
          },
          { actions: { type: 'save', params: ({ context }) => toRecord(context, false) } },
        ],
      },
    },
  },
});

function toRecord(
  { lyricType, brightness, sizes }: LyricBoardContext,
  isTranslationShown: boolean,
) {
  return { lyricType, brightness, sizes, isTranslationShown };
}
