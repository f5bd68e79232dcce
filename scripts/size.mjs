import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { playerShare } from './lib/playerShare.mjs';
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
await writeFile(join(measured, 'player.js'), playerShare(await homeScripts()));
const { status } = spawnSync(join(root, 'node_modules/.bin/size-limit'), process.argv.slice(2), {
  stdio: 'inherit',
  cwd: root,
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);

/** The scripts of the first visit of /home, built once more with the maps that say whose they are. */
async function homeScripts() {
  process.env.NODE_ENV = 'production';
  const built = await build({
    root,
    logLevel: 'error',
    build: { write: false, sourcemap: 'hidden' },
  });
  if (!('output' in built)) throw new Error('the build gave no files');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const maps = new Map(built.output.map((file) => [file.fileName, file]));
  const first = new Set(/** @type {typeof chunks} */ ([]));
  const walk = (/** @type {(typeof chunks)[number] | undefined} */ chunk) => {
    if (chunk === undefined || first.has(chunk)) return;
    first.add(chunk);
    for (const name of chunk.imports) walk(chunks.find(({ fileName }) => fileName === name));
  };
  walk(chunks.find(({ isEntry }) => isEntry));
  walk(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/HomePage.tsx')));
  return [...first].flatMap(({ code, fileName }) => {
    const map = maps.get(`${fileName}.map`);
    return map?.type === 'asset' ? [{ code, map: String(map.source) }] : [];
  });
}
