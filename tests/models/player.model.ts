import type { Song } from '#src/domain/song.ts';
import { playerMachine } from '#src/machines/player/player.machine.ts';
import type {
  LyricAnswer,
  PlayerContext,
  PlayerEvent,
  PlayerMachineEvent,
  Resolution,
} from '#src/machines/player/player.types.ts';
import { defineModel, done, type ModelEvent, type SyntheticEvent } from './harness.ts';

type Event = ModelEvent<typeof playerMachine>;

const song = (id: number, picUrl = 'cover.jpg'): Song => ({
  id,
  name: `第${id}首`,
  ar: [{ name: '李白' }],
  alia: [],
  al: { picUrl },
  dt: 60_000,
});
const LIST = [1, 2, 3, 4, 5, 6].map((id) => song(id));
const FIRST = song(1);

const answered = (resolution: Resolution) => done('resolveUrl', resolution);
const playable = answered({ kind: 'playable', url: '/1.mp3', trialStart: null });
const worded = (kind: LyricAnswer['kind']): SyntheticEvent =>
  done('loadLyric', { kind, lyric: { lines: [], times: [], synced: kind === 'synced' } });
const restored = (record: unknown) => done('readStored', { record, seed: 7 });

const PRESSES: PlayerEvent[] = [
  { type: 'play.toggled' },
  { type: 'play.requested' },
  { type: 'pause.requested' },
  { type: 'next.requested' },
  { type: 'previous.requested' },
];

const ANSWERS = [
  playable,
  answered({ kind: 'unplayable' }),
  answered({ kind: 'offline' }),
  answered({ kind: 'refused' }),
];

/** What the element can say of that load. */
function reports(loadNumber: number): PlayerMachineEvent[] {
  return [
    { type: 'audio.playing', loadNumber },
    { type: 'audio.paused', loadNumber },
    { type: 'audio.waiting', loadNumber },
    { type: 'audio.ended', loadNumber },
    { type: 'audio.blocked', loadNumber },
    { type: 'audio.duration', loadNumber, duration: 60 },
    { type: 'audio.time', loadNumber, time: 0.5 },
    { type: 'audio.time', loadNumber, time: 30 },
    { type: 'audio.failed', loadNumber, mediaErrorCode: 2, online: false },
    { type: 'audio.failed', loadNumber, mediaErrorCode: 2, online: true },
    { type: 'audio.failed', loadNumber, mediaErrorCode: 3, online: true },
  ];
}

/** What tells two situations of playing apart; songs and seconds as such do not. */
function playing({ song, url, songs, customSongs, tried, urlFetches, ...context }: PlayerContext) {
  return {
    song: song !== null,
    url: url !== '',
    songs: songs.length,
    customSongs: customSongs.length,
    upNext: context.upNext.length,
    playType: context.playType,
    playModel: context.playModel,
    tried: Math.min(tried.length, 2),
    urlFetches: Math.min(urlFetches, 2),
  };
}

const started: Event[] = [restored(null), { type: 'songs.changed', songs: LIST }];
const sounding: Event[] = [
  ...started,
  { type: 'play.requested' },
  playable,
  { type: 'audio.playing', loadNumber: 1 },
];

