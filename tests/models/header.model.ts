import { headerMachine } from '#src/machines/header/header.machine.ts';
import { defineModel, done } from './harness.ts';

export default defineModel({
  machine: headerMachine,
  events: [
    { type: 'page.scrolled', top: 0 },
    { type: 'page.scrolled', top: 100 },
    { type: 'page.scrolled', top: 300 },
    { type: 'drawer.requested' },
    done('loadDrawer', undefined),
    { type: 'drawer.closed' },
    { type: 'back.requested' },
    { type: 'top.requested' },
  ],
  ready: (snapshot) => snapshot.matches({ drawer: 'closed' }),
  classes: ({ top }) => top,
  invariants: {
    'at the top the bar is shown': (snapshot) =>
      !snapshot.matches({ position: 'top' }) || snapshot.matches({ bar: 'shown' }),
    'at the top there is no way back to it': (snapshot) =>
      !snapshot.matches({ position: 'top' }) || snapshot.matches({ backToTop: 'absent' }),
  },
  limit: 500,
});
