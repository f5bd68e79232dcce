import { join } from 'node:path';
import type { Content } from '#server/content/types.ts';
import { readLyrics } from '#server/music/lyrics.ts';
import type { Library } from '#server/music/types.ts';
import { notFoundRoute, routes } from '#src/routes.ts';

/** What pages show in the display font: names, titles, and the site's own words. */
export function textOfContent({ site, articles }: Content): string[] {
  return [
    ...[...routes, notFoundRoute].flatMap((route) => route.title ?? []),
    '这条山路走到头了',
    JSON.stringify(site.config),
    ...articles.flatMap(({ title, categories, tags }) => [title, ...categories, ...tags]),
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
