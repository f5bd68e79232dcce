import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MARKDOWN = /\.(?:md|markdown)$/i;

/** Whether a name is one of an article's file or folder: not hidden, no folder of drafts. */
export function isContentName(name: string): boolean {
  return !name.startsWith('.') && name !== '_drafts' && name !== 'node_modules';
}

/** Whether a file name is one of Markdown. */
export function isMarkdownName(name: string): boolean {
  return MARKDOWN.test(name);
}

/**
 * Paths of all Markdown files below a folder, relative to it with `/`, sorted. Links to folders are
 * followed once. A folder that is not there, or cannot be read, has no files.
 *
 * @param onFolder gets each folder before it is looked into, and those of files that links lead to.
 */
export async function listArticleFiles(
  root: string,
  onFolder: (folder: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();

  async function walk(folder: string, prefix: string): Promise<void> {
    const place = await realpath(folder).catch(() => undefined);
    if (place === undefined || seen.has(place)) return;
    seen.add(place);
    await onFolder(folder);
    const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
    for (const entry of entries) {
      if (!isContentName(entry.name)) continue;
      const full = join(folder, entry.name);
      const kind = entry.isSymbolicLink() ? await stat(full).catch(() => undefined) : entry;
      if (kind?.isDirectory()) await walk(full, `${prefix}${entry.name}/`);
      else if (kind?.isFile() && isMarkdownName(entry.name)) {
        found.push(prefix + entry.name);
        if (entry.isSymbolicLink()) {
          await realpath(full).then(
            (target) => onFolder(dirname(target)),
            () => {},
          );
        }
      }
    }
  }

  await walk(root, '');
  return found.sort((a, b) => (a < b ? -1 : 1));
}
