import type { SnapshotFrom } from 'xstate';
import { stateAttribute } from '../attributes.ts';
import { type toastsMachine, VISIBLE } from './toasts.machine.ts';
import type { Toast } from './toasts.types.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

/** Those on screen, oldest first. The array changes only when the list does. */
export const selectToasts = (snapshot: Snapshot): Toast[] => snapshot.context.toasts;
export const selectStateAttribute = (snapshot: Snapshot): string => stateAttribute(snapshot.value);

export function visibleOf(toasts: Toast[], kind: Toast['kind']): Toast[] {
  return toasts.slice(0, VISIBLE).filter((toast) => toast.kind === kind);
}
