import { LARGEST_ID } from '#server/content/rules.ts';
import type { ArticleRecord, ContentProblem } from '#server/content/types.ts';

/** An article the database knows, or knew. */
export interface KnownArticle {
  id: number;
  path: string;
  hash: string;
}

export interface Matched {
  id: number;
  article: ArticleRecord;
}

/**
 * Gives every file its id: the one it names, else that of the article known at its path, else that
 * of one whose file is gone and had the same content (it was renamed), else a new one, in the order
 * of the dates. Files that name an id they cannot have are left out and told.
 *
 * @param live articles the site shows now.
 * @param gone articles removed before; their ids are never given to others.
 */
export function matchArticles(
  articles: readonly ArticleRecord[],
  live: readonly KnownArticle[],
  gone: readonly KnownArticle[],
): { matched: Matched[]; problems: ContentProblem[] } {
  const files = [...articles].sort(byPath);
  const { owners, problems } = claimIds(files, live);
  const matched = [...owners].map(([id, article]) => ({ id, article }));
  const taken = new Set(owners.keys());

  let rest = files.filter(({ id }) => id === undefined);
  const take = (known: readonly KnownArticle[], key: 'path' | 'hash') => {
    const free = new Map<string, number>();
    for (const article of known) {
      if (!taken.has(article.id) && !free.has(article[key])) free.set(article[key], article.id);
    }
    rest = rest.filter((article) => {
      const id = free.get(article[key]);
      if (id === undefined) return true;
      free.delete(article[key]);
      taken.add(id);
      matched.push({ id, article });
      return false;
    });
  };
  take(live, 'path');
  take(live, 'hash');
  take(gone, 'path');
  take(gone, 'hash');

  let last = [...live, ...gone].reduce((highest, { id }) => Math.max(highest, id), 0);
  for (const id of taken) last = Math.max(last, id);
  for (const article of rest.sort(byDate)) {
    last += 1;
    matched.push({ id: last, article });
  }
  return { matched: matched.sort((one, other) => one.id - other.id), problems };
}

/** Who gets the ids that files name. */
function claimIds(files: readonly ArticleRecord[], live: readonly KnownArticle[]) {
  const problems: ContentProblem[] = [];
  const owners = new Map<number, ArticleRecord>();
  const fileAt = new Map(files.map((file) => [file.path, file]));
  const pathOf = new Map(live.map(({ id, path }) => [id, path]));

  for (const file of files) {
    if (file.id === undefined) continue;
    if (!Number.isInteger(file.id) || file.id < 1 || file.id > LARGEST_ID) {
      problems.push({
        level: 'error',
        path: file.path,
        reason: `id 应为 1 到 ${LARGEST_ID} 的整数，这里是 ${file.id}，这篇没有收入`,
      });
      continue;
    }
    const holder = fileAt.get(pathOf.get(file.id) ?? '');
    // An article that is read under this id keeps it, whether its file names it or not.
    const keeper = holder?.id === undefined || holder.id === file.id ? holder : undefined;
    const owner = owners.get(file.id) ?? keeper ?? file;
    if (owner === file) owners.set(file.id, file);
    else {
      problems.push({
        level: 'error',
        path: file.path,
        reason: `id ${file.id} 已经属于“${owner.path}”，请换一个，这篇没有收入`,
      });
    }
  }
  return { owners, problems };
}

function byPath(one: ArticleRecord, other: ArticleRecord): number {
  return compare(one.path, other.path);
}

function byDate(one: ArticleRecord, other: ArticleRecord): number {
  return compare(one.createdAt, other.createdAt) || byPath(one, other);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
