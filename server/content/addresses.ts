const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** Folder of an article, from its path below content/articles. */
function folderOf(path: string): string[] {
  return path.split('/').slice(0, -1);
}

function join(folder: string[], relative: string): string[] {
  const parts = [...folder];
  for (const part of relative.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts;
}

/**
 * Where the browser finds a picture or file that an article names. A path relative to the article is
 * followed inside content/: `../pictures/a.jpg` is `/pictures/a.jpg`, a file beside the article is
 * `/articles/…`. Absolute addresses stay as they are.
 * @param from path of the article below content/articles
 */
export function assetAddress(written: string, from: string): string {
  if (written === '' || ABSOLUTE.test(written) || written.startsWith('#')) return written;
  return `/${join(['articles', ...folderOf(from)], written).join('/')}`;
}

/**
 * The path below content/articles that a link to another Markdown file means.
 * @param from path of the article the link stands in
 */
export function articlePath(written: string, from: string): string {
  return join(written.startsWith('/') ? [] : folderOf(from), written).join('/');
}
