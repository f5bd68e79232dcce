import { readContent } from '#server/content/readContent.ts';
import type { ContentProblem } from '#server/content/types.ts';
import { watchContent } from '#server/content/watchContent.ts';
import { errorText } from '#server/startError.ts';
import { syncContent } from '#server/store/content/syncContent.ts';
import type { Store } from '#server/store/store.ts';

interface ContentFollower {
  /** Articles there were at the start. */
  articles: number;
  /** Sets what is done after each change that reached the store. */
  onChange(listener: () => Promise<void>): void;
  close(): Promise<void>;
}

/** What the site tells while it runs. */
export interface Tell {
  say(line: string): void;
  warn(line: string): void;
}

/** Brings the articles of a folder into the store, then again after every change of the folder. */
export async function followContent(
  dir: string,
  store: Store,
  { say, warn }: Tell,
): Promise<ContentFollower> {
  let told = new Set<string>();
  const sync = async (): Promise<number> => {
    const content = await readContent(dir);
    const { added, changed, removed, problems } = await syncContent(store, content);
    const lines = [...content.problems, ...problems].map(problemLine);
    for (const line of lines.filter((text) => !told.has(text))) warn(line);
    told = new Set(lines);
    if (added + changed + removed > 0) {
      say(`内容已更新：新增 ${added} 篇，修改 ${changed} 篇，移除 ${removed} 篇`);
    }
    return content.articles.length;
  };

  let changed = async (): Promise<void> => {};
  const articles = await sync();
  const watching = watchContent(
    dir,
    async () => {
      await sync();
      await changed();
    },
    { onError: (error) => warn(`内容没有更新：${errorText(error)}`) },
  );
  return {
    articles,
    onChange(listener) {
      changed = listener;
    },
    close: () => watching.close(),
  };
}

function problemLine({ level, path, line, reason }: ContentProblem): string {
  const place = line === undefined ? path : `${path} 第 ${line} 行`;
  return `${level === 'error' ? '跳过了' : '请留意'} ${place}：${reason}`;
}
