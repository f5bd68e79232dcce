import { themeMachine } from '#src/machines/theme/theme.machine.ts';
import { defineModel, done } from './harness.ts';

export default defineModel({
  machine: themeMachine,
  events: [
    done('readTheme', { stored: null, hour: 12 }),
    done('readTheme', { stored: null, hour: 20 }),
    done('readTheme', { stored: 'dark', hour: 12 }),
    { type: 'theme.toggled', origin: { x: 10, y: 10 } },
    { type: 'theme.switchedElsewhere', theme: 'dark' },
    { type: 'theme.switchedElsewhere', theme: 'light' },
  ],
  ready: (snapshot) => !snapshot.matches('restoring'),
  classes: () => null,
  limit: 100,
});
