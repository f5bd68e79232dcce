import { boardSetup } from './lyricBoard.setup.ts';

/** The running lyrics: they follow the current line and let a reader who scrolls alone for 5 s. */
export const common = boardSetup.createStateConfig({
  entry: { type: 'setLyricType', params: 'COMMON' },
  type: 'parallel',
  on: { 'mode.switched': 'special', 'special.requested': 'special' },
  states: {
    view: {
      initial: 'following',
      states: {
        following: { on: { 'reader.scrolled': 'paused' } },
        paused: {
          after: { readerPause: 'following' },
          on: {
            'reader.scrolled': { target: 'paused', reenter: true },
            // The swing of a finger's push, and a scrollbar that is held for long.
            'lines.scrolled': { target: 'paused', reenter: true },
            'following.requested': 'following',
            'line.clicked': 'following',
          },
        },
      },
    },
    clicks: {
      initial: 'open',
      states: {
        open: {
          on: {
            'line.clicked': {
              target: 'guarded',
              actions: { type: 'seek', params: ({ event }) => ({ time: event.time }) },
            },
          },
        },
        guarded: { after: { clickGuard: 'open' } },
      },
    },
  },
});
