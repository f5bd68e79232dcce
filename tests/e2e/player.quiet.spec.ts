import type { CDPSession, Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { watchRenders } from './support/renders.ts';
import { expect, test } from './support/site.ts';
import { watchAudio, withSound } from './support/sound.ts';
import { traceTasks } from './support/trace.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

/** Opens the COMMON board with 春江花月夜, a song of many lines, sounding. */
async function openBoard(player: Player, song: string): Promise<void> {
  await player.openPanel();
  await player.panel.getByRole('button', { name: `播放《${song}》` }).click();
  await player.expectToBeIn('playback.playing');
  await player.panel.locator('[data-part="now-playing"]').click();
  await expect(player.panel.locator('[data-part="lyric-line"]').first()).toBeVisible();
}

test('a playing song renders nothing but the clock, the bar and two lines', async ({
  page,
  site,
}) => {
  const audio = await watchAudio(page);
  const renders = await watchRenders(page);
  const player = new Player(page);
  await site.open('/archives');
  await openBoard(player, '静夜思');
  await page.evaluate(() => {
    const current = () => document.querySelector('[data-part="lyric-line"][aria-current]');
    let last = current();
    Object.assign(window, { lineChanges: 0 });
    new MutationObserver(() => {
      const now = current();
      if (now === last) return;
      last = now;
      Object.assign(window, { lineChanges: Number(Reflect.get(window, 'lineChanges')) + 1 });
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-current'] });
  });
  await expect.poll(audio.time).toBeGreaterThan(2);
  const begin = await audio.time();
  await renders.take();
  await page.evaluate('window.lineChanges = 0');
  await expect.poll(audio.time, { timeout: 20_000 }).toBeGreaterThan(begin + 10);
  const counted = await renders.take();
  const lineChanges = Number(await page.evaluate('window.lineChanges'));
  const seconds = (await audio.time()) - begin;

  expect(Object.keys(counted).toSorted()).toEqual(['clock', 'lyric-line', 'progress']);
  expect(counted.clock).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  // The element reports its time about four times a second.
  expect(counted.progress).toBeLessThanOrEqual(Math.ceil(seconds) * 5);
  expect(lineChanges).toBeGreaterThan(0);
  expect(counted['lyric-line']).toBe(lineChanges * 2);
});

test('1,000 switches leave one element, no listener more, and the heap as it was', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const audio = await watchAudio(page);
  const player = new Player(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await site.open('/home');
  await openBoard(player, '静夜思');
  await pressNext(page, 50);
  const before = await measureMemory(session);
  await pressNext(page, 1000);
  const after = await measureMemory(session);
  expect(await audio.count()).toBe(1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.heap - before.heap).toBeLessThan(5 * 1024 * 1024);
});

/** Presses next so often, each time waiting until the song loads, every tenth until it sounds. */
function pressNext(page: Page, times: number): Promise<void> {
  return page.evaluate(async (presses) => {
    const controls = document.querySelector('[data-part="controls"]');
    const next = controls?.querySelector<HTMLElement>('[data-part="next"]');
    if (!controls || !next) throw new Error('the control bar is not there');
    const isIn = (state: string) => controls.getAttribute('data-state')?.includes(state) === true;
    for (let press = 0; press < presses; press += 1) {
      await new Promise<void>((resolve) => {
        const wanted = press % 10 === 9 ? 'playback.playing' : 'playback.loading';
        const observer = new MutationObserver(() => {
          if (!isIn(wanted)) return;
          observer.disconnect();
          resolve();
        });
        next.click();
        observer.observe(controls, { attributeFilter: ['data-state'] });
      });
    }
  }, times);
}

/** Bytes in use and event listeners after a forced collection. */
async function measureMemory(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners') };
}

test('lyrics scroll without a frame over 50 ms on a machine four times slower', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const audio = await watchAudio(page);
  const player = new Player(page);
  await site.open('/archives');
  await openBoard(player, '静夜思');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await expect.poll(audio.time).toBeGreaterThan(2);
  const begin = await audio.time();
  const tasks = await traceTasks(session, () =>
    expect.poll(audio.time, { timeout: 60_000 }).toBeGreaterThan(begin + 20),
  );
  // 20 s in which the lines moved: the trace holds many frames, not a page that stood still.
  expect(tasks.length).toBeGreaterThan(200);
  expect(tasks.filter((milliseconds) => milliseconds > 50)).toEqual([]);
});

test('a table of 10,000 songs scrolls to its end without a frame over 50 ms', async ({
  page,
  site,
}) => {
  await page.route('**/wapi/playlist/track/all*', (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('offset') === '0';
    return route.fulfill({ json: { code: 200, songs: isFirst ? tenThousandSongs() : [] } });
  });
  const player = new Player(page);
  await site.open('/archives');
  await player.openPanel();
  const rows = player.panel.locator('[data-part="song"]');
  await expect(player.panel.locator('[data-part="songs"] table')).toHaveAttribute(
    'aria-rowcount',
    '10001',
  );
  const session = await page.context().newCDPSession(page);
  await player.panel.locator('[data-part="songs"]').hover();
  const tasks = await traceTasks(session, async () => {
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 600);
    await expect.poll(() => firstRow(page)).toBeGreaterThan(300);
  });
  expect(tasks.filter((milliseconds) => milliseconds > 50)).toEqual([]);
  expect(await rows.count()).toBeLessThan(60);

  await player.panel
    .locator('[data-part="songs"]')
    .evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  await expect(player.panel.getByRole('button', { name: '播放《第 10000 首》' })).toBeVisible();
  await expect(player.panel.getByText('已经到底了')).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
});

function tenThousandSongs() {
  return Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 1,
    name: `第 ${index + 1} 首`,
    ar: [{ id: 1, name: '李白' }],
    alia: [],
    al: { id: 1, name: '长歌', picUrl: '' },
    dt: 60_000,
  }));
}

/** The row at the top of the table, the head being row 1. */
function firstRow(page: Page): Promise<number> {
  return page
    .locator('[data-part="song"]')
    .first()
    .evaluate((row) => Number(row.getAttribute('aria-rowindex')));
}
