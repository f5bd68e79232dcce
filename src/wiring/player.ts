import { fromCallback, fromPromise } from 'xstate';
import type { AudioCommand } from '#src/domain/audioMessages.ts';
import type { Song } from '#src/domain/song.ts';
import { playerMachine } from '#src/machines/player/player.machine.ts';
import type { LyricAnswer, Resolution, StoredPlayer } from '#src/machines/player/player.types.ts';
import { actorOf } from '#src/machines/system.ts';
import { audioEffect } from '#src/services/audio.ts';
import type { SongLyric, SongUrl } from '#src/services/catalogueShapes.ts';
import type { Services } from '#src/services/services.ts';
import { watchVisibility } from '#src/services/visibility.ts';
import { sendToast } from './toasts.ts';

/** Plain key of the record kept between visits (specification, section 3). */
const STORAGE_KEY = 'blog-music-player';

export function wirePlayer({ catalogue, storage }: Pick<Services, 'catalogue' | 'storage'>) {
  return playerMachine.provide({
    actors: {
      audio: fromCallback<AudioCommand>(audioEffect({ createAudio: () => new Audio(), isOnline })),
      watchHiding: fromCallback(({ sendBack }) =>
        watchVisibility((seen) => {
          if (!seen) sendBack({ type: 'page.hidden' });
        }),
      ),
      readStored: fromPromise<StoredPlayer>(async () => ({
        record: storage.readJson(STORAGE_KEY),
        seed: Math.floor(Math.random() * 2 ** 31),
      })),
      resolveUrl: fromPromise<Resolution, { id: number }>(async ({ input, signal }) =>
        toResolution(await catalogue.songUrl(input.id, signal)),
      ),
      loadLyric: fromPromise<LyricAnswer, { id: number }>(async ({ input, signal }) =>
        toLyricAnswer(answered(await catalogue.lyric(input.id, signal))),
      ),
      songDetail: fromPromise<Song[], { ids: number[] }>(async ({ input, signal }) =>
        answered(await catalogue.songDetail(input.ids, signal)),
      ),
    },
    actions: {
      save: (_, record) => storage.writeJson(STORAGE_KEY, record),
      requestListening: ({ system }) => {
        actorOf(system, 'catalogue').send({ type: 'listening.requested' });
      },
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}

function toResolution(answer: SongUrl): Resolution {
  if (answer.url !== null) {
    return { kind: 'playable', url: answer.url, trialStart: answer.trial?.start ?? null };
  }
  if (answer.reason === 'unplayable') return { kind: 'unplayable' };
  return { kind: answer.reason === 'unreachable' && !isOnline() ? 'offline' : 'refused' };
}

/** The parser is fetched with the first song: most visits play none. */
async function toLyricAnswer(answer: SongLyric): Promise<LyricAnswer> {
  const { lyric, translation, instrumental } = answer;
  const { parseLyric } = await import('#src/domain/lrc.ts');
  const parsed = parseLyric(lyric, translation);
  if (instrumental) return { kind: 'instrumental', lyric: parsed };
  if (parsed.lines.length === 0) return { kind: 'none', lyric: parsed };
  return { kind: parsed.synced ? 'synced' : 'plain', lyric: parsed };
}

function answered<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('the catalogue gave no answer');
  return answer;
}

function isOnline(): boolean {
  return navigator.onLine !== false;
}
