import type { FastifyInstance } from 'fastify';

/** ms from the signal to the end, whatever is still under way. */
const PATIENCE = 4500;

/** ms requests under way may still take; then there is time left to write what is in memory. */
const LAST_ANSWERS = 3000;

/** The parts of `process` this needs. */
interface Process {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process on SIGTERM and SIGINT with code 0: `close` finishes what is under way; after 4.5 s,
 * or at a second signal, it ends at once.
 */
export function endOnSignals(close: () => Promise<void>, host: Process = process): void {
  let ending = false;
  const end = (): void => {
    if (ending) {
      host.exit(0);
      return;
    }
    ending = true;
    const timer = setTimeout(() => host.exit(0), PATIENCE);
    close()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        clearTimeout(timer);
        host.exit(0);
      });
  };
  host.on('SIGTERM', end);
  host.on('SIGINT', end);
}

/** Takes no more requests and finishes those under way; the ones that take too long are cut off. */
export async function closeServer(app: FastifyInstance, patience = LAST_ANSWERS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
