import { fromCallback, fromPromise } from 'xstate';
import type { AudioCommand } from '#src/domain/audioMessages.ts';
import type { Song } from '#src/domain/song.ts';
import { playerMachine } from '#src/machines/player/player.machine.ts';
import { selectIsBusy, selectIsPlaying } from '#src/machines/player/player.selectors.ts';
import type { LyricAnswer, Resolution, StoredPlayer } from '#src/machines/player/player.types.ts';
import { type AppSystem, actorOf } from '#src/machines/system.ts';
import { audioEffect } from '#src/services/audio.ts';
import type { SongLyric, SongUrl } from '#src/services/catalogueShapes.ts';
import { isOnline, watchOffline } from '#src/services/network.ts';
import type { Services } from '#src/services/services.ts';
import { watchHiding } from '#src/services/visibility.ts';
import { answered } from './answered.ts';
import { keepInPlayerRecord, readPlayerRecord } from './playerStorage.ts';
import { sendToast } from './toasts.ts';

export function wirePlayer({ catalogue, storage }: Pick<Services, 'catalogue' | 'storage'>) {
  return playerMachine.provide({
    actors: {
      audio: fromCallback<AudioCommand>(audioEffect({ createAudio: () => new Audio(), isOnline })),
      mediaSession: companion(({ startMediaSession }) => startMediaSession),
      otherTabs: companion(({ startOtherTabs }) => startOtherTabs),
      watchHiding: fromCallback(({ sendBack }) =>
        watchHiding(() => sendBack({ type: 'page.hidden' })),
      ),
      networkLoss: fromCallback(({ sendBack }) =>
        watchOffline(() => sendBack({ type: 'network.lost' })),
      ),
      readStored: fromPromise<StoredPlayer>(async () => ({
        record: readPlayerRecord(storage),
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
      save: (_, record) => keepInPlayerRecord(storage, record),
      requestListening: ({ system }) => {
        actorOf(system, 'catalogue').send({ type: 'listening.requested' });
      },
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}

type Companions = typeof import('./playerCompanions.ts');
type Start = (player: AppSystem['player']) => () => void;

/** What goes with sound; its code is fetched when sound is first wanted: most visits play none. */
function companion(choose: (companions: Companions) => Start) {
  return fromCallback(({ system }) => {
    const player = actorOf(system, 'player');
    let stop = () => subscription.unsubscribe();
    let isStopped = false;
    const subscription = player.subscribe((snapshot) => {
      if (!selectIsBusy(snapshot) && !selectIsPlaying(snapshot)) return;
      subscription.unsubscribe();
      import('./playerCompanions.ts').then(
        (companions) => {
          if (!isStopped) stop = choose(companions)(player);
        },
        // Sound does without code that does not come.
        () => {},
      );
    });
    return () => {
      isStopped = true;
      stop();
    };
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
