import { fromCallback, fromPromise } from 'xstate';
import {
  type PanelActorsEvent,
  playerPanelMachine,
} from '#src/machines/playerPanel/playerPanel.machine.ts';
import { actorOf } from '#src/machines/system.ts';
import { loadPanelView, panelView } from '#src/panelView.ts';
import { openHistoryLayer } from '#src/services/historyLayer.ts';
import { lockScroll } from '#src/services/scrollLock.ts';
import type { Services } from '#src/services/services.ts';
import { sendToast } from './toasts.ts';

export function wirePlayerPanel(services: Services) {
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
      panelActors: fromCallback<PanelActorsEvent>(({ receive, self, system }) => {
        let areStarted = false;
        receive((event) => {
          if (event.type === 'special.requested') {
            actorOf(system, 'lyricBoard').send(event);
          } else if (event.type === 'panel.loaded' && !areStarted) {
            areStarted = true;
            panelView().startPanelActors(self, services);
          }
        });
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
      notify: ({ self }, request) => sendToast(self, request),
    },
  });
}

function asksForSpecial(url: string): boolean {
  return new URLSearchParams(url.split('?')[1]).has('showSpecial');
}
