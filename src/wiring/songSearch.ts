import { fromPromise } from 'xstate';
import type { Song } from '#src/domain/song.ts';
import { songSearchMachine } from '#src/machines/songSearch/songSearch.machine.ts';
import { SEARCH_PAGE_SIZE, type SearchRequest } from '#src/machines/songSearch/songSearch.types.ts';
import type { Services } from '#src/services/services.ts';
import { answered } from './answered.ts';
import { sendToast } from './toasts.ts';

export function wireSongSearch({ catalogue }: Pick<Services, 'catalogue'>) {
  return songSearchMachine.provide({
    actors: {
      searchSongs: fromPromise<Song[], SearchRequest>(
        async ({ input: { keyword, offset }, signal }) =>
          answered(await catalogue.search(keyword, { limit: SEARCH_PAGE_SIZE, offset }, signal)),
      ),
    },
    actions: {
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}
