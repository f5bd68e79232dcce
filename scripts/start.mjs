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
const { main } = await import('../dist/server/main.js');
await main();
