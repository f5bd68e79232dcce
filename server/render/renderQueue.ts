/** Pages made at the same time, and those that may wait for their turn. */
const AT_ONCE = 4;
const WAITING = 64;

/** More is to be made than the site can: `message` is for the visitor. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Runs a job as soon as it is its turn. */
export type RenderQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Lets `atOnce` jobs run and `waiting` wait; the next is refused with TooBusy. */
export function createRenderQueue({ atOnce = AT_ONCE, waiting = WAITING } = {}): RenderQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new TooBusy('来的人有点多，请过几秒再试');
      // Whoever finishes hands the place over, so that it is taken all the time.
      await new Promise<void>((go) => queue.push(go));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
