import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listArticleFiles } from './articleFiles.ts';
import { chinaWallClock } from './dates.ts';
import { type ArticleReading, parseArticle } from './parseArticle.ts';
import { ReadingCache } from './readingCache.ts';
import { readSite, SITE_FILE } from './readSite.ts';
import type { Content, ParsedArticle } from './types.ts';

/** Files read at the same time. */
const CONCURRENCY = 16;

/** Folder of the articles below the content folder. */
export const ARTICLES_FOLDER = 'articles';

interface ReadContentOptions {
  /** Called after each file. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

const cache = new ReadingCache();

async function readArticleFile(root: string, path: string): Promise<ArticleReading> {
  const file = join(root, path);
  try {
    const stats = await stat(file);
    const known = cache.get(file, stats);
    if (known) return known;
    const bytes = await readFile(file);
    const reading = parseArticle({ path, bytes, modifiedAt: stats.mtimeMs });
    cache.set(file, stats, reading);
    return reading;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return { problems: [] };
    return { problems: [{ level: 'error', path, reason: `文件读不出来（${String(code)}）` }] };
  }
}

function firstDay(articles: ParsedArticle[]): string {
  const days = articles.map((article) => article.createdAt).sort();
  return `${(days[0] ?? chinaWallClock(Date.now())).slice(0, 10)}T00:00:00+08:00`;
}

/**
 * Reads a content folder: articles/**\/*.md and site.yml. Hidden files, `_drafts` and drafts are left
 * out; a bad file becomes a problem and the rest goes on. Whether ids are free is not looked at. Files that have not changed since the
 * last call in this process are not read again.
 */
export async function readContent(dir: string, options: ReadContentOptions = {}): Promise<Content> {
  const root = join(dir, ARTICLES_FOLDER);
  const paths = await listArticleFiles(root);
  const readings: ArticleReading[] = [];
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    while (next < paths.length) {
      const index = next;
      next += 1;
      readings[index] = await readArticleFile(root, paths[index] ?? '');
      done += 1;
      options.onProgress?.({ done, total: paths.length });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  cache.keepOnly(
    root,
    paths.map((path) => join(root, path)),
  );

  const site = readSite(await readFile(join(dir, SITE_FILE)).catch(() => undefined));
  const owner = site.site.config.owner_name;
  const articles = readings
    .flatMap((reading) => reading.article ?? [])
    .map((article) => (article.author === '' ? { ...article, author: owner } : article));
  const problems = [...site.problems, ...readings.flatMap((reading) => reading.problems)];
  if (site.site.config.createdAt === '') site.site.config.createdAt = firstDay(articles);
  return { site: site.site, articles, problems };
}
