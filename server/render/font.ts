import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/projectRoot.ts';
import { fallbackFaces, METRICS } from '#server/render/fontMetrics.ts';
import { parseSlices, toUnicodeRange } from '#server/render/fontSlices.ts';
import { errorCode } from '#server/startError.ts';

/** The stylesheet of lxgw-wenkai-lite-webfont that names the slices of the regular weight. */
const STYLESHEET = 'lxgwwenkailite-regular.css';

/** Changes when the way of subsetting does, so that files of an older way are not taken. */
const RECIPE = 1;

interface FontOptions {
  /** Everything that is shown in WenKai: site name, page titles, lyrics. */
  text: Iterable<string>;
  /** Folder of the npm package lxgw-wenkai-lite-webfont. */
  sourceDir: string;
  /** Folder for the subsets; what lies there is not made again. */
  cacheDir: string;
}

interface BuiltFont {
  /** `@font-face` rules of `WenKai` and `WenKai Fallback`; empty without the package. */
  css: string;
  /** File name (with a hash of what is in it) to absolute path. */
  files: Map<string, string>;
}

/** Always whole: a word in letters that are half there would show in two fonts. */
const ASCII = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(0x21 + index)).join('');

/** One file for the child process to write. */
interface SubsetJob {
  source: string;
  text: string;
  target: string;
}

/**
 * Cuts LXGW WenKai down to the characters of `text`. The font comes in slices; each slice that is
 * needed becomes a file with exactly the characters asked for, and the browser loads those that a
 * page shows. Subsetting runs in a process of its own, so that its memory is gone afterwards.
 * Throws when that process fails; a package that is not installed gives empty CSS.
 */
export async function buildFont(options: FontOptions): Promise<BuiltFont> {
  const { sourceDir, cacheDir } = options;
  const stylesheet = await readIfThere(join(sourceDir, STYLESHEET));
  if (stylesheet === undefined) return { css: '', files: new Map() };
  const version = (await readIfThere(join(sourceDir, 'package.json'))) ?? '';
  const needed = groupBySlice(options.text, parseSlices(stylesheet));

  const files = new Map<string, string>();
  const jobs: SubsetJob[] = [];
  let css = '';
  for (const [slice, points] of needed) {
    const text = String.fromCodePoint(...points);
    const hash = createHash('sha256')
      .update(`${RECIPE}\n${version}\n${slice}\n${text}`)
      .digest('hex')
      .slice(0, 12);
    const name = `wenkai-${hash}.woff2`;
    const target = join(cacheDir, name);
    files.set(name, target);
    if (!(await isThere(target))) jobs.push({ source: join(sourceDir, slice), text, target });
    css += fontFace(name, points);
  }
  if (jobs.length > 0) {
    await mkdir(cacheDir, { recursive: true });
    await runSubsetting(jobs);
  }
  return { css: css === '' ? '' : css + fallbackFaces(), files };
}

/** The code points that the font has, by slice, in rising order. */
function groupBySlice(
  text: Iterable<string>,
  slices: ReadonlyMap<number, string>,
): Map<string, number[]> {
  const characters = new Set<string>(ASCII);
  for (const part of text) for (const character of part) characters.add(character);
  const points = [...characters]
    .filter((character) => !/[\s\p{C}]/u.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const groups = new Map<string, number[]>();
  for (const point of points) {
    const slice = slices.get(point);
    if (slice === undefined) continue;
    const group = groups.get(slice);
    if (group) group.push(point);
    else groups.set(slice, [point]);
  }
  return groups;
}

function fontFace(name: string, points: readonly number[]): string {
  return (
    // A heading that is bold anywhere keeps the one weight there is instead of a smeared one.
    "@font-face{font-family:'WenKai';font-style:normal;font-weight:400 700;font-display:swap;" +
    `src:url(/fonts/${name}) format('woff2');${METRICS}` +
    `unicode-range:${toUnicodeRange(points)}}\n`
  );
}

/** Hands the jobs to server/render/subsetFont.mjs and waits for it. */
async function runSubsetting(jobs: readonly SubsetJob[]): Promise<void> {
  // Built or not, the server runs inside the project, where the script lies as it is.
  const script = join(projectRoot(), 'server/render/subsetFont.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaint += chunk;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(jobs));
  const code = await ended;
  if (code !== 0) throw new Error(`subsetting of the font ended with ${code}: ${complaint.trim()}`);
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
