import type { PlaylistCategory, Song } from '#src/domain/song.ts';
import { catalogueMachine } from '#src/machines/catalogue/catalogue.machine.ts';
import { defineModel, done } from './harness.ts';

const category = (id: number): PlaylistCategory => ({ id, name: `歌单${id}`, coverImgUrl: '' });
const song = (id: number): Song => ({
  id,
  name: `歌${id}`,
  ar: [],
  alia: [],
  al: { picUrl: '' },
  dt: 0,
});

export default defineModel({
  machine: catalogueMachine,
  events: [
    { type: 'catalogue.requested' },
    { type: 'listening.requested' },
    { type: 'category.chosen', id: 1 },
    { type: 'category.chosen', id: 2 },
    { type: 'more.requested' },
    { type: 'retry.requested' },
    done('loadCategories', []),
    done('loadCategories', [category(1), category(2)]),
    done('loadSongs', []),
    done('loadSongs', [song(1)]),
    done('loadMoreSongs', []),
    done('loadMoreSongs', [song(1)]),
    done('loadMoreSongs', [song(1), song(2)]),
  ],
  ready: (snapshot) => snapshot.matches({ list: { songs: 'ready' } }),
  classes: ({ categories, categoryId, songs }) => [
    categories.length,
    categoryId,
    songs.map(({ id }) => id),
  ],
  invariants: {
    'no song stands twice in the list': ({ context }) =>
      new Set(context.songs.map(({ id }) => id)).size === context.songs.length,
    'songs are shown only of a chosen category': ({ context }) =>
      context.songs.length === 0 || context.categoryId !== null,
    'a list that has songs to show has songs': (snapshot) =>
      !snapshot.matches({ list: { songs: 'ready' } }) || snapshot.context.songs.length > 0,
    'nobody waits for a song that is there': (snapshot) =>
      !snapshot.matches({ listening: 'awaited' }) || snapshot.context.songs.length === 0,
  },
  limit: 2000,
});
