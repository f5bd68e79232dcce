import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs, isBuilt, NOTE } from './lib/inputs.mjs';
import { precompress } from './lib/precompress.mjs';
import { startProgress } from './lib/progress.mjs';
import { ensureInstalled, ensureNode, root } from './setup.mjs';

ensureNode();
await ensureInstalled();
process.chdir(root);
process.env.NODE_ENV = 'production';

if (await isBuilt(root)) {
  console.log('构建是最新的');
} else {
  const progress = startProgress('构建');
  try {
    const hash = await hashInputs(root);
    await rm(join(root, NOTE), { force: true });
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
    await build({ root, logLevel: 'warn', build: { ssr: true } });
    await precompress(join(root, 'dist/client/assets'));
    // Written last, so that an interrupted build is done again.
    await writeFile(join(root, NOTE), hash);
    progress.done();
  } catch (error) {
    progress.failed();
    console.error(error);
    process.exitCode = 1;
  }
}
