import { lstatSync } from 'node:fs';
import { watch } from 'chokidar';
import { isAudio, typeOf } from '#server/music/scanFolder.ts';
import type { Library } from '#server/music/types.ts';
import { errorText } from '#server/startError.ts';

/** ms without a change before the folder is read again: copying a folder is many changes. */
const QUIET = 300;
/** Files the library is made of, besides audio. */
const OTHER_TYPES = new Set(['lrc', 'yml', 'jpg', 'jpeg', 'png', 'webp', 'avif']);

/** Songs below a link to a folder are not read; one that leads back up would be watched without end. */
function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** The library of a folder, kept up to date. */
export interface LiveLibrary {
  /** The library as last read; waits for the first reading. */
  current(): Promise<Library>;
  /** Resolves when changes from now on are noticed. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads the folder at once, and again after changes. A reading that fails keeps the library of before.
 *
 * @param report is told each new problem once.
 */
export function openLibrary(
  root: string,
  read: () => Promise<Library>,
  report: (problem: string) => void,
): LiveLibrary {
  const told = new Set<string>();
  const readAndTell = async (): Promise<Library> => {
    const library = await read();
    for (const problem of library.problems.filter((text) => !told.has(text))) report(problem);
    told.clear();
    for (const problem of library.problems) told.add(problem);
    return library;
  };

  let library = readAndTell();
  let reading = library;
  const keepIfRead = (next: Promise<Library>): void => {
    next.then(
      () => {
        library = next;
      },
      (error: unknown) => report(`读不了 content/music：${errorText(error)}`),
    );
  };
  keepIfRead(library);
  let timer: NodeJS.Timeout | undefined;
  const readAgain = (): void => {
    reading = reading.then(readAndTell, readAndTell);
    keepIfRead(reading);
  };
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path, stats) =>
      stats?.isFile() === true
        ? !isAudio(path) && !OTHER_TYPES.has(typeOf(path))
        : path !== root && isLink(path),
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(readAgain, QUIET);
  });
  watcher.on('error', (error) => report(`看不住 content/music：${errorText(error)}`));
  const ready = new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
  });

  return {
    current: () => library,
    ready,
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await reading.catch(() => {});
    },
  };
}
