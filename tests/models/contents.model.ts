import { contentsMachine } from '#src/machines/contents/contents.machine.ts';
import { defineModel } from './harness.ts';

export default defineModel({
  machine: contentsMachine,
  events: [
    { type: 'heading.reached', id: '先画图' },
    { type: 'heading.reached', id: '' },
    { type: 'heading.chosen', id: '上线之后' },
  ],
  ready: (snapshot) => snapshot.matches('following'),
  classes: ({ reading }) => reading,
  invariants: {
    'a chosen heading stays lit while the page is on its way': (snapshot) =>
      !snapshot.matches('jumping') || snapshot.context.reading === '上线之后',
  },
  limit: 200,
});
