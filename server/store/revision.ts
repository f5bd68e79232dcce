import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '#server/store/schema.ts';

/** ms between looks at what other processes changed. */
const INTERVAL = 1000;
const THE_ROW = 1;

/** The version of everything visitors can read; every change makes it grow. */
export interface Revision {
  readonly current: number;
  /** Takes over the version a finished transaction of this process has made. */
  accept(version: number): void;
  stop(): Promise<void>;
}

/** Makes other writers wait until the transaction ends. To be its first statement. */
export async function lockRevision(transaction: Transaction): Promise<void> {
  await transaction
    .updateTable('state')
    .set({ version: sql`version` })
    .where('id', '=', THE_ROW)
    .execute();
}

/** Counts a change, and makes other writers wait until the transaction ends. */
export async function advanceRevision(transaction: Transaction): Promise<number> {
  const { version } = await transaction
    .updateTable('state')
    .set({ version: sql`version + 1` })
    .where('id', '=', THE_ROW)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Follows the version, looking every second for changes other processes have made. */
export async function followRevision(
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): Promise<Revision> {
  const read = async () =>
    (
      await db
        .selectFrom('state')
        .select('version')
        .where('id', '=', THE_ROW)
        .executeTakeFirstOrThrow()
    ).version;
  let current = await read();
  let looking: Promise<void> | undefined;

  // Versions only grow: a look that began before a change must not take it back.
  const accept = (version: number) => {
    current = Math.max(current, version);
  };
  const timer = setInterval(() => {
    looking ??= read()
      .then(accept, onError)
      .finally(() => {
        looking = undefined;
      });
  }, INTERVAL);
  timer.unref();

  return {
    get current() {
      return current;
    },
    accept,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
