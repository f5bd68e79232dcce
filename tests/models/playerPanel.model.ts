import { playerPanelMachine } from '#src/machines/playerPanel/playerPanel.machine.ts';
import { defineModel, done } from './harness.ts';

export default defineModel({
  machine: playerPanelMachine,
  events: [
    { type: 'open.requested' },
    { type: 'close.requested' },
    { type: 'back.pressed' },
    { type: 'special.requested' },
    done('loadView', undefined),
  ],
  ready: (snapshot) => snapshot.matches('closed'),
  classes: () => null,
  invariants: {
    'the page behind is locked exactly while the panel is open': (snapshot) =>
      snapshot.matches('open') === (snapshot.children.scrollLock !== undefined),
  },
  limit: 200,
});
