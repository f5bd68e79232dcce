import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgress } from './lib/progress.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const WANTED = /** @type {const} */ ([20, 19]);
/** Lines of npm's report shown when it fails. */
const REPORT_LINES = 20;

/** Ends with a sentence when Node is too old for what follows. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return;
  console.error(
    `这个博客需要 Node.js ${WANTED.join('.')} 或更新的版本，现在是 ${process.versions.node}。\n` +
      '请到 https://nodejs.org 安装长期支持版，再运行一次。',
  );
  process.exit(1);
}

/** Installs the packages when there are none, or when the lock file is newer than they are. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  console.log('第一次运行要安装依赖；没有现成的 better-sqlite3 时会就地编译，需要几分钟。');
  const progress = startProgress('安装依赖');
  const { code, lines } = await npm(
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'],
    progress.say,
  );
  if (code === 0) {
    progress.done();
    return;
  }
  progress.failed();
  const report = lines.filter((line) => line.startsWith('npm error')).slice(-REPORT_LINES);
  console.error((report.length > 0 ? report : lines.slice(-REPORT_LINES)).join('\n'));
  console.error(
    '\n依赖没有装好。可以这样试：\n' +
      '  1. 检查网络或代理（npm config get registry、npm config get proxy），再运行一次；\n' +
      '  2. 如果是 better-sqlite3 编译失败，请先装上 python3、make 和 g++；\n' +
      '  3. 删掉 node_modules 文件夹，再运行一次。',
  );
  process.exit(1);
}

async function isInstalled() {
  const [installed, lock] = await Promise.all(
    ['node_modules/.package-lock.json', 'package-lock.json'].map((file) =>
      stat(join(root, file)).catch(() => undefined),
    ),
  );
  return installed !== undefined && (lock === undefined || installed.mtimeMs >= lock.mtimeMs);
}

/**
 * @param {string[]} args
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ code: number, lines: string[] }>}
 */
function npm(args, onLine) {
  // `npm start` tells where it lives; started by hand, npm is looked for on the path.
  const own = process.env.npm_execpath;
  const found = own?.endsWith('.js') || own?.endsWith('.cjs');
  const child = found
    ? spawn(process.execPath, [String(own), ...args], { cwd: root })
    : spawn('npm', args, { cwd: root, shell: process.platform === 'win32' });
  /** @type {string[]} */
  const lines = [];
  let rest = '';
  const listen = (/** @type {Buffer} */ chunk) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      onLine(line);
    }
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, lines: [...lines, `npm error ${error}`] }));
    child.on('close', (code) => resolve({ code: code ?? 1, lines: [...lines, rest] }));
  });
}
