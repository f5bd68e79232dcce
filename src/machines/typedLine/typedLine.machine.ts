import { assign, setup } from 'xstate';

interface TypedLineContext {
  /** Each line as its characters. At least one line. */
  lines: string[][];
  line: number;
  /** Characters of the line that stand on the screen. */
  shown: number;
}

/** The line of the hero that is typed, stands a while, is erased, and gives way to the next. */
export const typedLineMachine = setup({
  types: {
    context: {} as TypedLineContext,
    events: {} as { type: 'motion.stopped' },
    input: {} as { lines: string[] },
  },
  actions: {
    addCharacter: assign({ shown: ({ context }) => context.shown + 1 }),
    dropCharacter: assign({ shown: ({ context }) => context.shown - 1 }),
    takeNextLine: assign({ line: ({ context }) => (context.line + 1) % context.lines.length }),
    showWholeLine: assign({ shown: ({ context }) => context.lines[context.line]?.length ?? 0 }),
  },
  guards: {
    hasOneLine: ({ context }) => context.lines.length < 2,
    isWhole: ({ context }) => context.shown >= (context.lines[context.line]?.length ?? 0),
    isGone: ({ context }) => context.shown <= 0,
  },
  delays: { keyDelay: 140, eraseDelay: 60, holdDelay: 3600 },
}).createMachine({
  id: 'typedLine',
  context: ({ input }) => {
    const lines = input.lines.map((line) => Array.from(line));
    return { lines, line: 0, shown: lines[0]?.length ?? 0 };
  },
  initial: 'holding',
  on: { 'motion.stopped': { target: '.still', actions: 'showWholeLine' } },
  states: {
    holding: {
      always: { guard: 'hasOneLine', target: 'still' },
      after: { holdDelay: 'erasing' },
    },
    erasing: {
      always: { guard: 'isGone', target: 'typing', actions: 'takeNextLine' },
      after: { eraseDelay: { target: 'erasing', reenter: true, actions: 'dropCharacter' } },
    },
    typing: {
      always: { guard: 'isWhole', target: 'holding' },
      after: { keyDelay: { target: 'typing', reenter: true, actions: 'addCharacter' } },
    },
    /** One line that stays. */
    still: {},
  },
});
