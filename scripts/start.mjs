import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './lib/inputs.mjs';
import { ensureInstalled, ensureNode, root } from './setup.mjs';

ensureNode();
process.chdir(root);
await ensureInstalled();

if (!(await isBuilt(root))) {
  // In a process of its own: what the build needs in memory is gone when the site runs.
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

process.env.NODE_ENV ??= 'production';
/** Made by the build; named by address, so that the type checker does not follow it there. */
const entry = new URL('../dist/server/main.js', import.meta.url);
const { main } = await import(entry.href);
// Measurements and browser tests send the visits of hundreds from one address.
const none = Number.MAX_SAFE_INTEGER;
const limits = { reads: none, writes: none, renders: none };
await main(process.argv.includes('--unlimited') ? { limits } : {});
