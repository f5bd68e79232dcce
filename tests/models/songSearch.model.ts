import type { Song } from '#src/domain/song.ts';
import { songSearchMachine } from '#src/machines/songSearch/songSearch.machine.ts';
import type { SongSearchEvent } from '#src/machines/songSearch/songSearch.types.ts';
import { defineModel, done } from './harness.ts';

const song = (id: number): Song => ({
  id,
  name: `歌${id}`,
  ar: [],
  alia: [],
  al: { picUrl: '' },
  dt: 0,
});

const writing: SongSearchEvent[] = [
  { type: 'text.changed', text: '' },
  { type: 'text.changed', text: '　' },
  { type: 'text.changed', text: '李白' },
  { type: 'search.submitted' },
];

export default defineModel({
  machine: songSearchMachine,
  events: [
    ...writing,
    { type: 'text.changed', text: ' 静夜思 ' },
    { type: 'more.requested' },
    { type: 'retry.requested' },
    done('searchSongs', []),
    done('searchSongs', [song(1)]),
    done('searchMoreSongs', []),
    done('searchMoreSongs', [song(1)]),
    done('searchMoreSongs', [song(1), song(2)]),
  ],
  ready: (snapshot) => snapshot.matches({ results: 'idle' }),
  classes: ({ text, keyword, songs }) => [text, keyword, songs.map(({ id }) => id)],
  invariants: {
    'no song stands twice in the list': ({ context }) =>
      new Set(context.songs.map(({ id }) => id)).size === context.songs.length,
    'no search runs for nothing': (snapshot) =>
      !snapshot.matches({ results: 'searching' }) || snapshot.context.keyword !== '',
    'what is searched for has no blanks around it': ({ context }) =>
      context.keyword === context.keyword.trim(),
    'songs are found exactly where there are some to show': (snapshot) =>
      snapshot.matches({ results: 'searching' }) ||
      snapshot.matches({ results: 'found' }) === snapshot.context.songs.length > 0,
    'a new search begins at the first song': (snapshot) =>
      !snapshot.matches({ results: 'searching' }) || snapshot.context.offset === 0,
  },
  limit: 5000,
  also: [
    {
      events: [
        ...writing,
        { type: 'search.opened' },
        { type: 'search.closed' },
        { type: 'composition.started' },
        { type: 'composition.ended' },
      ],
      classes: ({ text, keyword }) => [text, keyword],
      limit: 2000,
    },
  ],
});
