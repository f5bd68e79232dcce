import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from './lib/server.mjs';
import { root } from './setup.mjs';

/** Byte budgets: saves the pages as the server sends them, then lets size-limit weigh everything. */
const PAGES = { home: '/home', article: '/article?id=1' };

const measured = join(root, 'dist/measured');
await mkdir(measured, { recursive: true });
const server = await startServer();
try {
  for (const [name, path] of Object.entries(PAGES)) {
    const answer = await fetch(server.url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await writeFile(join(measured, `${name}.html`), await answer.text());
  }
} finally {
  await server.stop();
}
const { status } = spawnSync(join(root, 'node_modules/.bin/size-limit'), process.argv.slice(2), {
  stdio: 'inherit',
  cwd: root,
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
