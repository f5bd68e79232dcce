import { DEFAULT_BOARD } from '#src/domain/boardRecord.ts';
import { common } from './lyricBoard.common.ts';
import { background, choice } from './lyricBoard.picture.ts';
import { record } from './lyricBoard.record.ts';
import { boardSetup } from './lyricBoard.setup.ts';
import { special } from './lyricBoard.special.ts';

/**
 * The lyric board in its two modes, COMMON and SPECIAL, with what the visitor has set on it: the
 * kind of board, its looks, the translation and the picture behind the SPECIAL one.
 */
export const lyricBoardMachine = boardSetup.createMachine({
  id: 'lyricBoard',
  context: {
    lyricType: DEFAULT_BOARD.lyricType,
    brightness: DEFAULT_BOARD.brightness,
    sizes: DEFAULT_BOARD.sizes,
    picture: null,
    pictureUrl: '',
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
            // A board that already lies open is the kind the visitor wants now.
            'record.restored': {
              actions: { type: 'setLyricType', params: ({ event }) => event.lyricType },
            },
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
          states: { common, special },
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
      on: {
        'record.restored': {
          guard: {
            type: 'isTranslationUnwanted',
            params: ({ event }) => event.isTranslationShown,
          },
          target: '.hidden',
        },
      },
      states: {
        shown: { on: { 'translation.toggled': 'hidden' } },
        hidden: { on: { 'translation.toggled': 'shown' } },
      },
    },
    record,
    choice,
    background,
  },
});
