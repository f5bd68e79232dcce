import type { Page } from '@playwright/test';
import { CustomList, keepCustomSongs, keptSong } from './support/customList.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/site.ts';
import { watchAudio, withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

const toast = (page: Page, text: string) => page.locator('[data-part="toast"]', { hasText: text });

/** The panel is open and the play list holds these songs of the table. */
async function withSongs(page: Page, ...names: string[]) {
  const player = new Player(page);
  const list = new CustomList(player);
  await player.openPanel();
  await list.add(...names);
  await list.open();
  return { player, list };
}

test('a song joins from the table once, and toasts say what happened', async ({ page, site }) => {
  await site.open('/home');
  const player = new Player(page);
  const list = new CustomList(player);
  await player.openPanel();
  await list.open();
  await expect(list.sheet.locator('[data-part="empty"]')).toHaveText('空空如也');
  await expect(list.sheet.getByRole('heading')).toHaveText('播放列表');
  await page.keyboard.press('Escape');
  await list.expectToBeIn('closed');

  await list.add('静夜思');
  await expect(toast(page, '添加成功')).toBeVisible();
  await expect(player.panel.getByRole('button', { name: '《静夜思》已在播放列表' })).toBeDisabled();
  await list.open();
  await list.expectSongs('静夜思');
  await expect(list.sheet.getByRole('heading')).toHaveText('播放列表 1 首');
  await list.part('静夜思', 'remove-song').click();
  await expect(toast(page, '删除成功')).toBeVisible();
  await expect(list.sheet.locator('[data-part="empty"]')).toHaveText('空空如也');
});

test('a row plays, and a press on the playing one pauses', async ({ page, site }) => {
  await site.open('/home');
  const { player, list } = await withSongs(page, '静夜思', '夜雨寄北');
  await list.part('夜雨寄北', 'song-name').click();
  await player.expectToBeIn('playback.playing');
  expect(await player.title()).toBe('夜雨寄北');
  await expect(list.row('夜雨寄北')).toHaveAttribute('data-current', 'true');
  await list.part('夜雨寄北', 'song-name').click();
  await player.expectToBeIn('playback.paused');
});

test('removing the song before keeps the sound, removing the current one plays the next', async ({
  page,
  site,
}) => {
  const audio = await watchAudio(page);
  await site.open('/home');
  const { player, list } = await withSongs(page, '静夜思', '夜雨寄北', '枫桥夜泊');
  await list.part('夜雨寄北', 'song-name').click();
  await player.expectToBeIn('playback.playing');
  await expect.poll(audio.time).toBeGreaterThan(0.5);
  const heard = await audio.time();
  await list.part('静夜思', 'remove-song').click();
  await list.expectSongs('夜雨寄北', '枫桥夜泊');
  await expect.poll(audio.time).toBeGreaterThan(heard);
  expect(await player.title()).toBe('夜雨寄北');

  await list.part('夜雨寄北', 'remove-song').click();
  await player.expectToBeIn('playback.playing');
  expect(await player.title()).toBe('枫桥夜泊');
  await expect.poll(audio.source).toContain('/music/songs/枫桥夜泊.mp3');
});

test('removing the last one stops, and play begins with the table again', async ({
  page,
  site,
}) => {
  await site.open('/home');
  const { player, list } = await withSongs(page, '枫桥夜泊');
  await list.part('枫桥夜泊', 'song-name').click();
  await player.expectToBeIn('playback.playing');
  await list.part('枫桥夜泊', 'remove-song').click();
  await player.expectToBeIn('playback.idle');
  await expect(player.panel.locator('[data-part="now-playing"]')).toContainText('歌手走丢了');
  await expect(list.sheet.locator('[data-part="empty"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await player.press('play');
  await player.expectToBeIn('playback.playing');
  expect(await player.title()).toBe('静夜思');
});

test('the keyboard stays in the list when its row goes', async ({ page, site }) => {
  await site.open('/home');
  const { list } = await withSongs(page, '静夜思', '夜雨寄北', '枫桥夜泊');
  await list.part('夜雨寄北', 'remove-song').focus();
  await page.keyboard.press('Enter');
  await expect(list.part('枫桥夜泊', 'remove-song')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.part('静夜思', 'remove-song')).toBeFocused();
});

test('play next is marked, and heard next', async ({ page, site }) => {
  await site.open('/home');
  const { player, list } = await withSongs(page, '静夜思', '春江花月夜', '夜雨寄北', '枫桥夜泊');
  await list.part('静夜思', 'song-name').click();
  await player.expectToBeIn('playback.playing');
  await expect(list.part('静夜思', 'play-next')).toBeDisabled();
  await list.part('枫桥夜泊', 'play-next').click();
  await expect(toast(page, '下一首播放《枫桥夜泊》')).toBeVisible();
  await list.expectSongs('静夜思', '枫桥夜泊', '春江花月夜', '夜雨寄北');
  await expect(list.row('枫桥夜泊')).toContainText('下一首');
  await page.keyboard.press('Escape');
  await player.press('next');
  await player.expectToBeIn('playback.playing');
  expect(await player.title()).toBe('枫桥夜泊');
});

test('a row is dragged by its handle, and the order is kept for the next visit', async ({
  page,
  site,
}) => {
  await site.open('/home');
  const { player, list } = await withSongs(page, '静夜思', '春江花月夜', '夜雨寄北', '枫桥夜泊');
  const from = await list.grip('静夜思');
  const to = await list.grip('夜雨寄北');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await list.expectToBeIn('open.dragging');
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(list.row('静夜思')).toHaveAttribute('data-hold', 'dragged');
  // The others have made room, and the row is where the pointer is.
  await expect.poll(() => list.distance('夜雨寄北', to.y - 56)).toBe(0);
  // The pointer's place may be told in whole px.
  expect(await list.distance('静夜思', to.y)).toBeLessThanOrEqual(1);
  await page.mouse.up();
  await list.expectToBeIn('open.resting');
  await list.expectSongs('春江花月夜', '夜雨寄北', '静夜思', '枫桥夜泊');
  await page.reload();
  await site.isAlive();
  await player.openPanel();
  await list.open();
  await list.expectSongs('春江花月夜', '夜雨寄北', '静夜思', '枫桥夜泊');
});

test('Escape puts the dragged row back and leaves the popover open', async ({ page, site }) => {
  await site.open('/home');
  const { list } = await withSongs(page, '静夜思', '春江花月夜', '夜雨寄北');
  const from = await list.grip('静夜思');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 120, { steps: 6 });
  await page.keyboard.press('Escape');
  await list.expectToBeIn('open.resting');
  await page.mouse.up();
  await list.expectSongs('静夜思', '春江花月夜', '夜雨寄北');
  await expect.poll(() => list.distance('静夜思', from.y)).toBe(0);
  await page.keyboard.press('Escape');
  await list.expectToBeIn('closed');
});

test('the keyboard lifts a row, moves it, and every step is said', async ({ page, site }) => {
  await site.open('/home');
  const { list } = await withSongs(page, '静夜思', '春江花月夜', '夜雨寄北');
  await list.lift('静夜思');
  await expect(list.status).toHaveText(
    '已拿起《静夜思》，第 1 项，共 3 项。上下方向键移动，空格键放下，Esc 键取消。',
  );
  await page.keyboard.press('ArrowDown');
  await expect(list.status).toHaveText('《静夜思》移到第 2 项，共 3 项');
  await page.keyboard.press('End');
  await expect(list.status).toHaveText('《静夜思》移到第 3 项，共 3 项');
  await page.keyboard.press('Enter');
  await expect(list.status).toHaveText('已放下《静夜思》，第 3 项，共 3 项');
  await list.expectSongs('春江花月夜', '夜雨寄北', '静夜思');
  await expect(list.part('静夜思', 'drag-handle')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(list.status).toHaveText('已取消移动，《静夜思》还在第 3 项，共 3 项');
  await list.expectToBeIn('open.resting');

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(list.status).toHaveText('已取消移动，《静夜思》还在第 3 项，共 3 项');
  await list.expectSongs('春江花月夜', '夜雨寄北', '静夜思');
});

test('keys are for the lifted row alone', async ({ page, site }) => {
  await site.open('/home');
  const { player, list } = await withSongs(page, '静夜思', '春江花月夜', '夜雨寄北');
  await list.part('静夜思', 'song-name').click();
  await player.expectToBeIn('playback.playing');
  // Clicked, not tabbed to: by itself Space would now be the player's.
  await list.part('夜雨寄北', 'drag-handle').click();
  await page.keyboard.press('Enter');
  await list.expectToBeIn('open.lifted');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await list.expectToBeIn('open.resting');
  await list.expectSongs('静夜思', '夜雨寄北', '春江花月夜');
  await player.expectToBeIn('playback.playing');
});

test('clearing asks first, and the keyboard goes with the question', async ({ page, site }) => {
  await site.open('/home');
  const { player, list } = await withSongs(page, '静夜思', '夜雨寄北');
  await list.part('静夜思', 'song-name').click();
  await player.expectToBeIn('playback.playing');
  const clear = list.sheet.locator('[data-part="clear-list"]');
  await clear.click();
  await expect(list.sheet.getByText('清空这 2 首歌？')).toBeVisible();
  await expect(list.sheet.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(clear).toBeFocused();
  await list.expectSongs('静夜思', '夜雨寄北');
  await clear.click();
  await list.sheet.getByRole('button', { name: '确定清空' }).click();
  await expect(list.sheet.locator('[data-part="empty"]')).toBeFocused();
  await expect(toast(page, '删除成功')).toBeVisible();
  await player.expectToBeIn('playback.idle');
});

test('entries of an older shape are read and shown', async ({ page, site }) => {
  await keepCustomSongs(page, [
    {
      id: 7,
      name: '旧时明月',
      artists: [{ name: '张若虚' }, { name: '李白' }],
      alias: ['旧体'],
      al: { picUrl: '/kept.jpg' },
    },
    keptSong(8, '新月'),
  ]);
  await site.open('/home');
  const { list } = await withSongs(page);
  await list.expectSongs('旧时明月', '新月');
  await expect(list.row('旧时明月')).toContainText('张若虚 / 李白');
});

test.describe('with 10,000 songs', () => {
  const SONGS = Array.from({ length: 10_000 }, (_, index) =>
    keptSong(index + 1, `第 ${index + 1} 首`),
  );

  test('few rows are in the document, the current one in sight, and the last can be reached', async ({
    page,
    site,
  }) => {
    await keepCustomSongs(page, SONGS, SONGS[4999]);
    await site.open('/home');
    const { list } = await withSongs(page);
    await expect(list.sheet.getByRole('heading')).toHaveText('播放列表 10000 首');
    await expect(list.row('第 5000 首')).toBeInViewport({ ratio: 1 });
    expect(await list.rows.count()).toBeLessThan(60);
    await list.scroller.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await expect(list.row('第 10000 首')).toBeInViewport({ ratio: 1 });
    expect(await list.rows.count()).toBeLessThan(60);
  });

  test('the list scrolls under a row held at its edge, and takes it along', async ({
    page,
    site,
  }) => {
    await keepCustomSongs(page, SONGS);
    await site.open('/home');
    const { list } = await withSongs(page);
    const from = await list.grip('第 2 首');
    const box = await list.scroller.boundingBox();
    if (box === null) throw new Error('the list is not to be seen');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, box.y + box.height - 2, { steps: 8 });
    await expect
      .poll(() => list.scroller.evaluate((element) => element.scrollTop))
      .toBeGreaterThan(2000);
    await expect(list.row('第 2 首')).toBeInViewport();
    await page.mouse.move(from.x, box.y + box.height / 2);
    await page.mouse.up();
    await list.expectToBeIn('open.resting');
    const place = Number(await list.row('第 2 首').getAttribute('aria-posinset'));
    expect(place).toBeGreaterThan(30);
    await expect(list.status).toHaveText(`已放下《第 2 首》，第 ${place} 项，共 10000 项`);
  });

  test('the keyboard takes a row from one end to the other', async ({ page, site }) => {
    await keepCustomSongs(page, SONGS);
    await site.open('/home');
    const { list } = await withSongs(page);
    await list.lift('第 1 首');
    await page.keyboard.press('End');
    await expect(list.row('第 1 首')).toBeInViewport();
    await page.keyboard.press('Space');
    await expect(list.status).toHaveText('已放下《第 1 首》，第 10000 项，共 10000 项');
    await expect(list.part('第 1 首', 'drag-handle')).toBeFocused();
  });
});

test('axe finds nothing in the popover, full, lifted, asking and empty', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/home');
  const { player, list } = await withSongs(page, '静夜思', '春江花月夜', '夜雨寄北');
  await list.part('静夜思', 'song-name').click();
  await player.expectToBeIn('playback.playing');
  await list.part('夜雨寄北', 'play-next').click();
  await site.expectNothingForAxe();
  await list.lift('春江花月夜');
  await site.expectNothingForAxe();
  await page.keyboard.press('Space');
  await list.sheet.locator('[data-part="clear-list"]').click();
  await list.expectToBeIn('open.confirmingClear');
  await site.expectNothingForAxe();
  await list.sheet.getByRole('button', { name: '确定清空' }).click();
  await expect(list.sheet.locator('[data-part="empty"]')).toBeVisible();
  await site.expectNothingForAxe();
});
