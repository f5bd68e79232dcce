/** Quiet after the last event before a burst is over. */
const QUIET_MS = 300;
/** A burst that does not end is told of after this long. */
const LONGEST_BURST_MS = 3000;

/** Gathers events until they are quiet, then calls; events during the call make one more. */
export class Burst {
  readonly #call: () => void | Promise<void>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #began = 0;
  #running = false;
  #stopped = false;

  constructor(call: () => void | Promise<void>, onError: (error: unknown) => void) {
    this.#call = call;
    this.#onError = onError;
  }

  noticed(): void {
    if (this.#stopped) return;
    const now = Date.now();
    if (this.#timer === undefined) this.#began = now;
    clearTimeout(this.#timer);
    const left = this.#began + LONGEST_BURST_MS - now;
    this.#timer = setTimeout(() => this.#over(), Math.max(0, Math.min(QUIET_MS, left)));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #over(): Promise<void> {
    this.#timer = undefined;
    if (this.#running) {
      this.noticed();
      return;
    }
    this.#running = true;
    try {
      await this.#call();
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#running = false;
    }
  }
}
