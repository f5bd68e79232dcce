import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const TEXT = /\.(js|css|svg|json|txt|map)$/;
/** Bytes; below, the header outweighs what is saved. */
const SMALLEST = 1024;

/**
 * Lays `.br` and `.gz` beside every text file of a folder, where they are smaller.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder);
  for (const name of names.filter((candidate) => TEXT.test(candidate))) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < SMALLEST) continue;
    const [br, gzipped] = await Promise.all([
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      gz(bytes, { level: 9 }),
    ]);
    if (br.length < bytes.length) await writeFile(`${file}.br`, br);
    if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
  }
}
