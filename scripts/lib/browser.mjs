import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names and places of a Chromium or Chrome that somebody installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a browser for the tests: an installed Chromium or Chrome, else Playwright's own, else one
 * from apt. Says on standard output what it does.
 *
 * @returns {Promise<string>} path of the executable.
 */
export async function ensureBrowser() {
  const installed = findInstalled() ?? (await findPlaywrights());
  if (installed !== undefined) return installed;
  console.log('没有找到 Chromium 或 Chrome，下载 Playwright 自带的浏览器…');
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await findPlaywrights();
  if (downloaded !== undefined) return downloaded;
  console.log('下载不到，改用 apt 安装 Chromium…');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  runAll([...sudo, 'apt-get', 'update']);
  runAll([...sudo, 'apt-get', 'install', '-y', 'chromium', 'fonts-noto-cjk']);
  const fetched = findInstalled();
  if (fetched !== undefined) return fetched;
  throw new Error('测试需要 Chromium 或 Chrome，这台机器上装不上。请手动安装后再运行 npm test。');
}

function findInstalled() {
  const named = process.env.BROWSER_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...(named ? [named] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
  ];
  return candidates.find(isExecutable);
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} command */
function runAll([command = '', ...args]) {
  run(command, args);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
