import { Player } from './support/player.ts';
import { expect, test } from './support/site.ts';
import { watchAudio, withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

test('play gives sound, and the lyrics follow', async ({ page, site }) => {
  const audio = await watchAudio(page);
  const player = new Player(page);
  await site.open('/home');
  await player.pressDiscPlay();
  await player.expectToBeIn('playback.playing');
  await expect.poll(audio.time).toBeGreaterThan(0.5);
  expect(await audio.source()).toContain('/music/songs/静夜思.mp3');
  await player.openPanel();
  await player.panel.locator('[data-part="now-playing"]').click();
  const current = player.panel.locator('[data-part="lyric-line"][aria-current]');
  await player.panel.getByRole('button', { name: '床前明月光' }).click();
  await expect(current).toContainText('床前明月光');
  await expect(current).toContainText('疑是地上霜', { timeout: 20_000 });
});

test('a click on a line seeks to it', async ({ page, site }) => {
  const audio = await watchAudio(page);
  const player = new Player(page);
  await site.open('/home');
  await player.openPanel();
  await player.panel.getByRole('button', { name: '播放《静夜思》' }).click();
  await player.expectToBeIn('playback.playing');
  await player.panel.locator('[data-part="now-playing"]').click();
  await player.panel.getByRole('button', { name: '低头思故乡' }).click();
  await expect(player.panel.locator('[data-part="lyric-line"][aria-current]')).toContainText(
    '低头思故乡',
  );
  await expect.poll(audio.time).toBeGreaterThan(10);
});

test('reload keeps volume, mode and song, and starts paused', async ({ page, site }) => {
  const audio = await watchAudio(page);
  const player = new Player(page);
  await site.open('/home');
  await player.openPanel();
  await player.panel.getByRole('button', { name: '播放《静夜思》' }).click();
  await player.expectToBeIn('playback.playing');
  await player.press('play-model');
  await expect(player.panel.locator('[data-part="play-model"]')).toHaveAccessibleName(
    '播放模式：列表循环',
  );
  await player.press('volume');
  await player.panel.getByRole('slider', { name: '音量' }).fill('23');
  await expect.poll(audio.volume).toBeCloseTo(0.23);
  await page.reload();
  await site.isAlive();
  await expect(player.disc.locator('[data-part="title"]')).toHaveText('静夜思');
  await expect(player.disc.locator('[data-part="play"]')).toHaveAccessibleName('播放');
  await player.openPanel();
  await expect(player.panel.locator('[data-part="play-model"]')).toHaveAccessibleName(
    '播放模式：列表循环',
  );
  await player.press('volume');
  await expect(player.panel.getByRole('slider', { name: '音量' })).toHaveValue('23');
});

test('next goes through the list, and one audio element serves them all', async ({
  page,
  site,
}) => {
  const audio = await watchAudio(page);
  const player = new Player(page);
  await site.open('/home');
  await player.openPanel();
  await player.press('play-model');
  await player.panel.getByRole('button', { name: '播放《静夜思》' }).click();
  await player.expectToBeIn('playback.playing');
  const names = await player.panel.locator('[data-part="song"]').allTextContents();
  await player.panel.locator('[data-part="next"]').evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press++) button.click();
  });
  await player.expectToBeIn('playback.playing');
  const tenth = await player.title();
  expect(names[10]).toContain(tenth);
  await expect.poll(audio.source).toContain(`/music/songs/${tenth}`);
  await player.press('previous');
  await expect.poll(() => player.title().then((title) => names[9]?.includes(title))).toBe(true);
  await player.expectToBeIn('playback.playing');
  expect(await audio.count()).toBe(1);
});

test('music goes on from page to page', async ({ page, site }) => {
  const audio = await watchAudio(page);
  const player = new Player(page);
  await site.open('/home');
  await player.pressDiscPlay();
  await player.expectToBeIn('playback.playing');
  const title = await player.title();
  await site.followMenu('归档');
  await expect(site.heading).toHaveText('归档');
  await player.expectToBeIn('playback.playing');
  expect(await player.title()).toBe(title);
  const before = await audio.time();
  await expect.poll(audio.time).toBeGreaterThan(before);
});

test('the fourth list opens first, and more songs come on scrolling', async ({ page, site }) => {
  const player = new Player(page);
  await site.open('/home');
  await player.openPanel();
  const chosen = player.panel.locator('[data-part="category"][aria-pressed="true"]');
  await expect(chosen).toContainText('夜曲');
  await expect(player.panel.getByText('下拉/点击加载更多～')).toBeAttached();
  await expect(async () => {
    await player.panel.locator('[data-part="song"]').last().scrollIntoViewIfNeeded();
    await expect(player.panel.getByText('已经到底了')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const rows = player.panel.locator('[data-part="song"]');
  const last = Number(await rows.last().getAttribute('aria-rowindex'));
  expect(last).toBeGreaterThan(60);
});

test.describe('when the catalogue fails', () => {
  test.use({ complaintsExpected: true });

  test('a list that does not come says so and comes on retry', async ({ page, site }) => {
    await page.route('**/wapi/toplist/detail', (route) => route.fulfill({ body: '<html>' }));
    const player = new Player(page);
    await site.open('/home');
    await player.disc.locator('[data-part="opener"]').click();
    const retry = player.panel.getByRole('button', { name: '重试' }).first();
    await expect(retry).toBeVisible();
    await page.unroute('**/wapi/toplist/detail');
    await retry.click();
    await expect(player.panel.locator('[data-part="song"]').first()).toBeVisible();
  });

  test('a song without an address is skipped with a word', async ({ page, site }) => {
    let asked = 0;
    await page.route('**/wapi/song/url/v1*', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      return route.fulfill({ json: { code: 200, data: [{ id: 1, url: null, code: 404 }] } });
    });
    const player = new Player(page);
    await site.open('/home');
    await player.pressDiscPlay();
    await expect(page.locator('[data-part="toast"]', { hasText: '提示' })).toBeVisible();
    await player.expectToBeIn('playback.playing');
    expect(asked).toBe(2);
  });

  test('a notice over the open panel can be closed', async ({ page, site }) => {
    await page.route('**/wapi/song/url/v1*', (route) =>
      route.fulfill({ json: { code: 200, data: [{ id: 1, url: null, code: 404 }] } }),
    );
    const player = new Player(page);
    await site.open('/home');
    await player.openPanel();
    await player.panel.getByRole('button', { name: '播放《静夜思》' }).click();
    const notice = player.panel.locator('[data-part="toast"][data-kind="notice"]', {
      hasText: '接连 5 首歌都无法播放，已停止播放',
    });
    await notice.getByRole('button', { name: '关闭提示' }).click();
    await expect(notice).toBeHidden();
    await player.expectToBeIn('playback.failed');
  });
});

test('axe finds nothing in the panel and on the board', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = new Player(page);
  await site.open('/home');
  await player.openPanel();
  await site.expectNothingForAxe();
  await player.panel.getByRole('button', { name: '播放《静夜思》' }).click();
  await player.expectToBeIn('playback.playing');
  await player.panel.locator('[data-part="now-playing"]').click();
  await expect(player.panel.locator('[data-part="lyric-line"]').first()).toBeVisible();
  await site.expectNothingForAxe();
});
