import { createServer } from '#server/app.ts';
import { closeServer, endOnSignals } from '#server/lifecycle.ts';
import { shellParts } from '#tests/api/shellParts.ts';

/** A site in a process of its own, for tests of signals: `/api/slow` answers after half a second. */
const [folder = '.'] = process.argv.slice(2);
const app = await createServer(
  shellParts(folder, {
    registerApi: (api) => {
      api.get('/api/slow', async () => {
        console.log('asked');
        await new Promise((resolve) => setTimeout(resolve, 500));
        return 'finished';
      });
      api.get('/api/never', () => {
        console.log('asked');
        return new Promise(() => {});
      });
    },
  }),
);
endOnSignals(() => closeServer(app));
console.log(`ready ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
