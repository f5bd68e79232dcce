import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readClientBuild } from '#server/render/clientBuild.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'client-build-'));
  await mkdir(join(dir, '.vite'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<!--head--><!--app--><!--data-->');
  await writeFile(join(dir, 'assets/view.css'), '.view{}');
  await writeFile(
    join(dir, '.vite/manifest.json'),
    JSON.stringify({
      'src/view.tsx': { file: 'assets/view.js', css: ['assets/view.css'] },
      'src/formulas.ts': { file: 'assets/formulas.css' },
      'src/plain.ts': { file: 'assets/plain.js' },
    }),
  );
});

afterEach(() => rm(dir, { recursive: true }));

test('the sheets of modules are found, also of one that is nothing but a sheet', async () => {
  const build = await readClientBuild(dir);
  expect(
    build.sheetsOf(['src/view.tsx', 'src/formulas.ts', 'src/plain.ts', 'src/none.ts']),
  ).toEqual(['/assets/view.css', '/assets/formulas.css']);
});
