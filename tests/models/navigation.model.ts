import { navigationMachine } from '#src/machines/navigation/navigation.machine.ts';
import type { PageState } from '#src/machines/navigation/navigation.types.ts';
import { defineModel, done } from './harness.ts';

const page = (url: string): PageState => ({ route: 'home', url, status: 200, data: null });
const change = (url: string, key: string, travelled = false) =>
  ({ type: 'location.changed', url, key, travelled }) as const;

export default defineModel({
  machine: navigationMachine,
  input: { page: page('/home'), url: '/home', key: 'first' },
  events: [
    change('/archives', 'second'),
    change('/home#articles', 'third'),
    change('/article?id=1#目录', 'fourth'),
    change('/home', 'first', true),
    change('/tag', 'unknown', true),
    { type: 'page.grown', data: [1, 2] },
    { type: 'retry.requested' },
    done('loadPage', page('/archives')),
  ],
  ready: (snapshot) => snapshot.matches('ready'),
  classes: ({ page, target, remembered, failure }) => [
    page.url,
    target.url.includes('#'),
    target.travelled,
    remembered[target.key] !== undefined,
    failure !== '',
  ],
  invariants: {
    'the page shown is never nothing': ({ context }) => context.page.url !== '',
    'a failure is told only until the next page': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== '',
    'the first page can always be gone back to': ({ context }) =>
      context.remembered.first?.url !== undefined,
  },
  limit: 5000,
});
