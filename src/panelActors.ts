import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import type { AppSystem } from './machines/system.ts';
import type { Services } from './services/services.ts';
import { wireCustomList } from './wiring/customList.ts';
import { wireLyricBoard } from './wiring/lyricBoard.ts';
import { wireSleepTimer } from './wiring/sleepTimer.ts';
import { wireSongSearch } from './wiring/songSearch.ts';

/**
 * Begins the actors of which only the panel knows. They join the site's actor system by their
 * names when the panel first opens and live as long as the site does.
 */
export function startPanelActors(parent: AnyActorRef, services: Services): void {
  const machines: Partial<Record<keyof AppSystem, AnyStateMachine>> = {
    customList: wireCustomList(),
    lyricBoard: wireLyricBoard(services),
    sleepTimer: wireSleepTimer(),
    songSearch: wireSongSearch(services),
  };
  for (const [id, machine] of Object.entries(machines)) {
    createActor(machine, { parent, id, systemId: id }).start();
  }
}
