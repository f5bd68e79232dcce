import { fromPromise } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import { songSearchMachine } from '#src/machines/songSearch/songSearch.machine.ts';
import { SEARCH_PAGE_SIZE, type SearchRequest } from '#src/machines/songSearch/songSearch.types.ts';
import type { Services } from '#src/services/services.ts';
import { sendToast } from './toasts.ts';

export function wireSongSearch({ catalogue }: Pick<Services, 'catalogue'>) {
  return songSearchMachine.provide({
    actors: {
      searchSongs: fromPromise<Song[], SearchRequest>(
        async ({ input: { keyword, offset }, signal }) => {
          const songs = await catalogue.search(
            keyword,
            { limit: SEARCH_PAGE_SIZE, offset },
            signal,
          );
          // An ignored answer is no result: the machine goes to a state with a way out.
          if (songs === null) throw new Error('the catalogue gave no result');
          return songs;
        },
      ),
    },
    actions: {
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}
