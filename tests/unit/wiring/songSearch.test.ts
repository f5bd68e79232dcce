import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, waitFor } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import {
  selectFoundSongs,
  selectSearchStatus,
} from '#src/machines/songSearch/songSearch.selectors.ts';
import { actorOf } from '#src/machines/system.ts';
import { selectToasts } from '#src/machines/toasts/toasts.selectors.ts';
import type { Catalogue } from '#src/services/catalogue.ts';
import { wireSongSearch } from '#src/wiring/songSearch.ts';
import { wireToasts } from '#src/wiring/toasts.ts';

const song: Song = {
  id: 5,
  name: '静夜思',
  ar: [{ name: '李白' }],
  alia: [],
  al: { picUrl: '' },
  dt: 30_000,
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => '1', setItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The search over a catalogue with this answer, in a site that shows toasts. */
function started(answer: Song[] | null) {
  const asked: unknown[] = [];
  const catalogue: Catalogue = {
    toplist: async () => null,
    playlistTracks: async () => null,
    songUrl: async () => ({ url: null, reason: 'ignored' }),
    songDetail: async () => null,
    search: async (keywords, slice, signal) => {
      asked.push([keywords, slice, signal?.aborted]);
      return answer;
    },
    lyric: async () => null,
  };
  const site = setup({
    actors: { toasts: wireToasts(), songSearch: wireSongSearch({ catalogue }) },
  }).createMachine({
    invoke: [
      { src: 'toasts', id: 'toasts', systemId: 'toasts' },
      { src: 'songSearch', id: 'songSearch', systemId: 'songSearch' },
    ],
  });
  const { system } = createActor(site).start();
  const search = actorOf(system, 'songSearch');
  search.send({ type: 'text.changed', text: ' 静夜思 ' });
  search.send({ type: 'search.submitted' });
  return {
    asked,
    search,
    until: (status: ReturnType<typeof selectSearchStatus>) =>
      waitFor(search, (snapshot) => selectSearchStatus(snapshot) === status),
    toasts: () =>
      selectToasts(actorOf(system, 'toasts').getSnapshot()).map(
        ({ kind, title, text, duration }) => [kind, title, text, duration],
      ),
  };
}

test('asks the catalogue page by page, 20 songs each', async () => {
  const { asked, search, until } = started([song]);
  expect(selectFoundSongs(await until('ready'))).toEqual([song]);
  search.send({ type: 'more.requested' });
  await until('exhausted');
  expect(asked).toEqual([
    ['静夜思', { limit: 20, offset: 0 }, false],
    ['静夜思', { limit: 20, offset: 20 }, false],
  ]);
});

test('says that there is nothing for a second', async () => {
  const { toasts, until } = started([]);
  await until('nothing');
  expect(toasts()).toEqual([['toast', '提示', '没有相关的歌曲', 1000]]);
});

test('takes an ignored answer for a failure and says nothing', async () => {
  const { toasts, until } = started(null);
  await until('failed');
  expect(toasts()).toEqual([]);
});
