import { useEffect } from 'react';
import { Router } from 'wouter';
import { type ActorRefFrom, createActor } from 'xstate';
import { type AppInput, appMachine } from './machines/app/app.machine.ts';
import type { Services } from './services/services.ts';
import { AppContext } from './views/appContext.ts';
import { Layout } from './views/layout/Layout.tsx';
import { wireCatalogue } from './wiring/catalogue.ts';
import { wireHeader } from './wiring/header.ts';
import { wireNavigation } from './wiring/navigation.ts';
import { wirePlayer } from './wiring/player.ts';
import { wirePlayerPanel } from './wiring/playerPanel.ts';
import { wireTheme } from './wiring/theme.ts';
import { wireToasts } from './wiring/toasts.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

/**
 * The site's one root actor, not yet started: the browser starts it after hydration, the server
 * only renders its first snapshot.
 */
export function createApp(services: Services, input: AppInput): AppActor {
  const machine = appMachine.provide({
    actors: {
      navigation: wireNavigation(services),
      theme: wireTheme(services),
      toasts: wireToasts(),
      header: wireHeader(),
      catalogue: wireCatalogue(services),
      player: wirePlayer(services),
      playerPanel: wirePlayerPanel(services),
    },
    actions: {
      recordVisit: () => {
        services.api.recordSiteView().catch(() => {});
      },
      reportFailure: (_, { of, error }) => {
        console.error(`actor ${of} stopped`, error);
      },
    },
  });
  return createActor(machine, { input });
}

interface AppProps {
  app: AppActor;
  services: Services;
  /** Set on the server, where there is no address bar. */
  location?: { path: string; search: string };
  onMounted?: () => void | Promise<void>;
}

export function App({ app, services, location, onMounted }: AppProps) {
  useEffect(() => {
    onMounted?.();
  }, [onMounted]);
  return (
    <AppContext value={{ app, services }}>
      <Router {...(location && { ssrPath: location.path, ssrSearch: location.search })}>
        <Layout />
      </Router>
    </AppContext>
  );
}
