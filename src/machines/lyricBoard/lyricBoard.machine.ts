import { assign, fromCallback, setup } from 'xstate';
import {
  type BoardPart,
  type LyricBoardContext,
  type LyricBoardEvent,
  type LyricType,
  SIZE_LIMITS,
} from './lyricBoard.types.ts';

/**
 * The lyric board in its two modes. COMMON follows the current line and lets a reader who scrolls
 * alone for 5 s. SPECIAL shows its control bar while the player is paused, on narrow screens and
 * for 2 s after the pointer has moved or left the bar.
 */
export const lyricBoardMachine = setup({
  types: {
    context: {} as LyricBoardContext,
    events: {} as LyricBoardEvent,
  },
  actors: {
    historyLayer: fromCallback(() => {}),
    watchPlayback: fromCallback(() => {}),
    watchScreen: fromCallback(() => {}),
    watchFullscreen: fromCallback(() => {}),
  },
  actions: {
    setLyricType: assign((_, lyricType: LyricType) => ({ lyricType })),
    stepBrightness: assign(({ context }) => ({
      brightness: context.brightness >= 1 ? 0.1 : Math.round(context.brightness * 10 + 1) / 10,
    })),
    setSize: assign(({ context }, { part, rem }: { part: BoardPart; rem: number }) => ({
      sizes: { ...context.sizes, [part]: clamp(rem, SIZE_LIMITS[part]) },
    })),
    toggleFullscreen: () => {},
  },
  guards: {
    wasSpecial: ({ context }) => context.lyricType === 'SPECIAL',
    isSize: (_, rem: number) => Number.isFinite(rem),
  },
  delays: { barLinger: 2000, readerPause: 5000 },
}).createMachine({
  id: 'lyricBoard',
  context: {
    lyricType: 'COMMON',
    brightness: 0.5,
    sizes: { title: 2.4, author: 1.4, lyric: 1.8 },
  },
  type: 'parallel',
  states: {
    board: {
      initial: 'hidden',
      states: {
        hidden: {
          on: {
            'board.requested': [
              { guard: 'wasSpecial', target: 'shown.special' },
              { target: 'shown.common' },
            ],
            'special.requested': 'shown.special',
          },
        },
        shown: {
          initial: 'common',
          invoke: [
            { src: 'historyLayer', id: 'historyLayer' },
            { src: 'watchFullscreen', id: 'watchFullscreen' },
          ],
          on: {
            'board.closed': 'hidden',
            'back.pressed': 'hidden',
            'fullscreen.toggled': { actions: 'toggleFullscreen' },
          },
          states: {
            common: {
              entry: { type: 'setLyricType', params: 'COMMON' },
              initial: 'following',
              on: { 'mode.switched': 'special', 'special.requested': 'special' },
              states: {
                following: { on: { 'reader.scrolled': 'paused' } },
                paused: {
                  after: { readerPause: 'following' },
                  on: {
                    'reader.scrolled': { target: 'paused', reenter: true },
                    'following.requested': 'following',
                  },
                },
              },
            },
            special: {
              entry: { type: 'setLyricType', params: 'SPECIAL' },
              invoke: [
                { src: 'watchPlayback', id: 'watchPlayback' },
                { src: 'watchScreen', id: 'watchScreen' },
              ],
              type: 'parallel',
              on: {
                'mode.switched': 'common',
                'brightness.stepped': { actions: 'stepBrightness' },
                'size.changed': {
                  guard: { type: 'isSize', params: ({ event }) => event.rem },
                  actions: { type: 'setSize', params: ({ event }) => event },
                },
              },
              states: {
                playback: {
                  initial: 'paused',
                  states: {
                    paused: { on: { 'playback.started': 'playing' } },
                    playing: { on: { 'playback.paused': 'paused' } },
                  },
                },
                screen: {
                  initial: 'wide',
                  states: {
                    wide: { on: { 'screen.narrowed': 'narrow' } },
                    narrow: { on: { 'screen.widened': 'wide' } },
                  },
                },
                bar: {
                  initial: 'hiding',
                  on: { 'bar.entered': '.shown' },
                  states: {
                    shown: { on: { 'bar.left': 'hiding' } },
                    hiding: {
                      after: { barLinger: 'hidden' },
                      on: { 'pointer.moved': { target: 'hiding', reenter: true } },
                    },
                    hidden: { on: { 'pointer.moved': 'hiding' } },
                  },
                },
              },
            },
          },
        },
      },
    },
    window: {
      initial: 'normal',
      states: {
        normal: { on: { 'fullscreen.entered': 'fullscreen' } },
        fullscreen: { on: { 'fullscreen.left': 'normal' } },
      },
    },
    translation: {
      initial: 'shown',
      states: {
        shown: { on: { 'translation.toggled': 'hidden' } },
        hidden: { on: { 'translation.toggled': 'shown' } },
      },
    },
  },
});

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}
