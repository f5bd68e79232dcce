import { assign, type EventObject, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate';
import type { PictureCheck } from '#src/domain/boardPicture.ts';
import {
  type BoardPart,
  type BoardRecord,
  type LyricType,
  nextBrightness,
  parseBoardRecord,
  toSize,
} from '#src/domain/boardRecord.ts';
import type { ToastRequest } from '../toasts/toasts.types.ts';
import type { LyricBoardContext, LyricBoardMachineEvent, StoredBoard } from './lyricBoard.types.ts';

/** The words of the board's chart: its actors, actions, guards and delays. */
export const boardSetup = setup({
  types: {
    context: {} as LyricBoardContext,
    events: {} as LyricBoardMachineEvent,
  },
  actors: {
    historyLayer: fromCallback(() => {}),
    watchPlayback: fromCallback(() => {}),
    watchScreen: fromCallback(() => {}),
    watchFullscreen: fromCallback(() => {}),
    watchPopovers: fromCallback(() => {}),
    /** Says `page.hidden` when the page goes out of sight or away. */
    watchHiding: fromCallback(() => {}),
    /** What the last visit left, unchecked. */
    readStored: fromPromise<StoredBoard>(async () => {
      throw new Error('readStored is not provided');
    }),
    readPicture: fromPromise<Blob | null>(async () => {
      throw new Error('readPicture is not provided');
    }),
    checkPicture: fromPromise<PictureCheck, { file: Blob }>(async () => {
      throw new Error('checkPicture is not provided');
    }),
    keepPicture: fromPromise<void, { picture: Blob | null }>(async () => {
      throw new Error('keepPicture is not provided');
    }),
    removePicture: fromPromise<void>(async () => {
      throw new Error('removePicture is not provided');
    }),
    /** Says `picture.shown`; the address is good until the actor is stopped. */
    lendUrl: fromCallback<EventObject, { picture: Blob | null }>(() => {}),
  },
  actions: {
    setLyricType: assign((_, lyricType: LyricType) => ({ lyricType })),
    stepBrightness: assign(({ context }) => ({ brightness: nextBrightness(context.brightness) })),
    setSize: assign(({ context }, { part, rem }: { part: BoardPart; rem: number }) => ({
      sizes: { ...context.sizes, [part]: toSize(part, rem) },
    })),
    restoreLooks: assign((_, stored: StoredBoard) => {
      const { brightness, sizes } = parseBoardRecord(stored.record);
      return { brightness, sizes };
    }),
    announceRecord: raise((_, stored: StoredBoard) => {
      const { lyricType, isTranslationShown } = parseBoardRecord(stored.record);
      return { type: 'record.restored' as const, lyricType, isTranslationShown };
    }),
    setPicture: assign((_, picture: Blob | null) => ({ picture })),
    forgetPicture: assign({ picture: null, pictureUrl: '' }),
    setPictureUrl: assign((_, pictureUrl: string) => ({ pictureUrl })),
    acceptPicture: raise((_, check: PictureCheck) => ({
      type: 'picture.accepted' as const,
      picture: check.kind === 'usable' ? check.picture : null,
    })),
    toggleFullscreen: () => {},
    seek: (_, __: { time: number }) => {},
    /** Keeps the record until the next visit. */
    save: (_, __: BoardRecord) => {},
    notify: (_, __: ToastRequest) => {},
  },
  guards: {
    wasSpecial: ({ context }) => context.lyricType === 'SPECIAL',
    isSize: (_, rem: number) => Number.isFinite(rem),
    isIdle: stateIn({
      board: {
        shown: {
          special: { playback: 'playing', screen: 'wide', bar: 'hidden', popovers: 'closed' },
        },
      },
    }),
    showsTranslation: stateIn({ translation: 'shown' }),
    isTranslationUnwanted: (_, isShown: boolean) => !isShown,
    isPicture: (_, picture: Blob | null) => picture !== null,
    isKind: (_, { check, kind }: { check: PictureCheck; kind: PictureCheck['kind'] }) =>
      check.kind === kind,
  },
  delays: {
    /** So long the control bar stays after the pointer has left it (specification, section 4). */
    barLinger: 2000,
    readerPause: 5000,
    /** Clicks so soon after a click on a line are the same click (specification, section 4). */
    clickGuard: 100,
  },
});
