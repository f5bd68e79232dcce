import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own time. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Traces the browser while something happens.
 *
 * @returns the main thread's tasks, a frame being one of them, in ms of the thread's own time: the
 *   clock on the wall would also measure whatever else the machine is doing.
 */
export async function traceTasks(
  session: CDPSession,
  happening: () => Promise<void>,
): Promise<number[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await happening();
  await session.send('Tracing.end');
  await complete;
  const painting = events.find(({ name }) => name === 'Paint');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && pid === painting?.pid && tid === painting.tid,
  );
  return tasks.map(({ tdur = Number.POSITIVE_INFINITY }) => Math.round(tdur / 1000));
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'ph' in event && 'pid' in event && 'tid' in event && 'args' in event;
}
