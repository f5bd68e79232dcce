import { useEffect } from 'react';
import { visuallyHidden } from '#src/styles/helpers.css.ts';
import { useApp } from '../appContext.ts';
import { Outlet } from '../pages/Outlet.tsx';
import { ProgressBar } from '../pages/ProgressBar.tsx';
import { PlayerHost } from '../player/PlayerHost.tsx';
import { BackToTop } from './BackToTop.tsx';
import { hideBrokenPictures } from './brokenPictures.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { main, shell, skip } from './Layout.css.ts';
import { PageToasts } from './ToastList.tsx';

/** What stands around every page. */
export function Layout() {
  const { config } = useApp().services.site;
  useEffect(hideBrokenPictures, []);
  return (
    <div className={shell}>
      <a className={skip} data-print="hidden" href="#main">
        跳到正文
      </a>
      <ProgressBar />
      <Header name={config.blog_name} />
      <main className={main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer config={config} />
      <PlayerHost />
      <BackToTop />
      <PageToasts />
      <div className={visuallyHidden} id="announcer" role="status" />
    </div>
  );
}
