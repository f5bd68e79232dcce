import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { catalogueMachine } from './catalogue/catalogue.machine.ts';
import type { customListMachine } from './customList/customList.machine.ts';
import type { headerMachine } from './header/header.machine.ts';
import type { lyricBoardMachine } from './lyricBoard/lyricBoard.machine.ts';
import type { navigationMachine } from './navigation/navigation.machine.ts';
import type { playerMachine } from './player/player.machine.ts';
import type { playerPanelMachine } from './playerPanel/playerPanel.machine.ts';
import type { sleepTimerMachine } from './sleepTimer/sleepTimer.machine.ts';
import type { songSearchMachine } from './songSearch/songSearch.machine.ts';
import type { themeMachine } from './theme/theme.machine.ts';
import type { toastsMachine } from './toasts/toasts.machine.ts';

/** The actors that live as long as the site is open, by their `systemId`. */
export interface AppSystem {
  navigation: ActorRefFrom<typeof navigationMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
  header: ActorRefFrom<typeof headerMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
  player: ActorRefFrom<typeof playerMachine>;
  playerPanel: ActorRefFrom<typeof playerPanelMachine>;
  catalogue: ActorRefFrom<typeof catalogueMachine>;
  customList: ActorRefFrom<typeof customListMachine>;
  lyricBoard: ActorRefFrom<typeof lyricBoardMachine>;
  sleepTimer: ActorRefFrom<typeof sleepTimerMachine>;
  songSearch: ActorRefFrom<typeof songSearchMachine>;
}

/** Looks an actor of the site up; the one place where `system.get` gets its type. */
export function actorOf<Id extends keyof AppSystem>(
  system: AnyActorRef['system'],
  id: Id,
): AppSystem[Id] {
  return system.get(id);
}
