import type { Page } from '@playwright/test';
import { CustomList } from './support/customList.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/site.ts';
import { withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

/** A finger that is laid down, drawn along and, unless told otherwise, taken away. */
async function draw(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 10; step += 1) {
    await touch(
      'touchMove',
      from.x + ((to.x - from.x) * step) / 10,
      from.y + ((to.y - from.y) * step) / 10,
    );
  }
  await session.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
  await session.detach();
}

test('a tap on a row plays it, a finger on the handle moves it', async ({ page, site }) => {
  await site.open('/home');
  const player = new Player(page);
  const list = new CustomList(player);
  await player.openPanel();
  await list.add('静夜思', '春江花月夜', '夜雨寄北');
  await list.open();
  await list.part('春江花月夜', 'song-name').tap();
  await player.expectToBeIn('playback.playing');
  expect(await player.title()).toBe('春江花月夜');

  await draw(page, await list.grip('静夜思'), await list.grip('夜雨寄北'));
  await list.expectToBeIn('open.resting');
  await list.expectSongs('春江花月夜', '夜雨寄北', '静夜思');

  // What the system takes away is put back.
  await draw(page, await list.grip('静夜思'), await list.grip('春江花月夜'), 'touchCancel');
  await list.expectToBeIn('open.resting');
  await list.expectSongs('春江花月夜', '夜雨寄北', '静夜思');
  expect(await player.title()).toBe('春江花月夜');
});

test('a finger on the rows scrolls the list and moves nothing', async ({ page, site }) => {
  const names = ['静夜思', '春江花月夜', '夜雨寄北', '枫桥夜泊', '竹里馆', '月下独酌'];
  const more = ['旅夜书怀', '山居秋暝', '水调歌头', '夜归鹿门歌'];
  await site.open('/home');
  const player = new Player(page);
  const list = new CustomList(player);
  await player.openPanel();
  await list.add(...names, ...more);
  await list.open();
  const from = await list.part('竹里馆', 'song-name').boundingBox();
  if (from === null) throw new Error('the row is not to be seen');
  const start = { x: from.x + 20, y: from.y + 8 };
  await draw(page, start, { x: start.x, y: start.y - 160 });
  await expect
    .poll(() => list.scroller.evaluate((element) => element.scrollTop))
    .toBeGreaterThan(40);
  await list.expectToBeIn('open.resting');
  await list.expectSongs(...names, ...more);
});

test('every control of a row is large enough for a finger, none is cut off', async ({
  page,
  site,
}) => {
  await site.open('/home');
  const player = new Player(page);
  const list = new CustomList(player);
  await player.openPanel();
  await list.add('静夜思');
  await list.open();
  for (const part of ['drag-handle', 'play-next', 'remove-song'] as const) {
    const control = list.part('静夜思', part);
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = await control.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
  }
});
