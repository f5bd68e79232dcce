import { watchMediaSession } from './support/mediaSession.ts';
import { Player } from './support/player.ts';
import { expect, Site, test } from './support/site.ts';
import { watchAudio, withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

test('the system shows the song, and its keys reach the player', async ({ page, site }) => {
  const media = await watchMediaSession(page);
  const audio = await watchAudio(page);
  const player = new Player(page);
  await site.open('/home');
  expect(await media.actions()).toEqual([]);
  await player.openPanel();
  await player.choose('静夜思');
  await player.expectToBeIn('playback.playing');
  await expect
    .poll(media.shown)
    .toEqual({ playback: 'playing', title: '静夜思', artist: '李白', artwork: 1 });
  expect(await media.actions()).toEqual(['play', 'pause', 'previoustrack', 'nexttrack', 'seekto']);

  await media.press('seekto', 12);
  await expect.poll(audio.time).toBeGreaterThan(11.9);
  await media.press('pause');
  await player.expectToBeIn('playback.paused');
  await expect.poll(async () => (await media.shown()).playback).toBe('paused');
  await media.press('play');
  await player.expectToBeIn('playback.playing');
  await media.press('nexttrack');
  await expect.poll(player.title.bind(player)).not.toBe('静夜思');
  const { title } = await media.shown();
  expect(title).toBe(await player.title());
  await media.press('previoustrack');
  await expect.poll(player.title.bind(player)).toBe('静夜思');
});

test('two tabs are not heard at once: the one started last is', async ({ page, site, context }) => {
  const first = new Player(page);
  await site.open('/home');
  await first.pressDiscPlay();
  await first.expectToBeIn('playback.playing');

  const otherPage = await context.newPage();
  const otherSite = new Site(otherPage);
  const second = new Player(otherPage);
  await otherSite.open('/archives');
  await second.pressDiscPlay();
  await second.expectToBeIn('playback.playing');
  await first.expectToBeIn('playback.paused');

  await first.pressDiscPlay();
  await first.expectToBeIn('playback.playing');
  await second.expectToBeIn('playback.paused');
  expect(otherSite.complaints).toEqual([]);
});

test.describe('keys in the panel', () => {
  test.beforeEach(async ({ page, site }) => {
    const player = new Player(page);
    await site.open('/home');
    await player.openPanel();
    await player.choose('静夜思');
    await player.expectToBeIn('playback.playing');
  });

  test('Space pauses and plays, arrows seek and change the volume', async ({ page }) => {
    const player = new Player(page);
    const volume = player.panel.locator('[data-part="volume"]');
    // The button of the row was clicked and has the focus: Space is not its second press.
    await page.keyboard.press('Space');
    await player.expectToBeIn('playback.paused');
    const progress = player.panel.locator('[data-part="progress"]');
    const at = await progress.inputValue();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => progress.inputValue().then(Number)).toBeCloseTo(Number(at) + 5, 0);
    await expect(volume).toHaveAccessibleName('音量：50');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(volume).toHaveAccessibleName('音量：55');
    await page.keyboard.press('Control+ArrowUp');
    await page.keyboard.press('Space');
    await player.expectToBeIn('playback.playing');
    await expect(volume).toHaveAccessibleName('音量：55');
    await expect(player.panel).toBeVisible();
  });

  test('a click on next, then Space: the song pauses and is not left', async ({ page }) => {
    const player = new Player(page);
    await player.press('next');
    await player.expectToBeIn('playback.playing');
    const title = await player.title();
    await page.keyboard.press('Space');
    await player.expectToBeIn('playback.paused');
    expect(await player.title()).toBe(title);
  });

  test('a button reached by keyboard keeps its Space', async ({ page }) => {
    const player = new Player(page);
    const mode = player.panel.locator('[data-part="play-model"]');
    await page.keyboard.press('Tab');
    await mode.focus();
    await page.keyboard.press('Space');
    await expect(mode).toHaveAccessibleName('播放模式：列表循环');
    await player.expectToBeIn('playback.playing');
  });

  test('sliders keep their arrows', async ({ page }) => {
    const player = new Player(page);
    await player.press('volume');
    const slider = player.panel.getByRole('slider', { name: '音量' });
    await slider.focus();
    await page.keyboard.press('ArrowUp');
    await expect(slider).toHaveValue('51');
    await page.keyboard.press('Space');
    await player.expectToBeIn('playback.paused');
  });

  test('a text field keeps them all', async ({ page }) => {
    const player = new Player(page);
    await player.panel.evaluate((panel) => {
      const field = document.createElement('input');
      field.ariaLabel = '记一笔';
      panel.append(field);
    });
    const field = player.panel.getByRole('textbox', { name: '记一笔' });
    await field.focus();
    await page.keyboard.type('山 雨');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue('山 雨');
    await player.expectToBeIn('playback.playing');
    await expect(player.panel.locator('[data-part="volume"]')).toHaveAccessibleName('音量：50');
  });

  test('a clicked line of the lyrics leaves them to the player', async ({ page }) => {
    const player = new Player(page);
    await player.panel.locator('[data-part="now-playing"]').click();
    await player.panel.getByRole('button', { name: '床前明月光' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await player.expectToBeIn('playback.paused');
    await expect(player.panel.locator('[data-part="volume"]')).toHaveAccessibleName('音量：45');
    await expect(player.panel.locator('[data-part="follow"]')).toHaveCount(0);
  });
});

test('the panel opens with the focus on no control, and gives it back to the disc', async ({
  page,
  site,
}) => {
  const player = new Player(page);
  await site.open('/home');
  await player.disc.locator('[data-part="opener"]').focus();
  await page.keyboard.press('Enter');
  await expect(player.panel.locator('[data-part="stage"]')).toBeFocused();
  await expect(player.panel.locator('[data-part="song"]').first()).toBeVisible();
  await page.keyboard.press('Space');
  await player.expectToBeIn('playback.playing');
  await expect(player.panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(player.panel.locator('[data-part="back"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(player.disc.locator('[data-part="opener"]')).toBeFocused();
});

test('on the disc arrows seek and change the volume; on the page keys scroll', async ({
  page,
  site,
}) => {
  const audio = await watchAudio(page);
  const player = new Player(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await site.open('/archives');
  await player.pressDiscPlay();
  await player.expectToBeIn('playback.playing');
  await page.keyboard.press('Shift+Tab');
  await expect(player.disc.locator('[data-part="opener"]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(audio.time).toBeGreaterThan(10);
  await page.keyboard.press('ArrowDown');
  await expect.poll(audio.volume).toBeCloseTo(0.45);
  expect(await scrolled()).toBe(0);

  await player.pressDiscPlay();
  await player.expectToBeIn('playback.paused');
  await player.pressDiscPlay();
  await player.expectToBeIn('playback.playing');
  await page.keyboard.press('ArrowDown');
  await expect.poll(scrolled).toBeGreaterThan(10);

  await site.heading.click();
  const before = await scrolled();
  await page.keyboard.press('Space');
  await expect.poll(scrolled).toBeGreaterThan(before + 200);
  await player.expectToBeIn('playback.playing');
  expect(await audio.volume()).toBeCloseTo(0.45);
});

test.describe('the sleep timer', () => {
  test('pauses the music after a quarter of an hour', async ({ page, site }) => {
    await page.clock.install();
    const player = new Player(page);
    await site.open('/home');
    await player.openPanel();
    await player.choose('静夜思');
    await player.expectToBeIn('playback.playing');
    const timer = player.panel.locator('[data-part="sleep-timer"]');
    await timer.click();
    await player.panel.getByRole('button', { name: '15 分钟' }).click();
    await expect(timer).toHaveAccessibleName(/^定时关闭：剩余 1[45]:\d\d$/);
    await expect(player.panel.getByRole('dialog', { name: '定时关闭' })).toBeHidden();
    await player.press('back');
    await expect(player.panel).toBeHidden();
    await page.clock.fastForward('10:00');
    await player.expectToBeIn('playback.playing');
    await page.clock.fastForward('05:00');
    await player.expectToBeIn('playback.paused');
    await expect(
      page.locator('[data-part="toast"]', { hasText: '定时已到，音乐已暂停' }),
    ).toBeVisible();
    await player.openPanel();
    await expect(timer).toHaveAccessibleName('定时关闭');
  });

  test('lets the song end and no other begin', async ({ page, site }) => {
    const player = new Player(page);
    await site.open('/home');
    await player.openPanel();
    await player.choose('静夜思');
    await player.expectToBeIn('playback.playing');
    const timer = player.panel.locator('[data-part="sleep-timer"]');
    await timer.click();
    await player.panel.getByRole('button', { name: '播完这首' }).click();
    await expect(timer).toHaveAccessibleName('定时关闭：播完这首');
    await player.expectToBeIn('ending.stops');
    const progress = player.panel.locator('[data-part="progress"]');
    await progress.fill(String(Number(await progress.getAttribute('max')) - 1));
    await player.expectToBeIn('playback.paused');
    await expect(timer).toHaveAccessibleName('定时关闭');
    await expect(progress).toHaveValue('0');
    expect(await player.title()).toBe('静夜思');
    await player.press('play');
    await player.expectToBeIn('playback.playing');
    expect(await player.title()).toBe('静夜思');
  });

  test('is replaced and cancelled', async ({ page, site }) => {
    const player = new Player(page);
    await site.open('/home');
    await player.openPanel();
    const timer = player.panel.locator('[data-part="sleep-timer"]');
    const sheet = player.panel.getByRole('dialog', { name: '定时关闭' });
    for (const [choice, name] of [
      ['30 分钟', /^定时关闭：剩余 (30|29):\d\d$/],
      ['60 分钟', /^定时关闭：剩余 (60|59):\d\d$/],
      ['播完这首', '定时关闭：播完这首'],
    ] as const) {
      await timer.click();
      await sheet.getByRole('button', { name: choice }).click();
      await expect(timer).toHaveAccessibleName(name);
    }
    await timer.click();
    await expect(sheet.getByRole('button', { name: '播完这首' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await sheet.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(timer).toHaveAccessibleName('定时关闭');
    await player.expectToBeIn('ending.goesOn');
  });

  test('axe finds nothing in its sheet', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = new Player(page);
    await site.open('/home');
    await player.openPanel();
    await player.panel.locator('[data-part="sleep-timer"]').click();
    await player.panel.getByRole('button', { name: '15 分钟' }).click();
    await player.panel.locator('[data-part="sleep-timer"]').click();
    await expect(player.panel.locator('[data-part="sleep-rest"]')).toBeVisible();
    await site.expectNothingForAxe();
  });
});
