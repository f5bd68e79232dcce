import { createContext, useContext } from 'react';
import type { AnyActorRef } from 'xstate';
import { type AppSystem, actorOf } from '#src/machines/system.ts';
import type { Services } from '#src/services/services.ts';

export interface AppContextValue {
  app: AnyActorRef;
  services: Services;
}

export const AppContext = createContext<AppContextValue | null>(null);

export function useApp(): AppContextValue {
  const value = useContext(AppContext);
  if (value === null) throw new Error('useApp needs <AppContext>');
  return value;
}

/** The running actor of that name, e.g. `useAppActor('player')`. */
export function useAppActor<Id extends keyof AppSystem>(id: Id): AppSystem[Id] {
  return actorOf(useApp().app.system, id);
}
