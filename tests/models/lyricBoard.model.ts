import { lyricBoardMachine } from '#src/machines/lyricBoard/lyricBoard.machine.ts';
import { selectIsBarShown } from '#src/machines/lyricBoard/lyricBoard.selectors.ts';
import type { LyricBoardEvent } from '#src/machines/lyricBoard/lyricBoard.types.ts';
import { defineModel, done } from './harness.ts';

const boards: LyricBoardEvent[] = [
  { type: 'board.requested' },
  { type: 'special.requested' },
  { type: 'board.closed' },
  { type: 'back.pressed' },
  { type: 'mode.switched' },
];

const picture = new Blob(['picture']);
/** The world has told what it kept: these regions have nothing more to say. */
const restored = [done('readStored', { record: null }), done('readPicture', null)];

export default defineModel({
  machine: lyricBoardMachine,
  start: restored,
  events: [
    ...boards,
    { type: 'reader.scrolled' },
    { type: 'lines.scrolled' },
    { type: 'following.requested' },
    { type: 'line.clicked', time: 12 },
    { type: 'playback.started' },
    { type: 'playback.paused' },
    { type: 'screen.narrowed' },
    { type: 'screen.widened' },
    { type: 'popover.opened' },
    { type: 'popover.closed' },
    { type: 'pointer.moved' },
    { type: 'picture.pressed' },
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
    'the control bar is there under every open popover': (snapshot) =>
      !snapshot.matches({ board: { shown: { special: { popovers: 'open' } } } }) ||
      selectIsBarShown(snapshot),
    'the control bar is always there in COMMON': (snapshot) =>
      !snapshot.matches({ board: { shown: 'common' } }) || selectIsBarShown(snapshot),
    'a picture of the visitor’s own stands exactly where there is one': (snapshot) =>
      snapshot.matches({ background: 'custom' }) === (snapshot.context.picture !== null),
  },
  limit: 5000,
  also: [
    {
      start: restored,
      events: [
        ...boards,
        { type: 'translation.toggled' },
        { type: 'fullscreen.toggled' },
        { type: 'fullscreen.entered' },
        { type: 'fullscreen.left' },
        { type: 'page.hidden' },
      ],
      classes: ({ lyricType }) => lyricType,
      limit: 2000,
    },
    {
      start: [...restored, { type: 'special.requested' }],
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
    {
      events: [
        { type: 'board.requested' },
        { type: 'board.closed' },
        { type: 'page.hidden' },
        done('readStored', { record: null }),
        done('readStored', { record: { lyricType: 'SPECIAL', isTranslationShown: false } }),
      ],
      classes: ({ lyricType }) => lyricType,
      limit: 2000,
    },
    {
      events: [
        { type: 'picture.chosen', file: picture },
        { type: 'picture.shown', url: 'blob:1' },
        { type: 'picture.reset' },
        done('readPicture', null),
        done('readPicture', picture),
        done('checkPicture', { kind: 'usable', picture }),
        done('checkPicture', { kind: 'unreadable' }),
        done('checkPicture', { kind: 'tooBig' }),
        done('keepPicture', undefined),
        done('removePicture', undefined),
      ],
      classes: (context) => [context.picture === null, context.pictureUrl],
      limit: 2000,
    },
  ],
});
