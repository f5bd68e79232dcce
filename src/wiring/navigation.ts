import { fromCallback, fromPromise } from 'xstate';
import { loadPage } from '#src/loadPage.ts';
import { navigationMachine } from '#src/machines/navigation/navigation.machine.ts';
import type { LocationChange, PageState } from '#src/machines/navigation/navigation.types.ts';
import { headOf } from '#src/pageHead.ts';
import { loadPageView } from '#src/pageViews.ts';
import { canonicalPath } from '#src/routes.ts';
import { announcePage, applyHead } from '#src/services/documentHead.ts';
import { HttpError } from '#src/services/http/http.ts';
import { openAnew, watchLocation } from '#src/services/location.ts';
import { restoreScroll, scrollToHash, scrollToTop } from '#src/services/scrollMemory.ts';
import type { Services } from '#src/services/services.ts';

export function wireNavigation({ api, site }: Services) {
  return navigationMachine.provide({
    actors: {
      location: fromCallback<LocationChange>(({ sendBack }) =>
        watchLocation((change) => sendBack({ type: 'location.changed', ...change })),
      ),
      loadPage: fromPromise<PageState, { url: string }>(async ({ input, signal }) => {
        try {
          const page = await loadPage(input.url, api, signal);
          await loadPageView(page.route).catch((error) => {
            if (navigator.onLine === false) throw error;
            return openAnew(input.url);
          });
          return page;
        } catch (error) {
          if (error instanceof HttpError || signal.aborted) throw error;
          console.error(error);
          throw new Error('页面没有加载出来，请检查网络后再试');
        }
      }),
    },
    guards: {
      // A link within the page keeps parameters that do not select it, as utm_source.
      isSamePage: ({ context, event }) =>
        event.type === 'location.changed' &&
        canonicalPath(event.url) === canonicalPath(context.page.url),
    },
    actions: {
      applyHead: ({ context: { page } }) =>
        applyHead(headOf(page, site), canonicalPath(page.url), page.status),
      announce: ({ context }) => announcePage(headOf(context.page, site).title),
      scrollToTop: () => scrollToTop(),
      scrollToHash: ({ context }) => scrollToHash(context.target.url),
      restoreScroll: ({ context }) => restoreScroll(context.target.key),
    },
  });
}
