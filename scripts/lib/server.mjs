import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/**
 * The environment of a server that is started to be measured or tested: nothing an owner's shell
 * holds for the real site reaches it, the database least of all.
 *
 * @param {NodeJS.ProcessEnv} shell
 * @param {Record<string, string>} own
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(shell, own) {
  return {
    ...shell,
    CONTENT_DIR: '',
    DATABASE_URL: '',
    MUSIC_UPSTREAM: '',
    PUBLIC_URL: '',
    TRUST_PROXY: '',
    PORT: '0',
    HOST: '127.0.0.1',
    ...own,
  };
}

/**
 * Starts the built site on a free port with a database of its own.
 *
 * @param {Record<string, string>} [env] Further environment, e.g. CONTENT_DIR.
 * @returns {Promise<{ url: string, pid: number, stop(): Promise<void> }>}
 */
export async function startServer(env = {}) {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'blog-data-')));
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--unlimited'], {
    cwd: root,
    env: testEnvironment(process.env, { DATA_DIR: dataDir, ...env }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const ready = /^ready (http:\S+)$/m.exec(printed);
      if (ready) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${printed}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
