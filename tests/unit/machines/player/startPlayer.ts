import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { AudioCommand, AudioReport } from '#src/domain/audioMessages.ts';
import { EMPTY_LYRIC } from '#src/domain/lyric.ts';
import type { PlayerRecord } from '#src/domain/playerRecord.ts';
import type { Song } from '#src/domain/song.ts';
import { playerMachine } from '#src/machines/player/player.machine.ts';
import { selectStateAttribute } from '#src/machines/player/player.selectors.ts';
import type { LyricAnswer, Resolution } from '#src/machines/player/player.types.ts';
import type { ToastRequest } from '#src/machines/toasts/toasts.types.ts';

export function song(id: number, change: Partial<Song> = {}): Song {
  return {
    id,
    name: `第${id}首`,
    ar: [{ name: '李白' }],
    alia: [],
    al: { picUrl: `/${id}.jpg` },
    dt: 60_000,
    ...change,
  };
}

export const playable = (id: number): Resolution => ({
  kind: 'playable',
  url: `/${id}.mp3`,
  trialStart: null,
});

interface World {
  /** What was kept, or a promise of it. */
  record?: unknown;
  /** What the catalogue says of a song's address; a rejected promise is a broken catalogue. */
  resolve?: (id: number) => Resolution | Promise<Resolution>;
  lyric?: (id: number) => LyricAnswer | Promise<LyricAnswer>;
  details?: (ids: number[]) => Song[] | Promise<Song[]>;
}

/** Runs the real machine in a made world: answers come at once, the clock is turned by hand. */
export async function startPlayer({ record = null, resolve, lyric, details }: World = {}) {
  const commands: AudioCommand[] = [];
  const toasts: ToastRequest[] = [];
  const saved: PlayerRecord[] = [];
  const asked = { urls: [] as number[], lyrics: [] as number[], details: [] as number[][] };
  let listening = 0;
  const clock = new SimulatedClock();

  const machine = playerMachine.provide({
    actors: {
      audio: fromCallback<AudioCommand>(({ receive }) => {
        receive((command) => commands.push(command));
      }),
      readStored: fromPromise(async () => ({ record: await record, seed: 7 })),
      resolveUrl: fromPromise<Resolution, { id: number }>(async ({ input: { id } }) => {
        asked.urls.push(id);
        return resolve ? resolve(id) : playable(id);
      }),
      loadLyric: fromPromise<LyricAnswer, { id: number }>(async ({ input: { id } }) => {
        asked.lyrics.push(id);
        return lyric ? lyric(id) : { kind: 'none', lyric: EMPTY_LYRIC };
      }),
      songDetail: fromPromise<Song[], { ids: number[] }>(async ({ input: { ids } }) => {
        asked.details.push(ids);
        return details ? details(ids) : [];
      }),
    },
    actions: {
      notify: (_, request) => toasts.push(request),
      save: (_, kept) => saved.push(kept),
      requestListening: () => {
        listening += 1;
      },
    },
  });
  const actor = createActor(machine, { clock }).start();
  await settled();

  /** The number of the load under way. */
  const loadNumber = () => actor.getSnapshot().context.loadNumber;
  return {
    actor,
    clock,
    commands,
    toasts,
    saved,
    asked,
    listening: () => listening,
    context: () => actor.getSnapshot().context,
    playback: () => {
      const { playback } = actor.getSnapshot().value;
      return typeof playback === 'string' ? playback : 'playing';
    },
    seeking: () => actor.getSnapshot().value.seeking,
    state: () => selectStateAttribute(actor.getSnapshot()),
    loadNumber,
    /** Lets the element speak; without a number, of the load under way. */
    say: (report: Spoken, of = loadNumber()) => actor.send({ ...report, loadNumber: of }),
    /** A row is chosen and sounds. */
    async play(chosen: Song, playType: 'TOP' | 'CUSTOM' = 'TOP') {
      actor.send({ type: 'song.chosen', song: chosen, playType });
      await settled();
      actor.send({ type: 'audio.duration', duration: 60, loadNumber: loadNumber() });
      actor.send({ type: 'audio.playing', loadNumber: loadNumber() });
    },
  };
}

type Spoken = AudioReport extends infer Report
  ? Report extends AudioReport
    ? Omit<Report, 'loadNumber'>
    : never
  : never;

/** All answers that are on their way have arrived. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
