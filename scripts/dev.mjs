import { sep } from 'node:path';
import { ensureInstalled, ensureNode, root } from './setup.mjs';

/** ms without a change before the server starts again: an editor saves several files at once. */
const QUIET = 100;

ensureNode();
process.chdir(root);
await ensureInstalled();

const { createServer } = await import('vite');
const vite = await createServer({
  root,
  appType: 'custom',
  server: {
    middlewareMode: true,
    watch: { ignored: ['**/content/**', '**/data/**', '**/dist/**', '**/test-results/**'] },
  },
});

/** @type {{ close(): Promise<void> } | undefined} */
let running;

async function start() {
  try {
    const { startServer } = await vite.ssrLoadModule('/server/main.ts');
    running = await startServer(process.env, { vite });
  } catch (error) {
    const known = error instanceof Error && error.name === 'StartError';
    console.error(known ? error.message : error);
    console.error('改好以后会自动重新启动');
  }
}

async function stop() {
  const before = running;
  running = undefined;
  await before?.close();
}

let work = start();
/** @type {NodeJS.Timeout | undefined} */
let timer;
// Pages and styles in src/ are replaced in the browser; the server's own files start it again.
vite.watcher.on('all', (_event, file) => {
  if (!file.startsWith(`${root}server${sep}`)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    work = work.then(stop).then(start);
  }, QUIET);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await work;
    await stop();
    await vite.close();
    process.exit(0);
  });
}
