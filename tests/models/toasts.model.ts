import { type ToastsEvent, toastsMachine } from '#src/machines/toasts/toasts.machine.ts';
import type { Toast } from '#src/machines/toasts/toasts.types.ts';
import { defineModel } from './harness.ts';

const repeated: ToastsEvent = {
  type: 'toast.requested',
  request: { tone: 'info', text: '左下角听听歌吧～' },
};

/** Four are one more than fit on the screen. */
function requests(nextId: number, count: number): ToastsEvent[] {
  if (count >= 4) return [repeated];
  const text = `第 ${nextId} 条`;
  return [repeated, { type: 'toast.requested', request: { tone: 'error', text } }];
}

function endings({ id }: Toast): ToastsEvent[] {
  return [
    { type: 'toast.expired', id },
    { type: 'toast.closed', id },
  ];
}

export default defineModel({
  machine: toastsMachine,
  events: ({ context: { toasts, nextId } }) => [
    ...requests(nextId, toasts.length),
    ...toasts.flatMap(endings),
    { type: 'toasts.held' },
    { type: 'toasts.released' },
  ],
  ready: (snapshot) => snapshot.matches('empty'),
  classes: ({ toasts, timed }) => [toasts.length, timed.length],
  invariants: {
    'there is a toast unless it is empty': (snapshot) =>
      snapshot.matches('empty') === (snapshot.context.toasts.length === 0),
    'time runs for the visible ones, and for none while they are held': (snapshot) =>
      snapshot.context.timed.length ===
      (snapshot.matches('showing') ? Math.min(3, snapshot.context.toasts.length) : 0),
  },
  limit: 500,
});
