import { readingMachine } from '#src/machines/reading/reading.machine.ts';
import { defineModel } from './harness.ts';

export default defineModel({
  machine: readingMachine,
  input: { articleId: 7 },
  events: [
    { type: 'page.shown', at: 10_000 },
    { type: 'page.hidden', at: 10_400 },
    { type: 'page.hidden', at: 25_000 },
  ],
  ready: (snapshot) => snapshot.matches('reading'),
  classes: ({ read, since }) => [read >= 1000, read === 0, since],
  invariants: {
    'what is read is never negative': ({ context }) => context.read >= 0,
    'less than a second is kept back': (snapshot) =>
      !snapshot.matches('hidden') || snapshot.context.read < 1000,
  },
  limit: 500,
});
