import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';

interface Watched {
  identity: string;
  watcher: FSWatcher;
}

/** What happens in a folder: its path, and the name of what changed where the system tells it. */
export type FolderEvent = (folder: string, name: string | null, type: string) => void;

/** Tells a folder from one that was made again under its name; undefined where there is none. */
export async function identityOf(folder: string): Promise<string | undefined> {
  const stats = await stat(folder).catch(() => undefined);
  return stats?.isDirectory() ? `${stats.ino}:${stats.birthtimeMs}` : undefined;
}

/** Watchers of folders: one each, not one for each of the thousands of files in them. */
export class FolderWatchers {
  readonly #watched = new Map<string, Watched>();
  readonly #onEvent: FolderEvent;
  readonly #onError: (error: unknown) => void;

  constructor(onEvent: FolderEvent, onError: (error: unknown) => void) {
    this.#onEvent = onEvent;
    this.#onError = onError;
  }

  has(folder: string): boolean {
    return this.#watched.has(folder);
  }

  /** Watches a folder from now on; one that was made again under its name is watched anew. */
  async add(folder: string): Promise<void> {
    const identity = await identityOf(folder);
    if (identity === this.#watched.get(folder)?.identity) return;
    this.#drop(folder);
    if (identity === undefined) return;
    try {
      const watcher = watch(folder, (type, name) => this.#onEvent(folder, name, type));
      // Windows tells in this way that the folder is gone.
      watcher.on('error', () => this.#onEvent(folder, null, 'rename'));
      this.#watched.set(folder, { identity, watcher });
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Lets go of all folders that are not among these. */
  keepOnly(folders: ReadonlySet<string>): void {
    for (const folder of [...this.#watched.keys()]) {
      if (!folders.has(folder)) this.#drop(folder);
    }
  }

  #drop(folder: string): void {
    this.#watched.get(folder)?.watcher.close();
    this.#watched.delete(folder);
  }
}
