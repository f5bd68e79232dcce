import { typedLineMachine } from '#src/machines/typedLine/typedLine.machine.ts';
import { defineModel } from './harness.ts';

export default defineModel({
  machine: typedLineMachine,
  input: { lines: ['山间', '😀雨'] },
  events: [{ type: 'motion.stopped' }],
  ready: (snapshot) => snapshot.matches('holding') || snapshot.matches('still'),
  classes: ({ line, shown }) => [line, shown],
  invariants: {
    'no more is shown than the line has': ({ context }) =>
      context.shown <= (context.lines[context.line]?.length ?? 0),
    'a line at rest is whole': (snapshot) =>
      !(snapshot.matches('holding') || snapshot.matches('still')) ||
      snapshot.context.shown === snapshot.context.lines[snapshot.context.line]?.length,
  },
  limit: 500,
  also: [{ input: { lines: ['只有一行'] }, events: [], classes: ({ shown }) => shown, limit: 20 }],
});
