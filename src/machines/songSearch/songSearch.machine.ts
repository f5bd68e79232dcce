import { assign, fromPromise, setup, stateIn } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import type { ToastRequest } from '../toasts/toasts.types.ts';
import {
  SEARCH_PAGE_SIZE,
  type SearchRequest,
  type SongSearchContext,
  type SongSearchEvent,
} from './songSearch.types.ts';

/**
 * The search for songs. Only a submitted text is searched for, never one that is being written or
 * composed: the catalogue refuses who asks too often. A newer search stops an older one, and its
 * songs take the place of the old ones once they are there. Text and songs outlive the popover.
 */
export const songSearchMachine = setup({
  types: {
    context: {} as SongSearchContext,
    events: {} as SongSearchEvent,
  },
  actors: {
    searchSongs: fromPromise<Song[], SearchRequest>(async () => {
      throw new Error('searchSongs is not provided');
    }),
  },
  actions: {
    setText: assign((_, text: string) => ({ text })),
    beginSearch: assign(({ context }) => ({ keyword: keywordOf(context), offset: 0 })),
    setSongs: assign((_, songs: Song[]) => ({ songs, offset: SEARCH_PAGE_SIZE })),
    addSongs: assign(({ context }, page: Song[]) => ({
      songs: [...context.songs, ...newSongs(context, page)],
      offset: context.offset + SEARCH_PAGE_SIZE,
    })),
    clearSongs: assign({ songs: [], offset: 0 }),
    clearSearch: assign({ keyword: '', songs: [], offset: 0 }),
    notify: (_, _request: ToastRequest) => {},
  },
  guards: {
    isComposing: stateIn({ text: 'composing' }),
    isBlank: ({ context }) => keywordOf(context) === '',
    isUnderWay: ({ context }) => keywordOf(context) === context.keyword,
    isErased: (_, text: string) => text === '',
    isNothing: (_, page: Song[]) => page.length === 0,
    bringsNothingNew: ({ context }, page: Song[]) => newSongs(context, page).length === 0,
  },
}).createMachine({
  id: 'songSearch',
  context: { text: '', keyword: '', songs: [], offset: 0 },
  type: 'parallel',
  states: {
    popover: {
      initial: 'closed',
      states: {
        closed: { on: { 'search.opened': 'open' } },
        open: { on: { 'search.closed': 'closed' } },
      },
    },
    text: {
      initial: 'plain',
      on: { 'text.changed': { actions: { type: 'setText', params: ({ event }) => event.text } } },
      states: {
        plain: { on: { 'composition.started': 'composing' } },
        composing: { on: { 'composition.ended': 'plain', 'search.closed': 'plain' } },
      },
    },
    results: {
      initial: 'idle',
      on: {
        'search.submitted': [
          { guard: 'isComposing' },
          { guard: 'isBlank', target: '.idle', actions: 'clearSearch' },
          { target: '.searching', actions: 'beginSearch' },
        ],
        'text.changed': {
          guard: { type: 'isErased', params: ({ event }) => event.text },
          target: '.idle',
          actions: 'clearSearch',
        },
      },
      states: {
        idle: {},
        searching: {
          invoke: {
            src: 'searchSongs',
            id: 'searchSongs',
            input: ({ context }) => nextRequest(context),
            onDone: [
              {
                guard: { type: 'isNothing', params: ({ event }) => event.output },
                target: 'nothing',
                actions: [
                  'clearSongs',
                  {
                    type: 'notify',
                    params: {
                      tone: 'info',
                      title: '提示',
                      text: '没有相关的歌曲',
                      duration: 1000,
                    },
                  },
                ],
              },
              {
                target: 'found',
                actions: { type: 'setSongs', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'failed', actions: 'clearSongs' },
          },
          // The same words a second time would only have to wait longer.
          on: { 'search.submitted': { guard: 'isUnderWay' } },
        },
        found: {
          initial: 'ready',
          states: {
            ready: { on: { 'more.requested': 'loadingMore' } },
            loadingMore: {
              invoke: {
                src: 'searchSongs',
                id: 'searchMoreSongs',
                input: ({ context }) => nextRequest(context),
                onDone: [
                  {
                    guard: { type: 'bringsNothingNew', params: ({ event }) => event.output },
                    target: 'exhausted',
                  },
                  {
                    target: 'ready',
                    actions: { type: 'addSongs', params: ({ event }) => event.output },
                  },
                ],
                onError: 'moreFailed',
              },
            },
            moreFailed: { on: { 'retry.requested': 'loadingMore' } },
            exhausted: {},
          },
        },
        nothing: {},
        failed: { on: { 'retry.requested': 'searching' } },
      },
    },
  },
});

function keywordOf({ text }: SongSearchContext): string {
  return text.trim();
}

function newSongs({ songs }: SongSearchContext, page: Song[]): Song[] {
  const known = new Set(songs.map((song) => song.id));
  return page.filter((song) => !known.has(song.id));
}

function nextRequest({ keyword, offset }: SongSearchContext): SearchRequest {
  return { keyword, offset };
}
