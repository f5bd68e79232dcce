import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { PictureCheck } from '#src/domain/boardPicture.ts';
import { lyricBoardMachine } from '#src/machines/lyricBoard/lyricBoard.machine.ts';
import type {
  LyricBoardMachineEvent,
  LyricBoardReport,
  StoredBoard,
} from '#src/machines/lyricBoard/lyricBoard.types.ts';
import { selectIsBusy, selectIsPlaying } from '#src/machines/player/player.selectors.ts';
import { actorOf } from '#src/machines/system.ts';
import { checkPicture } from '#src/services/boardPicture.ts';
import { toggleFullscreen, watchFullscreen } from '#src/services/fullscreen.ts';
import { openHistoryLayer } from '#src/services/historyLayer.ts';
import { watchNarrowScreen } from '#src/services/narrowScreen.ts';
import { lendUrl } from '#src/services/objectUrl.ts';
import { createPictureStore } from '#src/services/pictureStore.ts';
import { watchPopovers } from '#src/services/popovers.ts';
import type { Services } from '#src/services/services.ts';
import { watchHiding } from '#src/services/visibility.ts';
import { keepInPlayerRecord, readPlayerRecord } from './playerStorage.ts';
import { sendToast } from './toasts.ts';

/** The element that fills the screen: it holds the whole panel, so that no control is lost. */
const STAGE = '[data-machine="playerPanel"] [data-part="stage"]';

export function wireLyricBoard({ storage }: Pick<Services, 'storage'>) {
  const pictures = createPictureStore(() => window.indexedDB);
  return lyricBoardMachine.provide({
    actors: {
      historyLayer: fromCallback(({ sendBack }) =>
        openHistoryLayer(2, () => sendBack(report('back.pressed'))),
      ),
      watchPlayback: fromCallback(({ sendBack, system }) => {
        const isPlaying = actorOf(system, 'player').select(
          // Between two songs, too: sound is on its way.
          (snapshot) => selectIsPlaying(snapshot) || selectIsBusy(snapshot),
        );
        const look = () =>
          sendBack(report(isPlaying.get() ? 'playback.started' : 'playback.paused'));
        const subscription = isPlaying.subscribe(look);
        look();
        return () => subscription.unsubscribe();
      }),
      watchScreen: fromCallback(({ sendBack }) =>
        watchNarrowScreen((isNarrow) =>
          sendBack(report(isNarrow ? 'screen.narrowed' : 'screen.widened')),
        ),
      ),
      watchFullscreen: fromCallback(({ sendBack }) =>
        watchFullscreen((isFullscreen) =>
          sendBack(report(isFullscreen ? 'fullscreen.entered' : 'fullscreen.left')),
        ),
      ),
      watchPopovers: fromCallback(({ sendBack }) =>
        watchPopovers((isOpen) => sendBack(report(isOpen ? 'popover.opened' : 'popover.closed'))),
      ),
      watchHiding: fromCallback(({ sendBack }) =>
        watchHiding(() => sendBack(report('page.hidden'))),
      ),
      readStored: fromPromise<StoredBoard>(async () => ({
        record: boardOf(readPlayerRecord(storage)),
      })),
      readPicture: fromPromise(() => pictures.read()),
      checkPicture: fromPromise<PictureCheck, { file: Blob }>(({ input }) =>
        checkPicture(input.file),
      ),
      keepPicture: fromPromise<void, { picture: Blob | null }>(async ({ input }) => {
        if (input.picture !== null) await pictures.write(input.picture);
      }),
      removePicture: fromPromise(() => pictures.remove()),
      lendUrl: fromCallback<EventObject, { picture: Blob | null }>(({ input, sendBack }) => {
        const show = (url: string) => {
          const shown: LyricBoardMachineEvent = { type: 'picture.shown', url };
          sendBack(shown);
        };
        return input.picture === null ? undefined : lendUrl(input.picture, show);
      }),
    },
    actions: {
      toggleFullscreen: () => {
        void toggleFullscreen(STAGE);
      },
      seek: ({ system }, { time }) => {
        actorOf(system, 'player').send({ type: 'seek.requested', time });
      },
      save: (_, board) => keepInPlayerRecord(storage, { board }),
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}

function report(type: LyricBoardReport['type']): LyricBoardReport {
  return { type };
}

function boardOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'board' in record ? record.board : null;
}
