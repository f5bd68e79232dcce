import { fromCallback } from 'xstate';
import { lyricBoardMachine } from '#src/machines/lyricBoard/lyricBoard.machine.ts';
import type { LyricBoardReport } from '#src/machines/lyricBoard/lyricBoard.types.ts';
import { selectIsPlaying } from '#src/machines/player/player.selectors.ts';
import { actorOf } from '#src/machines/system.ts';
import { toggleFullscreen, watchFullscreen } from '#src/services/fullscreen.ts';
import { openHistoryLayer } from '#src/services/historyLayer.ts';
import { watchNarrowScreen } from '#src/services/narrowScreen.ts';
import type { Services } from '#src/services/services.ts';

/** The element that fills the screen: it holds the whole panel, so that no control is lost. */
const STAGE = '[data-machine="playerPanel"] [data-part="stage"]';

export function wireLyricBoard(_: Services) {
  return lyricBoardMachine.provide({
    actors: {
      historyLayer: fromCallback(({ sendBack }) =>
        openHistoryLayer(2, () => sendBack(report('back.pressed'))),
      ),
      watchPlayback: fromCallback(({ sendBack, system }) => {
        const player = actorOf(system, 'player');
        const look = () =>
          sendBack(
            report(selectIsPlaying(player.getSnapshot()) ? 'playback.started' : 'playback.paused'),
          );
        const subscription = player.select(selectIsPlaying).subscribe(look);
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
    },
    actions: {
      toggleFullscreen: () => {
        void toggleFullscreen(STAGE);
      },
    },
  });
}

function report(type: LyricBoardReport['type']): LyricBoardReport {
  return { type };
}
