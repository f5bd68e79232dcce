import { readContent } from '#server/content/readContent.ts';
import type { Content, ContentProblem } from '#server/content/types.ts';
import { type ContentWatch, watchContent } from '#server/content/watchContent.ts';
import { errorText } from '#server/startError.ts';
import { syncContent } from '#server/store/content/syncContent.ts';
import type { Store } from '#server/store/store.ts';
import type { Tell } from '#server/tell.ts';

interface LoadedContent {
  /** What the folder held at the start. */
  first: Content;
  /** Brings changes into the store from now on; `onChange` is called after each. */
  watch(onChange: (content: Content) => Promise<void>): ContentWatch;
}

/** Brings the articles of a folder into the store, and tells its problems, each one once. */
export async function loadContent(
  dir: string,
  store: Store,
  { say, warn }: Tell,
): Promise<LoadedContent> {
  let told = new Set<string>();
  const sync = async (): Promise<Content> => {
    const content = await readContent(dir);
    const { added, changed, removed, problems } = await syncContent(store, content);
    const lines = [...content.problems, ...problems].map(problemLine);
    for (const line of lines.filter((text) => !told.has(text))) warn(line);
    told = new Set(lines);
    if (added + changed + removed > 0) {
      say(`内容已更新：新增 ${added} 篇，修改 ${changed} 篇，移除 ${removed} 篇`);
    }
    return content;
  };

  return {
    first: await sync(),
    watch: (onChange) =>
      watchContent(dir, async () => onChange(await sync()), {
        onError: (error) => warn(`内容没有更新：${errorText(error)}`),
      }),
  };
}

function problemLine({ level, path, line, reason }: ContentProblem): string {
  const place = line === undefined ? path : `${path} 第 ${line} 行`;
  return `${level === 'error' ? '跳过了' : '请留意'} ${place}：${reason}`;
}
