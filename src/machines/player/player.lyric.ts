import { playerSetup } from './player.setup.ts';

/** The words of the song; those of the song before are gone at once. */
export const lyric = playerSetup.createStateConfig({
  initial: 'none',
  on: {
    'song.changed': [{ guard: 'hasSong', target: '.loading' }, { target: '.none' }],
  },
  states: {
    none: {},
    loading: {
      invoke: {
        src: 'loadLyric',
        id: 'loadLyric',
        input: ({ context }) => ({ id: context.song?.id ?? 0 }),
        onDone: [
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ answer: event.output, kind: 'synced' }),
            },
            target: 'synced',
            actions: { type: 'setLyric', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ answer: event.output, kind: 'plain' }),
            },
            target: 'plain',
            actions: { type: 'setLyric', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ answer: event.output, kind: 'instrumental' }),
            },
            target: 'instrumental',
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
    },
    synced: {},
    plain: {},
    instrumental: {},
    failed: { on: { 'lyric.retried': 'loading' } },
  },
});
