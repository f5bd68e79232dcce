import { type AnyActorRef, fromCallback } from 'xstate';
import { greeting } from '#src/domain/greeting.ts';
import { actorOf } from '#src/machines/system.ts';
import { type ToastsEvent, toastsMachine } from '#src/machines/toasts/toasts.machine.ts';
import type { ToastRequest } from '#src/machines/toasts/toasts.types.ts';
import { isFirstPageOfVisit } from '#src/services/visit.ts';

/**
 * Shows a message; fits as a machine's `notify` action. Does nothing where no toasts run.
 *
 * @param from Anything that belongs to the site's actor system.
 */
export function sendToast(from: Pick<AnyActorRef, 'system'>, request: ToastRequest): void {
  actorOf(from.system, 'toasts')?.send({ type: 'toast.requested', request });
}

export function wireToasts() {
  return toastsMachine.provide({
    actors: {
      greeter: fromCallback<ToastsEvent>(({ sendBack }) => {
        if (!isFirstPageOfVisit()) return;
        for (const request of startToasts(new Date().getHours())) {
          sendBack({ type: 'toast.requested', request });
        }
      }),
    },
  });
}

/** The two messages on start (specification, section 2). */
function startToasts(hour: number): ToastRequest[] {
  return [
    { tone: 'info', text: '左下角听听歌吧～' },
    { kind: 'notice', tone: 'success', title: '欢迎～', text: greeting(hour) },
  ];
}
