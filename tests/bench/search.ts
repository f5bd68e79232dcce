/**
 * Measures the search: 10,000 articles of about 2,000 Chinese characters, 1,000 different queries
 * over the API. Prints one line of JSON: `p95_ms` of an answer, `rss_mb` of the process that
 * answered, `import_s` for taking the articles in.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
await mkdir(cache, { recursive: true });
const outDir = await mkdtemp(join(cache, 'bench-'));
const dataDir = await mkdtemp(join(tmpdir(), 'blog-bench-'));
try {
  // Built, and run by Node alone: a loader of TypeScript would count as memory of the server.
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'tests/bench/searchRun.ts', outDir, emptyOutDir: true },
  });
  const { import_s } = run('takeIn');
  const { p95_ms, rss_mb } = run('measure');
  console.log(JSON.stringify({ p95_ms, rss_mb, import_s }));
} finally {
  await rm(outDir, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

function run(task: string): Record<string, number> {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(outDir, 'searchRun.js'), task, dataDir],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error(`${task} failed`);
  return JSON.parse(stdout);
}
