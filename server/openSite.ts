import { type ArticleRenderer, createArticleRenderer } from '#server/articleRenderer.ts';
import type { Config } from '#server/config.ts';
import { loadContent } from '#server/loadContent.ts';
import { openMusic } from '#server/musicSource.ts';
import { createPageCache, type PageCache } from '#server/render/pageCache.ts';
import type { MusicSource } from '#server/routes/music.ts';
import { textOfContent, textOfMusic } from '#server/shownText.ts';
import { createSiteFont, type SiteFont } from '#server/siteFont.ts';
import { errorText } from '#server/startError.ts';
import { openStore, type Store } from '#server/store/store.ts';
import type { Tell } from '#server/tell.ts';

/** Everything behind the server: data, articles, music, and what was made from them. */
interface Site {
  store: Store;
  articles: Pick<ArticleRenderer, 'renderArticle' | 'version'>;
  music: MusicSource;
  font: SiteFont;
  cache: PageCache;
}

/**
 * Opens the database, brings the content in and follows its changes. Slow things (tags of songs, the
 * font) go on behind the scenes.
 *
 * @param opened gets what undoes each step, so that a failed start leaves nothing open.
 * @throws StartError
 */
export async function openSite(
  config: Config,
  root: string,
  tell: Tell,
  opened: (() => Promise<void>)[],
): Promise<Site> {
  const { contentDir, dataDir, databaseUrl } = config;
  const { say, warn } = tell;
  say('正在打开数据库…');
  const onError = (error: unknown) => warn(`数据库：${errorText(error)}`);
  const store = await openStore({ dataDir, databaseUrl, onError });
  opened.push(() => store.close());

  const articles = await createArticleRenderer(store, contentDir);
  const cache = createPageCache({ version: () => articles.version });
  const font = createSiteFont({ root, dataDir, warn, onChange: cache.clear });

  say('正在读取内容…');
  const content = await loadContent(config, store, tell, async ({ site }) => {
    await articles.refresh();
    cache.clear();
    font.show('content', await textOfContent(store, site));
  });
  opened.push(content.close);
  say(`共 ${content.articles} 篇文章`);

  const { music, close } = openMusic(config, warn, async (library, folder) => {
    font.show('music', await textOfMusic(library, folder));
  });
  opened.push(close);
  return { store, articles, music, font, cache };
}
