import { appMachine } from '#src/machines/app/app.machine.ts';
import { defineModel } from './harness.ts';

export default defineModel({
  machine: appMachine,
  input: {
    page: { route: 'home', url: '/home', status: 200, data: null },
    url: '/home',
    key: 'first',
  },
  events: [],
  ready: (snapshot) => snapshot.status === 'active',
  classes: () => null,
  invariants: {
    'one actor that fails leaves the others': (snapshot) =>
      snapshot.status === 'active' && Object.keys(snapshot.children).length >= 7,
  },
  limit: 200,
});