/** One list: presses, the element's reports and the catalogue's answers in every order. */
export default defineModel({
  machine: playerMachine,
  start: started,
  events: ({ context }): Event[] => [
    ...PRESSES,
    ...ANSWERS,
    ...reports(context.loadNumber),
    ...reports(context.loadNumber - 1),
    { type: 'mode.toggled' },
    { type: 'song.chosen', song: FIRST, playType: 'TOP' },
    { type: 'url.expired' },
    { type: 'network.lost' },
  ],
  classes: playing,
  limit: 200_000,
  ready: (snapshot) =>
    snapshot.matches({ playback: 'playing', seeking: 'tracking', queue: 'ready' }),
  invariants: {
    'only an idle player has no song': (snapshot) =>
      snapshot.matches({ playback: 'idle' }) === (snapshot.context.song === null),
    'a run of failures is bounded': ({ context }) => context.tried.length <= 5,
    'no song is tried twice in a run': ({ context }) =>
      new Set(context.tried).size === context.tried.length,
    'a failed player holds no address': (snapshot) =>
      !snapshot.matches({ playback: 'failed' }) || snapshot.context.url === '',
    'an empty custom list is not played': ({ context }) =>
      context.customSongs.length > 0 || context.playType === 'TOP',
    'the custom list holds a song once': ({ context }) =>
      new Set(context.customSongs.map(({ id }) => id)).size === context.customSongs.length,
    'what is to be played next is in the custom list': ({ context }) =>
      context.upNext.every(({ id }) => context.customSongs.some((song) => song.id === id)),
    'the volume stays between 0 and 1': ({ context }) => context.volume >= 0 && context.volume <= 1,
    'the time stays within the song': ({ context }) =>
      context.currentTime >= 0 &&
      (context.duration === 0 || context.currentTime <= context.duration),
  },
  also: [
    // runs of songs that cannot be played, to their end
    {
      start: started,
      events: ({ context: { loadNumber } }): Event[] => [
        ...ANSWERS,
        { type: 'next.requested' },
        { type: 'previous.requested' },
        { type: 'mode.toggled' },
        { type: 'audio.playing', loadNumber },
        { type: 'audio.time', loadNumber, time: 30 },
        { type: 'audio.failed', loadNumber, mediaErrorCode: 3, online: true },
      ],
      classes: ({ playModel, direction, tried }) => [playModel, direction, tried.length],
      limit: 100_000,
    },
    // the custom list, and no list at all
    {
      start: [restored(null)],
      events: ({ context }): Event[] => [
        ...PRESSES,
        playable,
        { type: 'audio.playing', loadNumber: context.loadNumber },
        { type: 'audio.waiting', loadNumber: context.loadNumber },
        { type: 'audio.paused', loadNumber: context.loadNumber },
        { type: 'custom.added', song: FIRST },
        { type: 'custom.added', song: song(2) },
        { type: 'custom.removed', id: 1 },
        { type: 'custom.removed', id: 2 },
        { type: 'custom.moved', id: 1, index: 1 },
        { type: 'custom.moved', id: 9, index: 0 },
        { type: 'custom.cleared' },
        ...context.customSongs.map(
          (each): Event => ({
            type: 'song.chosen',
            song: each,
            playType: 'CUSTOM',
          }),
        ),
        { type: 'song.chosen', song: song(3), playType: 'TOP' },
      ],
      classes: (context) => [playing(context), context.song?.id],
      limit: 100_000,
    },
    // songs asked to be played next, and the silence after a song
    {
      start: sounding,
      events: ({ context: { loadNumber } }): Event[] => [
        { type: 'playNext.requested', song: FIRST },
        { type: 'playNext.requested', song: song(8, '') },
        { type: 'custom.removed', id: 8 },
        { type: 'stopAfterSong.requested' },
        { type: 'stopAfterSong.cancelled' },
        { type: 'next.requested' },
        { type: 'mode.toggled' },
        playable,
        answered({ kind: 'unplayable' }),
        { type: 'audio.playing', loadNumber },
        { type: 'audio.waiting', loadNumber },
        { type: 'audio.ended', loadNumber },
        { type: 'audio.ended', loadNumber: loadNumber - 1 },
      ],
      classes: ({ playModel, upNext, customSongs, song }) => ({
        playModel,
        upNext: Math.min(upNext.length, 1),
        customSongs: Math.min(customSongs.length, 1),
        isFirst: song?.id === 1,
      }),
      limit: 200_000,
    },
    // seeking
    {
      start: [...sounding, { type: 'audio.duration', loadNumber: 1, duration: 60 }],
      events: ({ context: { loadNumber } }): Event[] => [
        { type: 'seek.started' },
        { type: 'seek.moved', time: 20 },
        { type: 'seek.moved', time: 90 },
        { type: 'seek.committed', time: 20 },
        { type: 'seek.requested', time: 40 },
        { type: 'seek.requested', time: Number.NaN },
        { type: 'seek.cancelled' },
        { type: 'audio.time', loadNumber, time: 30 },
        { type: 'audio.duration', loadNumber, duration: 60 },
        { type: 'audio.seeked', loadNumber },
        { type: 'audio.seeked', loadNumber: loadNumber - 1 },
        { type: 'audio.playing', loadNumber },
        { type: 'audio.paused', loadNumber },
        { type: 'url.expired' },
        { type: 'next.requested' },
        { type: 'pause.requested' },
        playable,
      ],
      classes: ({ url, duration }) => [url !== '', duration > 0],
      limit: 100_000,
    },
    // the last visit, lyrics, covers, volume
    {
      events: ({ context: { loadNumber } }): Event[] => [
        restored(null),
        restored('junk'),
        restored({
          version: 1,
          volume: 0,
          playModel: 'LISTLOOP',
          playType: 'TOP',
          song: FIRST,
          currentTime: 59,
          duration: 60,
          songs: LIST,
          customSongs: [],
        }),
        { type: 'play.toggled' },
        playable,
        { type: 'audio.playing', loadNumber },
        { type: 'song.chosen', song: song(7, ''), playType: 'TOP' },
        { type: 'custom.added', song: song(8, '') },
        done('songDetail', [song(7), song(8)]),
        worded('synced'),
        worded('plain'),
        worded('instrumental'),
        worded('none'),
        { type: 'lyric.retried' },
        { type: 'lyricOffset.changed', offset: 500 },
        { type: 'lyricOffset.changed', offset: 0 },
        { type: 'page.hidden' },
        { type: 'volume.changed', volume: 0.456 },
        { type: 'volume.changed', volume: 7 },
        { type: 'volume.changed', volume: Number.NaN },
        { type: 'mute.toggled' },
      ],
      classes: ({ song, url, customSongs, volume }) => ({
        song: song !== null,
        url: url !== '',
        customSongs: customSongs.length,
        isSilent: volume === 0,
      }),
      limit: 100_000,
    },
  ],
});
