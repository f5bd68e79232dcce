import { join } from 'node:path';
import type { SiteContent } from '#server/content/types.ts';
import { readLyrics } from '#server/music/lyrics.ts';
import type { Library } from '#server/music/types.ts';
import type { Store } from '#server/store/store.ts';
import { notFoundRoute, routes } from '#src/routes.ts';

/**
 * What pages show in the display font: names, titles, and the site's own words. The names and titles
 * come as their characters, each once: those of thousands of articles stay in memory.
 */
export async function textOfContent({ db }: Store, { config }: SiteContent): Promise<string[]> {
  const titles = await db.selectFrom('article').select('title').execute();
  const categories = await db.selectFrom('category').select('name').execute();
  const tags = await db.selectFrom('tag').select('name').execute();
  const characters = new Set(titles.flatMap(({ title }) => [...title]));
  for (const { name } of [...categories, ...tags]) for (const sign of name) characters.add(sign);
  return [
    ...[...routes, notFoundRoute].flatMap((route) => route.title ?? []),
    '这条山路走到头了',
    JSON.stringify(config),
    [...characters].join(''),
  ];
}

/** What the player shows in the display font: titles, singers and lyrics. */
export async function textOfMusic({ songs }: Library, root: string): Promise<string[]> {
  const texts: string[] = [];
  for (const { title, artists, lyrics, translation } of songs) {
    texts.push(title, ...artists);
    for (const path of [lyrics, translation]) {
      if (path !== undefined) texts.push(await readLyrics(join(root, path)));
    }
  }
  return texts;
}
