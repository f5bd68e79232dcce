import { assign, fromPromise, setup, stateIn } from 'xstate';
import type { PlaylistCategory, Song } from '#src/domain/song.ts';
import type { ToastRequest } from '../toasts/toasts.types.ts';
import {
  type CatalogueContext,
  type CatalogueEvent,
  SONG_PAGE_SIZE,
  type SongsRequest,
} from './catalogue.types.ts';

/** The fourth category opens first; where there are fewer, the first. */
const DEFAULT_CATEGORY_INDEX = 3;

/**
 * The public playlist catalogue: categories, and the songs of one of them page by page. Dormant
 * until somebody looks or wants to listen, so that reading an article pays nothing for it. A
 * newer category stops the load of an older one. Paging ends on a page that brings no new song.
 */
export const catalogueMachine = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
  },
  actors: {
    loadCategories: fromPromise<PlaylistCategory[]>(async () => {
      throw new Error('loadCategories is not provided');
    }),
    loadSongs: fromPromise<Song[], SongsRequest>(async () => {
      throw new Error('loadSongs is not provided');
    }),
  },
  actions: {
    setCategories: assign((_, categories: PlaylistCategory[]) => ({
      categories,
      categoryId: (categories[DEFAULT_CATEGORY_INDEX] ?? categories[0])?.id ?? null,
    })),
    chooseCategory: assign((_, categoryId: number) => ({ categoryId })),
    clearSongs: assign({ songs: [], offset: 0 }),
    addSongs: assign(({ context }, page: Song[]) => ({
      songs: [...context.songs, ...newSongs(context, page)],
      offset: context.offset + SONG_PAGE_SIZE,
    })),
    /** Hands the list to the player. */
    publishSongs: (_, _songs: Song[]) => {},
    playSong: (_, _song: Song | undefined) => {},
    notify: (_, _request: ToastRequest) => {},
  },
  guards: {
    isNothing: (_, page: readonly unknown[]) => page.length === 0,
    bringsNothingNew: ({ context }, page: Song[]) => newSongs(context, page).length === 0,
    hasSongs: ({ context }) => context.songs.length > 0,
    hasFailed: stateIn({ list: 'failed' }),
    hasFailedSongs: stateIn({ list: { songs: 'failed' } }),
    hasNoCategories: stateIn({ list: 'empty' }),
    hasNoSongs: stateIn({ list: { songs: 'empty' } }),
  },
}).createMachine({
  id: 'catalogue',
  context: { categories: [], categoryId: null, songs: [], offset: 0 },
  type: 'parallel',
  states: {
    list: {
      initial: 'dormant',
      states: {
        dormant: {
          on: { 'catalogue.requested': 'loading', 'listening.requested': 'loading' },
        },
        loading: {
          invoke: {
            src: 'loadCategories',
            id: 'loadCategories',
            onDone: [
              {
                guard: { type: 'isNothing', params: ({ event }) => event.output },
                target: 'empty',
              },
              {
                target: 'songs',
                actions: { type: 'setCategories', params: ({ event }) => event.output },
              },
            ],
            onError: 'failed',
          },
        },
        empty: {
          on: { 'retry.requested': 'loading', 'listening.requested': 'loading' },
        },
        failed: {
          on: { 'retry.requested': 'loading', 'listening.requested': 'loading' },
        },
        songs: {
          initial: 'loading',
          on: {
            'category.chosen': {
              target: '.loading',
              reenter: true,
              actions: { type: 'chooseCategory', params: ({ event }) => event.id },
            },
          },
          states: {
            loading: {
              entry: 'clearSongs',
              invoke: {
                src: 'loadSongs',
                id: 'loadSongs',
                input: ({ context }) => nextRequest(context),
                onDone: [
                  {
                    guard: { type: 'isNothing', params: ({ event }) => event.output },
                    target: 'empty',
                  },
                  {
                    target: 'ready',
                    actions: [
                      { type: 'addSongs', params: ({ event }) => event.output },
                      { type: 'publishSongs', params: ({ context }) => context.songs },
                    ],
                  },
                ],
                onError: 'failed',
              },
            },
            ready: { on: { 'more.requested': 'loadingMore' } },
            loadingMore: {
              invoke: {
                src: 'loadSongs',
                id: 'loadMoreSongs',
                input: ({ context }) => nextRequest(context),
                onDone: [
                  {
                    guard: { type: 'bringsNothingNew', params: ({ event }) => event.output },
                    target: 'exhausted',
                  },
                  {
                    target: 'ready',
                    actions: [
                      { type: 'addSongs', params: ({ event }) => event.output },
                      { type: 'publishSongs', params: ({ context }) => context.songs },
                    ],
                  },
                ],
                onError: 'moreFailed',
              },
            },
            moreFailed: { on: { 'retry.requested': 'loadingMore' } },
            exhausted: {},
            empty: { on: { 'retry.requested': 'loading', 'listening.requested': 'loading' } },
            failed: { on: { 'retry.requested': 'loading', 'listening.requested': 'loading' } },
          },
        },
      },
    },
    listening: {
      initial: 'satisfied',
      states: {
        satisfied: { on: { 'listening.requested': 'awaited' } },
        awaited: {
          always: [
            {
              guard: 'hasSongs',
              target: 'satisfied',
              actions: { type: 'playSong', params: ({ context }) => context.songs[0] },
            },
            {
              guard: 'hasFailed',
              target: 'satisfied',
              actions: {
                type: 'notify',
                params: { tone: 'error', text: '歌单没有取到，请再试一次' },
              },
            },
            {
              guard: 'hasFailedSongs',
              target: 'satisfied',
              actions: {
                type: 'notify',
                params: { tone: 'error', text: '歌曲没有取到，请再试一次' },
              },
            },
            {
              guard: 'hasNoCategories',
              target: 'satisfied',
              actions: { type: 'notify', params: { tone: 'info', text: '还没有可以听的歌单' } },
            },
            {
              guard: 'hasNoSongs',
              target: 'satisfied',
              actions: { type: 'notify', params: { tone: 'info', text: '这个歌单里还没有歌' } },
            },
          ],
        },
      },
    },
  },
});

function newSongs({ songs }: CatalogueContext, page: Song[]): Song[] {
  const known = new Set(songs.map((song) => song.id));
  return page.filter((song) => !known.has(song.id));
}

function nextRequest({ categoryId, offset }: CatalogueContext): SongsRequest {
  return { categoryId: categoryId ?? 0, offset };
}
