import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFont } from '#server/render/font.ts';
import { parseSlices, toUnicodeRange } from '#server/render/fontSlices.ts';

const MODULES = join(import.meta.dirname, '../../../../node_modules');
const KATEX = join(MODULES, 'katex/dist/fonts');
const WENKAI = join(MODULES, 'lxgw-wenkai-lite-webfont');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'font-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A font package of two slices: capitals and digits in one, small letters in the other. */
async function makePackage(): Promise<string> {
  const sourceDir = join(folder, 'package');
  await mkdir(join(sourceDir, 'files'), { recursive: true });
  for (const name of ['one', 'two']) {
    await copyFile(
      join(KATEX, 'KaTeX_Main-Regular.woff2'),
      join(sourceDir, 'files', `${name}.woff2`),
    );
  }
  await writeFile(join(sourceDir, 'package.json'), '{"version":"1.0.0"}');
  await writeFile(
    join(sourceDir, 'lxgwwenkailite-regular.css'),
    `/* one */
@font-face {
  font-family: 'LXGW WenKai Lite';
  src: url('./files/one.woff2') format('woff2');
  unicode-range: U+30-39, U+41-5a, U+3b1
}
@font-face {
  font-family: 'LXGW WenKai Lite';
  src: url('./files/two.woff2') format('woff2');
  unicode-range: U+61-7a
}
`,
  );
  return sourceDir;
}

describe('parseSlices', () => {
  it('reads which file holds which code points', () => {
    const css =
      "@font-face{src:url('./files/a.woff2') format('woff2');unicode-range:U+4e00-4e01, U+61}";
    expect([...parseSlices(css)]).toEqual([
      [0x4e00, 'files/a.woff2'],
      [0x4e01, 'files/a.woff2'],
      [0x61, 'files/a.woff2'],
    ]);
  });
});

describe('toUnicodeRange', () => {
  it('joins neighbours', () => {
    expect(toUnicodeRange([0x61, 0x62, 0x63, 0x4e00, 0x5c71, 0x5c72])).toBe(
      'U+61-63,U+4e00,U+5c71-5c72',
    );
  });
});

describe('buildFont', () => {
  it('gives nothing when the package is not there', async () => {
    const built = await buildFont({
      text: ['山'],
      sourceDir: join(folder, 'nowhere'),
      cacheDir: join(folder, 'cache'),
    });
    expect(built).toEqual({ css: '', files: new Map() });
  });

  it('writes a subset for each slice and names it in the CSS', async () => {
    const cacheDir = join(folder, 'cache');
    const built = await buildFont({
      text: ['α山', ' '],
      sourceDir: await makePackage(),
      cacheDir,
    });
    expect(built.files.size).toBe(2);
    const whole = await stat(join(KATEX, 'KaTeX_Main-Regular.woff2'));
    for (const [name, path] of built.files) {
      expect(name).toMatch(/^wenkai-[0-9a-f]{12}\.woff2$/);
      expect(built.css).toContain(`src:url(/fonts/${name}) format('woff2')`);
      const bytes = await readFile(path);
      expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
      expect(bytes.length).toBeLessThan(whole.size);
    }
    expect(built.css).toContain('unicode-range:U+30-39,U+41-5a,U+3b1}');
    expect(built.css).toContain('unicode-range:U+61-7a}');
    expect(built.css.match(/font-display:swap/g)).toHaveLength(2);
    expect((await readdir(cacheDir)).sort()).toEqual([...built.files.keys()].sort());
  });

  it('gives both families the same height', async () => {
    const { css } = await buildFont({
      text: ['A'],
      sourceDir: await makePackage(),
      cacheDir: join(folder, 'cache'),
    });
    const height = 'ascent-override:92.8%;descent-override:25.6%;line-gap-override:0%;';
    // Two slices of WenKai and the Chinese fallback.
    expect(css.split(height)).toHaveLength(4);
    expect(css).toContain(
      'size-adjust:106.91%;ascent-override:86.8%;descent-override:23.95%;line-gap-override:0%;',
    );
    expect(css).toContain("local('PingFang SC')");
  });

  it('does no work for the same text a second time', async () => {
    const options = {
      text: ['Abc'],
      sourceDir: await makePackage(),
      cacheDir: join(folder, 'cache'),
    };
    const first = await buildFont(options);
    for (const path of first.files.values()) await writeFile(path, 'kept');
    const second = await buildFont(options);
    expect(second).toEqual(first);
    for (const path of second.files.values()) expect(await readFile(path, 'utf8')).toBe('kept');
  });

  it('says what went wrong when a slice is broken', async () => {
    const sourceDir = await makePackage();
    await writeFile(join(sourceDir, 'files/two.woff2'), 'not a font');
    const failed = buildFont({ text: ['a'], sourceDir, cacheDir: join(folder, 'cache') });
    await expect(failed).rejects.toThrow(/^subsetting of the font ended with 1: /);
  });
});

describe.runIf(existsSync(WENKAI))('LXGW WenKai', () => {
  it('has the metrics that the fallback is matched to', async () => {
    const slices = parseSlices(await readFile(join(WENKAI, 'lxgwwenkailite-regular.css'), 'utf8'));
    expect(slices.size).toBe(14492);
    const slice = await readFile(join(WENKAI, slices.get(0x5c71) ?? ''));
    const font = await subsetFont(slice, '山', { targetFormat: 'truetype' });
    const at = (tag: string) => font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8);
    expect(font.readUInt16BE(at('head') + 18)).toBe(1000);
    expect(font.readInt16BE(at('hhea') + 4)).toBe(928);
    expect(font.readInt16BE(at('hhea') + 6)).toBe(-256);
    // The glyph after .notdef; the last width given counts for all that follow.
    const widths = font.readUInt16BE(at('hhea') + 34);
    expect(font.readUInt16BE(at('hmtx') + 4 * Math.min(1, widths - 1))).toBe(1000);
  });

  it('knows every character of a lyric', async () => {
    const { css, files } = await buildFont({
      text: ['潮打空城寂寞回'],
      sourceDir: WENKAI,
      cacheDir: join(folder, 'cache'),
    });
    for (const character of '潮打空城寂寞回') {
      expect(css).toContain(character.codePointAt(0)?.toString(16));
    }
    for (const path of files.values()) expect((await stat(path)).size).toBeLessThan(30_000);
  });
});
