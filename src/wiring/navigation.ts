import { fromCallback, fromPromise } from 'xstate';
import { loadPage } from '#src/loadPage.ts';
import { navigationMachine } from '#src/machines/navigation/navigation.machine.ts';
import type { LocationChange, PageState } from '#src/machines/navigation/navigation.types.ts';
import { loadPageView } from '#src/pageViews.ts';
import { headOf } from '#src/routes.ts';
import { announcePage, applyHead } from '#src/services/documentHead.ts';
import { watchLocation } from '#src/services/location.ts';
import { restoreScroll, scrollToHash, scrollToTop } from '#src/services/scrollMemory.ts';
import type { Services } from '#src/services/services.ts';

export function wireNavigation({ api, site }: Services) {
  return navigationMachine.provide({
    actors: {
      location: fromCallback<LocationChange>(({ sendBack }) =>
        watchLocation((change) => sendBack({ type: 'location.changed', ...change })),
      ),
      loadPage: fromPromise<PageState, { url: string }>(async ({ input, signal }) => {
        const page = await loadPage(input.url, api, signal);
        await loadPageView(page.route);
        return page;
      }),
    },
    actions: {
      applyHead: ({ context }) => applyHead(headOf(context.page, site)),
      announce: ({ context }) => announcePage(headOf(context.page, site).title),
      scrollToTop: () => scrollToTop(),
      scrollToHash: ({ context }) => scrollToHash(context.target.url),
      restoreScroll: ({ context }) => restoreScroll(context.target.key),
    },
  });
}
