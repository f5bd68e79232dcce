import { readFile, rename, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import subsetFont from 'subset-font';

/**
 * Run by font.ts as a process of its own: reads a JSON list of jobs from standard input and writes
 * one woff2 file for each. Plain JavaScript, so that it runs beside the built server too.
 *
 * @type {{ source: string, text: string, target: string }[]}
 */
const jobs = JSON.parse(await text(process.stdin));

for (const job of jobs) {
  const subset = await subsetFont(await readFile(job.source), job.text, {
    targetFormat: 'woff2',
    // Apple's layout tables and the editor's timestamp: browsers ignore them.
    dropTables: ['morx', 'feat', 'bsln', 'prop', 'FFTM'],
    noHinting: true,
  });
  // Renamed into place, so that a process which is cut short leaves no half of a font.
  const draft = `${job.target}.${process.pid}`;
  await writeFile(draft, subset);
  await rename(draft, job.target);
}
