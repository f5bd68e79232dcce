import type { SnapshotFrom } from 'xstate';
import type { typedLineMachine } from './typedLine.machine.ts';

type Snapshot = SnapshotFrom<typeof typedLineMachine>;

export const selectTyped = ({ context }: Snapshot): string =>
  (context.lines[context.line] ?? []).slice(0, context.shown).join('');

/** What is still to come; it keeps the place of the line. */
export const selectRest = ({ context }: Snapshot): string =>
  (context.lines[context.line] ?? []).slice(context.shown).join('');
