import { realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isContentName, isMarkdownName, listArticleFiles } from './articleFiles.ts';
import { Burst } from './burst.ts';
import { FolderWatchers, identityOf } from './folderWatchers.ts';
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
  /** Where site.yml lies: elsewhere when it is a link. */
  let siteFile = join(root, SITE_FILE);
  let identity: string | undefined;
  let foldersChanged = false;
  let scanning = Promise.resolve();
  let closed = false;

  const burst = new Burst(async () => {
    // New folders are watched before they are read, or what comes next into them would be missed.
    if (foldersChanged) await watchFolders();
    await onChange();
  }, onError);
  const watchers = new FolderWatchers((folder, name, type) => {
    noticed(folder, name, type).catch(onError);
  }, onError);

  async function noticed(folder: string, name: string | null, type: string): Promise<void> {
    if (name !== null && isFile(folder, name)) {
      burst.noticed();
    } else if (name === null || (type === 'rename' && (await mayBeFolder(folder, name)))) {
      foldersChanged = true;
      burst.noticed();
    }
  }

  function isFile(folder: string, name: string): boolean {
    if (folder === root) return name === SITE_FILE;
    if (join(folder, name) === siteFile) return true;
    return isContentName(name) && isMarkdownName(name);
  }

  /** Whether a name that came or went is that of a folder with articles. */
  async function mayBeFolder(folder: string, name: string): Promise<boolean> {
    if (!isContentName(name) || (folder === root && name !== ARTICLES_FOLDER)) return false;
    const path = join(folder, name);
    if (watchers.has(path)) return true;
    const stats = await stat(path).catch(() => undefined);
    return stats?.isDirectory() ?? false;
  }

  /** Finds the folders there are now and watches them, one scan at a time. */
  function watchFolders(): Promise<void> {
    scanning = scanning.then(scan);
    return scanning;
  }

  async function scan(): Promise<void> {
    foldersChanged = false;
    identity = await identityOf(root);
    siteFile = await realpath(join(root, SITE_FILE)).catch(() => join(root, SITE_FILE));
    const found = new Set<string>();
    const add = async (folder: string): Promise<void> => {
      found.add(folder);
      await watchers.add(folder);
    };
    for (const folder of new Set([root, dirname(siteFile)])) await add(folder);
    await listArticleFiles(join(root, ARTICLES_FOLDER), add);
    watchers.keepOnly(closed ? new Set() : found);
  }

  async function lookAgain(): Promise<void> {
    if ((await identityOf(root)) !== identity && !closed) {
      await watchFolders();
      burst.noticed();
    }
    if (!closed) timer = setTimeout(lookAgain, LOOK_AGAIN_MS).unref();
  }

  const ready = watchFolders();
  let timer = setTimeout(lookAgain, LOOK_AGAIN_MS).unref();
  return {
    ready,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      burst.stop();
      watchers.keepOnly(new Set());
      await scanning;
    },
  };
}
