import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, ensureNode, root } from './setup.mjs';

/**
 * Every check of the project, one after another; all of them run even when one fails. The last
 * line counts what the runners' own reports say.
 */

const REPORTS = join(root, 'test-results/reports');

ensureNode();
process.chdir(root);
await ensureInstalled();
process.env.BROWSER_PATH = await ensureBrowser();
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });

const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const total = { passed: 0, failed: 0 };

await check('类型', bin('tsc'), ['--noEmit']);
await check('风格', bin('biome'), ['check', '--error-on-warnings', '.']);
await check('无用代码', bin('knip'), []);
await suite('单元测试', 'unit');
await suite('状态图', 'models');
await suite('接口（SQLite 与 PostgreSQL）', 'api');
if (await check('构建', process.execPath, ['scripts/build.mjs'])) {
  await sizes('体积');
  await browser('浏览器');
} else {
  total.failed += 2;
}

console.log(`total: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * A tool that either passes or does not.
 *
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 */
async function check(title, command, args) {
  const passed = (await run(title, command, args)) === 0;
  total[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

/**
 * One project of Vitest.
 *
 * @param {string} title
 * @param {string} project
 */
async function suite(title, project) {
  const report = join(REPORTS, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  const code = await run(title, bin('vitest'), [...args, `--outputFile.json=${report}`]);
  const result = await readReport(report);
  count(
    code,
    result?.numPassedTests ?? 0,
    (result?.numTotalTests ?? 0) - (result?.numPassedTests ?? 0),
  );
}

/** @param {string} title */
async function browser(title) {
  const report = join(REPORTS, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const code = await run(title, bin('playwright'), ['test', '--reporter=line,json']);
  const stats = (await readReport(report))?.stats;
  // Skipped and flaky ones are not passes.
  const rest = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  count(code, stats?.expected ?? 0, rest);
}

/** @param {string} title */
async function sizes(title) {
  const lines = /** @type {string[]} */ ([]);
  const code = await run(title, process.execPath, ['scripts/size.mjs', '--json'], lines);
  const budgets = parse(lines.join('\n').slice(lines.join('\n').indexOf('[')));
  const list = Array.isArray(budgets) ? budgets : [];
  for (const { name, size, sizeLimit, passed } of list) {
    console.log(`${passed ? '✓' : '✗'} ${name}: ${size} / ${sizeLimit} B`);
  }
  const passed = list.filter((budget) => budget.passed).length;
  count(code, passed, list.length - passed);
}

/**
 * Adds a runner's figures; a runner that ended badly without saying why counts as one failure.
 *
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 */
function count(code, passed, failed) {
  const nothingRan = passed + failed === 0;
  total.passed += passed;
  total.failed += failed > 0 ? failed : code !== 0 || nothingRan ? 1 : 0;
}

/** @param {string} path */
async function readReport(path) {
  return parse(await readFile(path, 'utf8').catch(() => ''));
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {string[]} [heard] Takes what the command prints, in place of the terminal.
 * @returns {Promise<number>} the exit code.
 */
function run(title, command, args, heard) {
  const begun = Date.now();
  console.log(`\n── ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', heard ? 'pipe' : 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.stdout?.on('data', (chunk) => heard?.push(String(chunk)));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      console.log(
        `── ${title}：${code === 0 ? '通过' : '没有通过'}，${((Date.now() - begun) / 1000).toFixed(1)} 秒`,
      );
      resolve(code ?? 1);
    });
  });
}
