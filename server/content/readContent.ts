import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/startError.ts';
import { listArticleFiles } from './articleFiles.ts';
import { articleRecord } from './articleRecord.ts';
import { chinaWallClock } from './dates.ts';
import { type ArticleReading, parseArticle } from './parseArticle.ts';
import type { Reading, ReadingCache } from './readingCache.ts';
import { readSite, SITE_FILE } from './readSite.ts';
import { RecentTexts } from './recentTexts.ts';
import type { ArticleRecord, Content } from './types.ts';

/** Files read at the same time. */
const CONCURRENCY = 16;
/** ms after a change; before that a second one might leave the same times behind. */
const SETTLED = 100;

/** Folder of the articles below the content folder. */
export const ARTICLES_FOLDER = 'articles';

interface ReadContentOptions {
  /** Remembers what was read; without it every file is read. */
  cache?: ReadingCache;
  /** Called after each file. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

function stampOf(stats: Stats): string {
  return [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(':');
}

function firstDay(articles: readonly ArticleRecord[]): string {
  const first = articles.reduce<string | undefined>(
    (oldest, { createdAt }) => (oldest !== undefined && oldest < createdAt ? oldest : createdAt),
    undefined,
  );
  return `${(first ?? chinaWallClock(Date.now())).slice(0, 10)}T00:00:00+08:00`;
}

/** One file, parsed; undefined where it is gone. */
async function readArticle(
  root: string,
  path: string,
  author: string,
): Promise<(ArticleReading & { stats?: Stats }) | undefined> {
  try {
    const stats = await stat(join(root, path));
    const bytes = await readFile(join(root, path));
    const { article, problems } = parseArticle({ path, bytes, modifiedAt: stats.mtimeMs });
    if (article?.author === '') article.author = author;
    return { article, problems, stats };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    return { problems: [{ level: 'error', path, reason: `文件读不出来（${code}）` }] };
  }
}

/**
 * Reads a content folder: articles/**\/*.md and site.yml. Hidden files, `_drafts` and drafts are left
 * out; a bad file becomes a problem and the rest goes on. Whether ids are free is not looked at.
 */
export async function readContent(
  dir: string,
  { cache, onProgress }: ReadContentOptions = {},
): Promise<Content> {
  const { site, problems } = readSite(await readFile(join(dir, SITE_FILE)).catch(() => undefined));
  const author = site.config.owner_name;
  const root = join(dir, ARTICLES_FOLDER);
  const paths = await listArticleFiles(root);
  const known = (await cache?.load(author)) ?? new Map<string, Reading>();
  const recent = new RecentTexts();
  const kept = new Map<string, Reading>();
  const readings: (Reading | undefined)[] = [];
  let changed = paths.length !== known.size;

  const read = async (path: string): Promise<Reading | undefined> => {
    const before = known.get(path);
    const stats = before && (await stat(join(root, path)).catch(() => undefined));
    if (before && stats && stampOf(stats) === before.stamp) {
      kept.set(path, before);
      return before;
    }
    changed = true;
    const now = await readArticle(root, path, author);
    if (now === undefined) return undefined;
    if (now.article) recent.add(now.article);
    const reading: Reading = {
      stamp: now.stats ? stampOf(now.stats) : '',
      record: now.article && articleRecord(now.article),
      problems: now.problems,
    };
    if (now.stats && Date.now() - now.stats.ctimeMs > SETTLED) kept.set(path, reading);
    return reading;
  };
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    while (next < paths.length) {
      const index = next;
      next += 1;
      readings[index] = await read(paths[index] ?? '');
      done += 1;
      onProgress?.({ done, total: paths.length });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (changed) await cache?.save(author, kept);

  const articles = readings.flatMap((reading) => reading?.record ?? []);
  if (site.config.createdAt === '') site.config.createdAt = firstDay(articles);
  const digests = new Map(articles.map(({ path, digest }) => [path, digest]));
  return {
    site,
    articles,
    problems: [...problems, ...readings.flatMap((reading) => reading?.problems ?? [])],
    async load(wanted) {
      const loaded = await Promise.all(
        wanted.map(async (path) => {
          const article = recent.take(path);
          if (article) return article;
          const again = (await readArticle(root, path, author))?.article;
          return again && articleRecord(again).digest === digests.get(path) ? again : undefined;
        }),
      );
      return loaded.filter((article) => article !== undefined);
    },
  };
}
