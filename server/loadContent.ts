import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { readContent } from '#server/content/readContent.ts';
import { createReadingCache } from '#server/content/readingCache.ts';
import type { Content, ContentProblem } from '#server/content/types.ts';
import { watchContent } from '#server/content/watchContent.ts';
import { errorText } from '#server/startError.ts';
import { syncContent } from '#server/store/content/syncContent.ts';
import type { Store } from '#server/store/store.ts';
import type { Tell } from '#server/tell.ts';

interface LoadedContent {
  /** How many articles the folder held at the start. */
  articles: number;
  /** Stops following the folder. */
  close(): Promise<void>;
}

/**
 * Brings the articles of a folder into the store, now and after each change, and tells its problems,
 * each one once.
 *
 * @param onContent is called after each reading, the first one included.
 */
export async function loadContent(
  { contentDir, dataDir }: Pick<Config, 'contentDir' | 'dataDir'>,
  store: Store,
  { say, warn }: Tell,
  onContent: (content: Content) => Promise<void>,
): Promise<LoadedContent> {
  const cache = createReadingCache(join(dataDir, 'cache/articles.json'));
  let told = new Set<string>();
  const sync = async (): Promise<number> => {
    const content = await readContent(contentDir, { cache });
    const { added, changed, removed, problems } = await syncContent(store, content);
    const lines = [...content.problems, ...problems].map(problemLine);
    for (const line of lines.filter((text) => !told.has(text))) warn(line);
    told = new Set(lines);
    if (added + changed + removed > 0) {
      say(`内容已更新：新增 ${added} 篇，修改 ${changed} 篇，移除 ${removed} 篇`);
    }
    await onContent(content);
    return content.articles.length;
  };

  // Watched before it is read, so that no change falls in between.
  const watching = watchContent(
    contentDir,
    async () => {
      await first;
      await sync();
    },
    { onError: (error) => warn(`内容没有更新：${errorText(error)}`) },
  );
  const first = watching.ready.then(sync);
  try {
    return { articles: await first, close: watching.close };
  } catch (error) {
    await watching.close();
    throw error;
  }
}

function problemLine({ level, path, line, reason }: ContentProblem): string {
  const place = line === undefined ? path : `${path} 第 ${line} 行`;
  return `${level === 'error' ? '跳过了' : '请留意'} ${place}：${reason}`;
}
