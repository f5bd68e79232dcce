import type { Catalogue } from './catalogue.ts';

/** The catalogue, whose code is fetched with the first call: most visits play nothing. */
export function createLazyCatalogue(fetch: typeof globalThis.fetch): Catalogue {
  let loading: Promise<Catalogue> | undefined;

  async function load(): Promise<Catalogue> {
    const { createCatalogue } = await import('./catalogue.ts');
    return createCatalogue(fetch);
  }

  /** Code that does not come is no answer, like a network that is down; the next call tries again. */
  async function ask<Result, Silence>(
    call: (catalogue: Catalogue) => Promise<Result>,
    silence: Silence,
  ): Promise<Result | Silence> {
    loading ??= load();
    try {
      return await call(await loading);
    } catch {
      loading = undefined;
      return silence;
    }
  }

  return {
    toplist: (signal) => ask((it) => it.toplist(signal), null),
    playlistTracks: (id, slice, signal) => ask((it) => it.playlistTracks(id, slice, signal), null),
    songUrl: (id, signal) =>
      ask((it) => it.songUrl(id, signal), { url: null, reason: 'unreachable' as const }),
    songDetail: (ids, signal) => ask((it) => it.songDetail(ids, signal), null),
    search: (keywords, slice, signal) => ask((it) => it.search(keywords, slice, signal), null),
    lyric: (id, signal) => ask((it) => it.lyric(id, signal), null),
  };
}
