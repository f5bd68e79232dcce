import { fromCallback, fromPromise } from 'xstate';
import { loadDrawerView } from '#src/drawerView.ts';
import { type HeaderEvent, headerMachine } from '#src/machines/header/header.machine.ts';
import { goBack } from '#src/services/back.ts';
import { watchScroll } from '#src/services/scroll.ts';
import { scrollToTop } from '#src/services/scrollMemory.ts';
import { sendToast } from './toasts.ts';

/** ms between two looks at the scroll offset (specification, section 2). */
const THROTTLE = 5;

export function wireHeader() {
  return headerMachine.provide({
    actors: {
      scroll: fromCallback<HeaderEvent>(({ sendBack }) =>
        watchScroll((top) => sendBack({ type: 'page.scrolled', top }), THROTTLE),
      ),
      loadDrawer: fromPromise(loadDrawerView),
    },
    actions: {
      goBack: () => goBack('/home'),
      scrollToTop: () => scrollToTop(),
      notify: sendToast,
    },
  });
}
