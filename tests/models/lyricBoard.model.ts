import { lyricBoardMachine } from '#src/machines/lyricBoard/lyricBoard.machine.ts';
import { selectIsBarShown } from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import type { LyricBoardEvent } from '#src/machines/lyricBoard/lyricBoard.types.ts';
import { defineModel } from './harness.ts';

const boards: LyricBoardEvent[] = [
  { type: 'board.requested' },
  { type: 'special.requested' },
  { type: 'board.closed' },
  { type: 'back.pressed' },
  { type: 'mode.switched' },
];

export default defineModel({
  machine: lyricBoardMachine,
  events: [
    ...boards,
    { type: 'reader.scrolled' },
    { type: 'following.requested' },
    { type: 'playback.started' },
    { type: 'playback.paused' },
    { type: 'screen.narrowed' },
    { type: 'screen.widened' },
    { type: 'pointer.moved' },
    { type: 'bar.entered' },
    { type: 'bar.left' },
  ],
  ready: (snapshot) => snapshot.matches({ board: 'hidden' }),
  classes: ({ lyricType }) => lyricType,
  invariants: {
    'the kind of board shown is the kind remembered': (snapshot) =>
      !snapshot.matches({ board: 'shown' }) ||
      snapshot.matches({
        board: { shown: snapshot.context.lyricType === 'SPECIAL' ? 'special' : 'common' },
      }),
    'the control bar is there whenever the player is paused': (snapshot) =>
      !snapshot.matches({ board: { shown: { special: { playback: 'paused' } } } }) ||
      selectIsBarShown(snapshot),
    'the control bar is always there in COMMON': (snapshot) =>
      !snapshot.matches({ board: { shown: 'common' } }) || selectIsBarShown(snapshot),
  },
  limit: 5000,
  also: [
    {
      events: [
        ...boards,
        { type: 'translation.toggled' },
        { type: 'fullscreen.toggled' },
        { type: 'fullscreen.entered' },
        { type: 'fullscreen.left' },
      ],
      classes: ({ lyricType }) => lyricType,
      limit: 2000,
    },
    {
      start: [{ type: 'special.requested' }],
      events: [
        { type: 'brightness.stepped' },
        { type: 'size.changed', part: 'title', rem: 0 },
        { type: 'size.changed', part: 'title', rem: 9 },
        { type: 'size.changed', part: 'author', rem: Number.NaN },
        { type: 'board.closed' },
      ],
      classes: ({ brightness, sizes }) => [brightness, sizes],
      limit: 2000,
    },
  ],
});
