import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything the build is made from. */
const SOURCES = [
  'src',
  'server',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib',
];

/** Where the build notes what it was made from. */
export const NOTE = 'dist/.inputs';

/**
 * One hash over names and contents of all sources.
 *
 * @param {string} root
 */
export async function hashInputs(root) {
  const files = (await Promise.all(SOURCES.map((path) => filesOf(root, path)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Whether dist was made from the sources as they are now.
 *
 * @param {string} root
 */
export async function isBuilt(root) {
  const noted = await readFile(join(root, NOTE), 'utf8').catch(() => '');
  return noted !== '' && noted === (await hashInputs(root));
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesOf(root, path) {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
