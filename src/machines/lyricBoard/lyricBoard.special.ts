import { boardSetup } from './lyricBoard.setup.ts';

/**
 * One line on a picture. The control bar is there while the player is paused, on narrow screens,
 * under an open popover, and for 2 s after the pointer has moved or left the bar.
 */
export const special = boardSetup.createStateConfig({
  entry: { type: 'setLyricType', params: 'SPECIAL' },
  invoke: [
    { src: 'watchPlayback', id: 'watchPlayback' },
    { src: 'watchScreen', id: 'watchScreen' },
    { src: 'watchPopovers', id: 'watchPopovers' },
  ],
  type: 'parallel',
  on: {
    'mode.switched': 'common',
    'brightness.stepped': { actions: 'stepBrightness' },
    'size.changed': {
      guard: { type: 'isSize', params: ({ event }) => event.rem },
      actions: { type: 'setSize', params: ({ event }) => event },
    },
    // Where nothing but the picture is to be seen, a finger first brings the controls back.
    'picture.pressed': [
      { guard: 'isIdle', target: '.bar.hiding' },
      { actions: 'toggleFullscreen' },
    ],
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
    popovers: {
      initial: 'closed',
      states: {
        closed: { on: { 'popover.opened': 'open' } },
        open: { on: { 'popover.closed': 'closed' } },
      },
    },
    bar: {
      initial: 'hiding',
      on: { 'bar.entered': '.shown', 'popover.closed': '.hiding' },
      states: {
        shown: { on: { 'bar.left': 'hiding', 'popover.closed': {} } },
        hiding: {
          after: { barLinger: 'hidden' },
          on: { 'pointer.moved': { target: 'hiding', reenter: true } },
        },
        hidden: { on: { 'pointer.moved': 'hiding' } },
      },
    },
  },
});
