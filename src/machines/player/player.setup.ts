import { assign, cancel, fromCallback, fromPromise, raise, sendTo, setup, stateIn } from 'xstate';
import type { AudioCommand } from '#src/domain/audioMessages.ts';
import type { PlayerRecord } from '#src/domain/playerRecord.ts';
import type { Direction } from '#src/domain/playOrder.ts';
import type { PlayType, Song } from '#src/domain/song.ts';
import type { ToastRequest } from '../toasts/toasts.types.ts';
import * as change from './player.actions.ts';
import * as rule from './player.guards.ts';
import * as order from './player.order.ts';
import type {
  LyricAnswer,
  PlayerContext,
  PlayerFailure,
  PlayerMachineEvent,
  Resolution,
  StoredPlayer,
} from './player.types.ts';

/** The words of the player's chart: its actors, actions, guards and delays. */
export const playerSetup = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerMachineEvent,
  },
  actors: {
    audio: fromCallback<AudioCommand>(() => {}),
    /** The keys of the keyboard, the headset and the lock screen. */
    mediaSession: fromCallback(() => {}),
    /** Two tabs do not play at once. */
    otherTabs: fromCallback(() => {}),
    /** Says `page.hidden` when the page goes out of sight or away. */
    watchHiding: fromCallback(() => {}),
    /** Says `network.lost` when there is no network, or none any more. */
    networkLoss: fromCallback(() => {}),
    readStored: fromPromise<StoredPlayer>(async () => {
      throw new Error('readStored is not provided');
    }),
    resolveUrl: fromPromise<Resolution, { id: number }>(async () => {
      throw new Error('resolveUrl is not provided');
    }),
    loadLyric: fromPromise<LyricAnswer, { id: number }>(async () => {
      throw new Error('loadLyric is not provided');
    }),
    songDetail: fromPromise<Song[], { ids: number[] }>(async () => {
      throw new Error('songDetail is not provided');
    }),
  },
  actions: {
    // which song
    stepAfresh: assign(({ context }, direction: Direction) => order.stepAfresh(context, direction)),
    stepOn: assign(({ context }) => order.step(context, context.direction) ?? {}),
    chooseRow: assign(({ context }, { song, playType }: { song: Song; playType: PlayType }) =>
      change.chooseRow(context, song, playType),
    ),
    usePlayType: assign((_, playType: PlayType) => ({ playType, anchorId: null })),
    markUnplayable: assign(({ context }) => change.markUnplayable(context)),
    beginNewRun: assign({ tried: [] }),
    announceSong: raise({ type: 'song.changed' }),

    // where it is heard
    beginLoad: assign(({ context }) => change.beginLoad(context)),
    keepUrl: assign((_, resolution: Resolution) =>
      resolution.kind === 'playable'
        ? { url: resolution.url, trialStart: resolution.trialStart }
        : {},
    ),
    forgetUrl: assign({ url: '' }),
    stopUrlClock: cancel('urlLife'),
    startUrlClock: raise({ type: 'url.expired' }, { id: 'urlLife', delay: 'urlLife' }),
    setFailure: assign((_, failure: PlayerFailure) => ({ failure })),

    // the element
    loadAudio: sendTo('audio', ({ context }: { context: PlayerContext }) => ({
      type: 'audio.load',
      url: context.url,
      loadNumber: context.loadNumber,
      startAt: context.currentTime,
      volume: context.volume,
    })),
    playAudio: sendTo('audio', { type: 'audio.play' }),
    pauseAudio: sendTo('audio', { type: 'audio.pause' }),
    stopAudio: sendTo('audio', { type: 'audio.stop' }),
    seekAudio: sendTo('audio', ({ context }: { context: PlayerContext }) => ({
      type: 'audio.seek',
      time: context.currentTime,
    })),
    sendVolume: sendTo('audio', ({ context }: { context: PlayerContext }) => ({
      type: 'audio.volume',
      volume: context.volume,
    })),

    // time
    followTime: assign(({ context }, time: number) => change.followTime(context, time)),
    setDuration: assign((_, duration: number) => ({ duration })),
    startDrag: assign(({ context }) => ({ dragTime: context.currentTime })),
    drag: assign(({ context }, time: number) => ({ dragTime: change.toTime(context, time) })),
    moveTo: assign(({ context }, time: number) => ({
      currentTime: change.toTime(context, time),
      startAt: change.toTime(context, time),
    })),
    moveToStart: assign({ currentTime: 0, startAt: 0 }),
    resume: raise({ type: 'play.requested' }),

    // lists and settings
    setSongs: assign((_, songs: Song[]) => ({ songs })),
    addCustom: assign(({ context }, song: Song) => change.addCustom(context, song)),
    removeCustom: assign(({ context }, id: number) => change.removeCustom(context, id)),
    removeCurrent: assign(({ context }, id: number) => change.removeCurrent(context, id)),
    moveCustom: assign(({ context }, { id, index }: { id: number; index: number }) =>
      change.moveCustom(context, id, index),
    ),
    clearCustom: assign(() => change.clearCustom()),
    clearCurrent: assign(({ context }) => change.clearCurrent(context)),
    queueNext: assign(({ context }, song: Song) => change.queueNext(context, song)),
    changeOffset: assign(({ context }, offset: number) => change.changeOffset(context, offset)),
    setVolume: assign(({ context }, volume: number) => change.changeVolume(context, volume)),
    toggleMute: assign(({ context }) => change.toggleMute(context)),
    toggleMode: assign(({ context }) => change.toggleMode(context)),
    fillCovers: assign(({ context }, songs: Song[]) => change.fillCovers(context, songs)),
    restore: assign(({ context }, stored: StoredPlayer) => change.restore(context, stored)),
    setLyric: assign((_, { lyric }: LyricAnswer) => ({ lyric })),

    /** Keeps the record until the next visit. */
    save: (_, __: PlayerRecord) => {},
    /** Play was pressed and there is no list yet: somebody shall bring one and start it. */
    requestListening: () => {},
    notify: (_, __: ToastRequest) => {},
  },
  guards: {
    isCurrentLoad: ({ context, event }) =>
      'loadNumber' in event && event.loadNumber === context.loadNumber,
    failsOffline: ({ event }) => event.type === 'audio.failed' && !event.online,
    deservesFreshUrl: ({ context, event }) =>
      event.type === 'audio.failed' && rule.deservesFreshUrl(context, event.mediaErrorCode),
    isKind: (
      _,
      {
        answer,
        kind,
      }: { answer: Resolution | LyricAnswer; kind: (Resolution | LyricAnswer)['kind'] },
    ) => answer.kind === kind,
    hasSong: ({ context }) => context.song !== null,
    hasSongs: ({ context }) => rule.hasSongs(context),
    hasUrl: ({ context }) => context.url !== '',
    hasDuration: ({ context }) => context.duration > 0,
    isPlaying: stateIn({ playback: 'playing' }),
    isBuffering: stateIn({ playback: 'buffering' }),
    restartsSong: ({ context }) => rule.restartsSong(context),
    hasUpNext: ({ context }) => rule.hasUpNext(context),
    stopsAfterSong: stateIn({ ending: 'stops' }),
    isAnotherSong: ({ context }, id: number) => rule.isAnotherSong(context, id),
    playsCustom: ({ context }) => rule.playsCustom(context),
    hasCustomSongs: ({ context }) => context.customSongs.length > 0,
    isLoadedSong: ({ context }, id: number) => rule.isLoadedSong(context, id),
    runGoesOn: ({ context }) => rule.runGoesOn(context),
    wasRun: ({ context }) => context.tried.length > 1,
    isNewInCustomList: ({ context }, id: number) => !rule.isInCustomList(context, id),
    isInCustomList: ({ context }, id: number) => rule.isInCustomList(context, id),
    removesCurrentSong: ({ context }, id: number) => rule.removesCurrentSong(context, id),
    removesOneOfMany: ({ context }, id: number) => rule.removesOneOfMany(context, id),
    lacksCover: ({ context }) => change.coverless(context).length > 0,
    bringsNoCover: (_, song: Song) => song.al.picUrl === '',
  },
  delays: {
    /** Addresses live about 20 minutes. */
    urlLife: 20 * 60_000,
    /** Shorter without sound than this is no buffering to tell of. */
    waitingGrace: 300,
    /** Longer without sound is not waiting any more, it has failed. */
    stallLimit: 20_000,
    /** After a drag the element's clock is not believed for so long (specification, section 4). */
    seekGuard: 200,
    /** A seek that is not confirmed by then is taken as done. */
    seekLimit: 5_000,
  },
});
