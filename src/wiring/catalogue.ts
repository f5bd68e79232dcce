import { fromPromise } from 'xstate';
import type { PlaylistCategory, Song } from '#src/domain/song.ts';
import { catalogueMachine } from '#src/machines/catalogue/catalogue.machine.ts';
import { SONG_PAGE_SIZE, type SongsRequest } from '#src/machines/catalogue/catalogue.types.ts';
import { actorOf } from '#src/machines/system.ts';
import type { Services } from '#src/services/services.ts';
import { answered } from './answered.ts';
import { sendToast } from './toasts.ts';

export function wireCatalogue({ catalogue }: Services) {
  return catalogueMachine.provide({
    actors: {
      loadCategories: fromPromise<PlaylistCategory[]>(async ({ signal }) =>
        answered(await catalogue.toplist(signal)),
      ),
      loadSongs: fromPromise<Song[], SongsRequest>(
        async ({ input: { categoryId, offset }, signal }) =>
          answered(
            await catalogue.playlistTracks(categoryId, { limit: SONG_PAGE_SIZE, offset }, signal),
          ),
      ),
    },
    actions: {
      publishSongs: ({ system }, songs) => {
        actorOf(system, 'player').send({ type: 'songs.changed', songs });
      },
      playSong: ({ system }, song) => {
        if (song) actorOf(system, 'player').send({ type: 'song.chosen', song, playType: 'TOP' });
      },
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}
