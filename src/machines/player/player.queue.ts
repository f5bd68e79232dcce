import { coverless, toRecord } from './player.actions.ts';
import { playerSetup } from './player.setup.ts';

/** The lists and the mode: brought back from the last visit, kept for the next one. */
export const queue = playerSetup.createStateConfig({
  initial: 'restoring',
  on: {
    'songs.changed': { actions: { type: 'setSongs', params: ({ event }) => event.songs } },
    'custom.added': {
      guard: { type: 'isNewInCustomList', params: ({ event }) => event.song.id },
      actions: [
        { type: 'addCustom', params: ({ event }) => event.song },
        {
          type: 'notify',
          params: { tone: 'success', title: '提示', text: '添加成功', duration: 1000 },
        },
      ],
    },
    'custom.moved': { actions: { type: 'moveCustom', params: ({ event }) => event } },
    'playNext.requested': {
      guard: { type: 'isAnotherSong', params: ({ event }) => event.song.id },
      actions: [
        { type: 'queueNext', params: ({ event }) => event.song },
        {
          type: 'notify',
          params: ({ event }) => ({
            tone: 'success',
            title: '提示',
            text: `下一首播放《${event.song.name}》`,
            duration: 1000,
          }),
        },
      ],
    },
    'lyricOffset.changed': {
      actions: { type: 'changeOffset', params: ({ event }) => event.offset },
    },
    'mode.toggled': { actions: 'toggleMode' },
    'volume.changed': {
      actions: [{ type: 'setVolume', params: ({ event }) => event.volume }, 'sendVolume'],
    },
    'mute.toggled': { actions: ['toggleMute', 'sendVolume'] },
  },
  states: {
    restoring: {
      invoke: {
        src: 'readStored',
        id: 'readStored',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'restore', params: ({ event }) => event.output },
            'sendVolume',
            'announceSong',
          ],
        },
        onError: 'ready',
      },
    },
    ready: {
      invoke: { src: 'watchHiding', id: 'watchHiding' },
      on: {
        'page.hidden': {
          actions: { type: 'save', params: ({ context }) => toRecord(context) },
        },
      },
    },
  },
});

/** Search songs come without a cover: the real one is fetched when they are added or played. */
export const covers = playerSetup.createStateConfig({
  initial: 'complete',
  on: {
    'song.changed': { guard: 'lacksCover', target: '.fetching' },
    'custom.added': {
      guard: { type: 'bringsNoCover', params: ({ event }) => event.song },
      target: '.fetching',
    },
    'playNext.requested': {
      guard: { type: 'bringsNoCover', params: ({ event }) => event.song },
      target: '.fetching',
    },
  },
  states: {
    complete: {},
    fetching: {
      invoke: {
        src: 'songDetail',
        id: 'songDetail',
        input: ({ context }) => ({ ids: coverless(context) }),
        onDone: {
          target: 'complete',
          actions: { type: 'fillCovers', params: ({ event }) => event.output },
        },
        onError: 'complete',
      },
    },
  },
});

/** What comes after the song: the next one, or silence for who falls asleep. */
export const ending = playerSetup.createStateConfig({
  initial: 'goesOn',
  states: {
    goesOn: { on: { 'stopAfterSong.requested': 'stops' } },
    stops: {
      on: {
        'stopAfterSong.cancelled': 'goesOn',
        'audio.ended': { guard: 'isCurrentLoad', target: 'goesOn' },
      },
    },
  },
});
