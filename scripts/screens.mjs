import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './lib/browser.mjs';
import { startServer } from './lib/server.mjs';
import { ensureInstalled, ensureNode, root } from './setup.mjs';

/**
 * Pictures of every page at three sizes in both themes, in tests/e2e/screens.
 * `npm run screens -- home article` takes only those whose name holds one of the words.
 */

const SIZES = [
  { name: '390', width: 390, height: 844 },
  { name: '820', width: 820, height: 1180 },
  { name: '1440', width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'];
const PAGES = {
  home: '/home',
  homePage2: '/home?page=2',
  archives: '/archives',
  category: '/category',
  tag: '/tag',
  articleList: '/articleList?id=1&type=category',
  articleListOfTag: '/articleList?id=1&type=tag',
  article: '/article?id=26',
  articleShort: '/article?id=2',
  articleCode: '/article?id=6',
  articleFormulas: '/article?id=8',
  articleLongTitle: '/article?id=13',
  notFound: '/nowhere',
};
/** px; wider windows have the menu in their header. */
const DRAWER_BELOW = 799;
const PLAYER = ['panel', 'board-common', 'board-special'];

ensureNode();
await ensureInstalled();
execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));

const folder = join(root, 'tests/e2e/screens');
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--autoplay-policy=no-user-gesture-required',
  ],
});
try {
  for (const size of SIZES) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport: { width: size.width, height: size.height },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      });
      await context.addInitScript((dark) => {
        localStorage.setItem('useDarkKEY', JSON.stringify(dark));
        // Not the first page of a visit: no greeting lies over it.
        sessionStorage.setItem('visitStarted', '1');
      }, theme);
      const page = await context.newPage();
      for (const [name, path] of Object.entries(PAGES)) {
        if (!isWanted(name)) continue;
        await page.goto(server.url + path, { waitUntil: 'networkidle' });
        await save(page, `${name}-${size.name}-${theme}`, true);
      }
      if (isWanted('drawer') && size.width < DRAWER_BELOW) await drawer(page, size.name, theme);
      if (PLAYER.some(isWanted)) await player(page, size.name, theme);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} size
 * @param {string} theme
 */
async function drawer(page, size, theme) {
  await page.goto(`${server.url}/home`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.locator('[data-part="drawer"]').waitFor();
  await save(page, `drawer-${size}-${theme}`, false);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} size
 * @param {string} theme
 */
async function player(page, size, theme) {
  await page.goto(`${server.url}/home`, { waitUntil: 'networkidle' });
  const disc = page.locator('[data-part="mini-disc"]');
  await disc.locator('[data-part="play"]').click();
  await disc.locator('[data-part="opener"]').click();
  const panel = page.getByRole('dialog', { name: '音乐播放器' });
  await panel.locator('[data-part="song"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, `panel-${size}-${theme}`, false);
  await panel.locator('[data-part="now-playing"]').click();
  await panel.locator('[data-part="disc"]').waitFor();
  await save(page, `board-common-${size}-${theme}`, false);
  await panel.locator('[data-part="board-mode"]').click();
  await panel.locator('[data-part="picture"]').waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, `board-special-${size}-${theme}`, false);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {boolean} fullPage
 */
async function save(page, name, fullPage) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
  console.log(`${name}.png`);
}
