import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type PanelActorsEvent,
  playerPanelMachine,
} from '#src/machines/playerPanel/playerPanel.machine.ts';
import {
  selectIsPanelOpening,
  selectIsPanelShown,
  selectStateAttribute,
} from '#src/machines/playerPanel/playerPanel.selectors.ts';

function started({ loads = true, asksForSpecial = false } = {}) {
  const clock = new SimulatedClock();
  const events: string[] = [];
  let goBack = () => {};
  const actor = createActor(
    playerPanelMachine.provide({
      actors: {
        watchAddress: fromCallback(({ sendBack }) => {
          if (asksForSpecial) sendBack({ type: 'special.requested' });
        }),
        panelActors: fromCallback<PanelActorsEvent>(({ receive }) => {
          receive(({ type }) => events.push(type));
        }),
        loadView: fromPromise<void>(async () => {
          if (!loads) throw new Error('offline');
        }),
        scrollLock: fromCallback(() => {
          events.push('locked');
          return () => events.push('unlocked');
        }),
        historyLayer: fromCallback(({ sendBack }) => {
          goBack = () => sendBack({ type: 'back.pressed' });
        }),
      },
      actions: {
        requestCatalogue: () => events.push('catalogue'),
        notify: (_, { text }) => events.push(text),
      },
    }),
    { clock },
  );
  actor.start();
  return {
    actor,
    clock,
    events,
    goBack: () => goBack(),
    opened: () => waitFor(actor, (snapshot) => snapshot.matches('open')),
    isShown: () => selectIsPanelShown(actor.getSnapshot()),
    state: () => selectStateAttribute(actor.getSnapshot()),
  };
}

it('asks for the catalogue, fetches its code and locks the page while it is open', async () => {
  const { actor, clock, events, isShown, opened, state } = started();
  actor.send({ type: 'open.requested' });
  expect(selectIsPanelOpening(actor.getSnapshot())).toBe(true);
  expect(isShown()).toBe(false);
  await opened();
  expect(isShown()).toBe(true);
  expect(events).toEqual(['catalogue', 'panel.loaded', 'locked']);
  actor.send({ type: 'close.requested' });
  expect(events).toEqual(['catalogue', 'panel.loaded', 'locked', 'unlocked']);
  expect(isShown()).toBe(true);
  clock.increment(200);
  expect(isShown()).toBe(false);
  expect(state()).toBe('closed');
});

it('closes on Back', async () => {
  const { actor, goBack, opened, state } = started();
  actor.send({ type: 'open.requested' });
  await opened();
  goBack();
  expect(state()).toBe('closing');
});

it('opens again while it is on its way out', async () => {
  const { actor, clock, opened, state } = started();
  actor.send({ type: 'open.requested' });
  await opened();
  actor.send({ type: 'close.requested' });
  clock.increment(199);
  actor.send({ type: 'open.requested' });
  clock.increment(1000);
  expect(state()).toBe('open');
});

it('opens with the SPECIAL board when the address asks for it', async () => {
  const { events, opened } = started({ asksForSpecial: true });
  await opened();
  expect(events).toEqual(['catalogue', 'panel.loaded', 'special.requested', 'locked']);
});

it('a board asked for while the code is on its way comes with it', async () => {
  const { actor, events, opened } = started();
  actor.send({ type: 'open.requested' });
  actor.send({ type: 'special.requested' });
  await opened();
  expect(events).toEqual(['catalogue', 'panel.loaded', 'special.requested', 'locked']);
});

it('says so when its code does not come, and can be asked again', async () => {
  const { actor, events, state } = started({ loads: false });
  actor.send({ type: 'open.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect(events).toEqual(['catalogue', '播放器没有加载出来，请再试一次']);
  actor.send({ type: 'open.requested' });
  expect(state()).toBe('opening.browser');
});
