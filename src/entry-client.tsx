import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';
import type { PageState } from './machines/navigation/navigation.types.ts';
import { actorOf } from './machines/system.ts';
import { loadPageView } from './pageViews.ts';
import { oldHashTarget, routeNamed } from './routes.ts';
import { showDisplayFont } from './services/displayFont.ts';
import { currentKey, currentUrl } from './services/location.ts';
import { nextTask } from './services/nextTask.ts';
import type { SiteData } from './services/pageData.ts';
import { createServices } from './services/services.ts';
import './styles/global.css.ts';

/** Written into the page by the server (server/render/document.ts). */
interface Embedded {
  site: SiteData;
  page: PageState;
}

const old = oldHashTarget(window.location.hash);
if (old === undefined) await start();
else window.location.replace(old);

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const embedded = document.getElementById('page-data')?.textContent;
  if (root === null || !embedded) return;
  const { site, page: sent }: Embedded = JSON.parse(embedded);
  const page = withMarkup(sent);
  await loadPageView(page.route);
  const services = createServices({
    site,
    fetch: (...call) => window.fetch(...call),
    onNotice: (notice) =>
      actorOf(app.system, 'toasts').send({
        type: 'toast.requested',
        request: { kind: 'notice', ...notice },
      }),
  });
  const app = createApp(services, { page, url: currentUrl(), key: currentKey() });
  await nextTask();
  // In a transition React gives way to the visitor between two parts of the page.
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        app={app}
        services={services}
        onMounted={async () => {
          await nextTask();
          app.start();
          showDisplayFont();
        }}
      />,
    );
  });
}

/** Takes the HTML the data was sent without from where it stands in the document. */
function withMarkup(page: PageState): PageState {
  const { markup } = routeNamed(page.route);
  const element = markup && document.querySelector(`[data-part="${markup.part}"]`);
  return markup && element ? { ...page, data: markup.with(page.data, element.innerHTML) } : page;
}
