import { assign, fromCallback, setup } from 'xstate';

interface ContentsContext {
  /** Id of the heading being read, '' above the first one. */
  reading: string;
}

export type ContentsEvent =
  | { type: 'heading.reached'; id: string }
  /** A heading was chosen in the list; the page is on its way there. */
  | { type: 'heading.chosen'; id: string };

/**
 * The contents list of an article: it follows the reading; a choice lights its own line at once,
 * whatever the headings passed on the way say.
 */
export const contentsMachine = setup({
  types: { context: {} as ContentsContext, events: {} as ContentsEvent },
  actors: {
    /** Reports the heading under the reader's eye after every scroll. */
    headings: fromCallback<ContentsEvent>(() => {}),
  },
  actions: {
    setReading: assign({ reading: ({ event }) => event.id }),
  },
  delays: { arrivalDelay: 800 },
}).createMachine({
  id: 'contents',
  context: { reading: '' },
  invoke: { src: 'headings', id: 'headings' },
  initial: 'following',
  on: { 'heading.chosen': { target: '.jumping', reenter: true, actions: 'setReading' } },
  states: {
    following: { on: { 'heading.reached': { actions: 'setReading' } } },
    jumping: { after: { arrivalDelay: 'following' } },
  },
});
