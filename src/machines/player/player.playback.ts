import { and, not } from 'xstate';
import { playerSetup } from './player.setup.ts';
import {
  advance,
  begin,
  blocked,
  buffering,
  networkLoss,
  offline,
  playing,
  removed,
  removedId,
  replace,
  restart,
  resume,
  stall,
  wanted,
} from './player.transitions.ts';

/**
 * From a song to its sound. A press only asks; what is shown follows the reports of the element.
 * Reports and answers of an older load change nothing.
 */
export const playback = playerSetup.createStateConfig({
  initial: 'idle',
  on: {
    'song.chosen': [
      {
        guard: { type: 'isLoadedSong', params: ({ event }) => event.song.id },
        actions: [{ type: 'usePlayType', params: ({ event }) => event.playType }, 'playAudio'],
      },
      {
        target: '.resolving',
        actions: [{ type: 'chooseRow', params: ({ event }) => event }, 'announceSong'],
      },
    ],
    'next.requested': [
      { guard: and([not('hasUpNext'), 'restartsSong']), actions: restart },
      {
        guard: 'hasSongs',
        target: '.resolving',
        actions: [{ type: 'stepAfresh', params: 'next' }, 'announceSong'],
      },
    ],
    'previous.requested': [
      { guard: 'restartsSong', actions: restart },
      {
        guard: 'hasSongs',
        target: '.resolving',
        actions: [{ type: 'stepAfresh', params: 'previous' }, 'announceSong'],
      },
    ],
    'custom.removed': [
      {
        guard: { type: 'removesOneOfMany', params: removedId },
        target: '.paused',
        actions: [
          { type: 'removeCurrent', params: removedId },
          'stopAudio',
          'announceSong',
          removed,
        ],
      },
      {
        guard: { type: 'removesCurrentSong', params: removedId },
        target: '.idle',
        actions: [
          { type: 'removeCurrent', params: removedId },
          'stopAudio',
          'announceSong',
          removed,
        ],
      },
      {
        guard: { type: 'isInCustomList', params: removedId },
        actions: [{ type: 'removeCustom', params: removedId }, removed],
      },
    ],
    'custom.cleared': [
      {
        guard: 'playsCustom',
        target: '.idle',
        actions: ['clearCurrent', 'stopAudio', 'announceSong', removed],
      },
      { guard: 'hasCustomSongs', actions: ['clearCustom', removed] },
    ],
    'audio.duration': {
      guard: 'isCurrentLoad',
      actions: { type: 'setDuration', params: ({ event }) => event.duration },
    },
    'url.expired': { actions: 'forgetUrl' },
  },
  states: {
    idle: {
      on: {
        'play.toggled': begin,
        'play.requested': begin,
        // restored from the last visit
        'song.changed': { guard: 'hasSong', target: 'paused' },
      },
    },
    resolving: {
      entry: ['beginLoad', 'stopAudio'],
      invoke: {
        src: 'resolveUrl',
        id: 'resolveUrl',
        input: ({ context }) => ({ id: context.song?.id ?? 0 }),
        onDone: [
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ answer: event.output, kind: 'playable' }),
            },
            target: 'loading',
            actions: [
              { type: 'keepUrl', params: ({ event }) => event.output },
              'stopUrlClock',
              'startUrlClock',
            ],
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ answer: event.output, kind: 'unplayable' }),
            },
            target: 'unplayable',
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ answer: event.output, kind: 'offline' }),
            },
            ...offline,
          },
          { target: 'failed', actions: { type: 'setFailure', params: 'refused' } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: 'refused' } },
      },
      on: {
        'play.toggled': 'paused',
        'pause.requested': 'paused',
        'custom.removed': replace,
      },
    },
    loading: {
      entry: 'loadAudio',
      invoke: networkLoss,
      after: { stallLimit: stall },
      on: {
        'network.lost': offline,
        ...wanted,
        'audio.playing': playing,
        'audio.blocked': blocked,
      },
    },
    playing: {
      initial: 'steady',
      states: {
        steady: {},
        // A seek runs dry for a moment: nobody has to see it.
        dry: { after: { waitingGrace: '#player.playback.buffering' } },
      },
      on: {
        ...wanted,
        'audio.waiting': { guard: 'isCurrentLoad', target: '.dry' },
        'audio.playing': { guard: 'isCurrentLoad', target: '.steady' },
        'audio.ended': advance,
      },
    },
    buffering: {
      invoke: networkLoss,
      after: { stallLimit: stall },
      on: {
        'network.lost': offline,
        ...wanted,
        'audio.playing': playing,
        'audio.ended': advance,
      },
    },
    paused: {
      on: {
        'play.toggled': resume,
        'play.requested': resume,
        'audio.playing': playing,
        'audio.waiting': buffering,
        'audio.blocked': blocked,
        'audio.failed': { guard: 'isCurrentLoad', actions: 'forgetUrl' },
      },
    },
    blocked: {
      on: {
        'play.toggled': resume,
        'play.requested': resume,
        'audio.playing': playing,
        'audio.waiting': buffering,
        'audio.failed': { guard: 'isCurrentLoad', target: 'paused', actions: 'forgetUrl' },
      },
    },
    unplayable: {
      entry: [
        'markUnplayable',
        {
          type: 'notify',
          params: ({ context }) => ({
            tone: 'warning',
            title: '提示',
            text: `《${context.song?.name ?? ''}》暂时无法播放`,
            duration: 1000,
          }),
        },
      ],
      always: [
        { guard: 'runGoesOn', target: 'resolving', actions: ['stepOn', 'announceSong'] },
        {
          guard: 'wasRun',
          target: 'failed',
          actions: [
            { type: 'setFailure', params: 'run' },
            {
              type: 'notify',
              params: ({ context }) => ({
                kind: 'notice',
                tone: 'error',
                title: '错误提示',
                text: `接连 ${context.tried.length} 首歌都无法播放，已停止播放`,
              }),
            },
          ],
        },
        { target: 'failed', actions: { type: 'setFailure', params: 'unplayable' } },
      ],
    },
    failed: {
      entry: ['forgetUrl', 'stopAudio'],
      on: {
        'play.toggled': { target: 'resolving', actions: 'beginNewRun' },
        'play.requested': { target: 'resolving', actions: 'beginNewRun' },
      },
    },
  },
});
