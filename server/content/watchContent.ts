import { stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import { isContentName, isMarkdownName } from './articleFiles.ts';
import { Burst } from './burst.ts';
import { ARTICLES_FOLDER } from './readContent.ts';
import { SITE_FILE } from './readSite.ts';

/** How often a content folder that went away is looked for. */
const LOOK_AGAIN_MS = 1000;

interface WatchContentOptions {
  /** Told of a failure of the watcher or of `onChange`; watching goes on. */
  onError?: (error: unknown) => void;
}

/** A running watch. */
export interface ContentWatch {
  /** Resolves when changes from now on are noticed. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Whether a path below the content folder matters: site.yml, and Markdown below articles. */
function matters(path: string, isFile: boolean): boolean {
  if (path === '' || path === SITE_FILE || path === ARTICLES_FOLDER) return true;
  const [top, ...parts] = path.split(sep);
  if (top !== ARTICLES_FOLDER || !parts.every(isContentName)) return false;
  return !isFile || isMarkdownName(path);
}

/** Tells a folder from one that was made again under its name; undefined where there is none. */
async function identityOf(folder: string): Promise<string | undefined> {
  const stats = await stat(folder).catch(() => undefined);
  return stats && `${stats.ino}:${stats.birthtimeMs}`;
}

/**
 * Watches articles and site.yml of a content folder and calls `onChange` once per burst of changes,
 * never twice at the same time. Lives through editors that replace files, and through folders that
 * are deleted and made again, the content folder itself included.
 */
export function watchContent(
  dir: string,
  onChange: () => void | Promise<void>,
  { onError = () => {} }: WatchContentOptions = {},
): ContentWatch {
  const root = resolve(dir);
  const burst = new Burst(onChange, onError);
  let watcher: FSWatcher | undefined;
  let identity: string | undefined;
  let closed = false;

  /** Resolves once the watcher has seen what is there. */
  async function start(): Promise<void> {
    identity = await identityOf(root);
    if (closed || identity === undefined) return;
    const started = watch(root, {
      ignoreInitial: true,
      ignored: (path, stats) => !matters(relative(root, path), stats?.isFile() ?? false),
    });
    watcher = started;
    started.on('error', onError);
    started.on('all', (event) => {
      if (event !== 'addDir') burst.noticed();
    });
    await new Promise<void>((seen) => started.once('ready', () => seen()));
  }

  async function lookAgain(): Promise<void> {
    if ((await identityOf(root)) !== identity && !closed) {
      await watcher?.close().catch(onError);
      await Promise.race([start(), wait(LOOK_AGAIN_MS)]);
      burst.noticed();
    }
    if (!closed) timer = setTimeout(lookAgain, LOOK_AGAIN_MS).unref();
  }

  const ready = start();
  let timer = setTimeout(lookAgain, LOOK_AGAIN_MS).unref();
  return {
    ready,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      burst.stop();
      await watcher?.close();
    },
  };
}
