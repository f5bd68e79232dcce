import { fromCallback, fromPromise } from 'xstate';
import { playerPanelMachine } from '#src/machines/playerPanel/playerPanel.machine.ts';
import { actorOf } from '#src/machines/system.ts';
import { loadPanelView } from '#src/panelView.ts';
import { openHistoryLayer } from '#src/services/historyLayer.ts';
import { lockScroll } from '#src/services/scrollLock.ts';
import { sendToast } from './toasts.ts';

export function wirePlayerPanel() {
  return playerPanelMachine.provide({
    actors: {
      watchAddress: fromCallback(({ sendBack, system }) => {
        const navigation = actorOf(system, 'navigation');
        let shown = '';
        const look = () => {
          // The address itself: a page's own url knows only the parameters it is made of.
          const [url = ''] = navigation.getSnapshot().context.target.url.split('#', 1);
          if (url === shown) return;
          shown = url;
          if (asksForSpecial(url)) sendBack({ type: 'special.requested' });
        };
        const subscription = navigation.subscribe(look);
        look();
        return () => subscription.unsubscribe();
      }),
      loadView: fromPromise(loadPanelView),
      scrollLock: fromCallback(() => lockScroll()),
      historyLayer: fromCallback(({ sendBack }) =>
        openHistoryLayer(1, () => sendBack({ type: 'back.pressed' })),
      ),
    },
    actions: {
      requestCatalogue: ({ system }) => {
        actorOf(system, 'catalogue').send({ type: 'catalogue.requested' });
      },
      showSpecialBoard: ({ system }) => {
        actorOf(system, 'lyricBoard').send({ type: 'special.requested' });
      },
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}

function asksForSpecial(url: string): boolean {
  return new URLSearchParams(url.split('?')[1]).has('showSpecial');
}
