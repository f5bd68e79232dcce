import { Player } from './support/player.ts';
import { expect, test } from './support/site.ts';

test('the drawer holds the menu, /tag too, and takes the visitor there', async ({ page, site }) => {
  await site.open('/home');
  await page.getByRole('button', { name: '打开菜单' }).click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await expect(drawer.getByRole('link')).toHaveText(['首页', '归档', '分类', '标签']);
  const width = await drawer.evaluate((element) => element.getBoundingClientRect().width);
  expect(width / 390).toBeCloseTo(0.6, 1);
  await drawer.getByRole('link', { name: '标签' }).click();
  await expect(site.heading).toHaveText('标签');
  await expect(drawer).toBeHidden();
});

test('the back button stands on every page but the root', async ({ page, site }) => {
  await site.open('/home');
  await expect(page.getByRole('button', { name: '返回', exact: true })).toBeHidden();
  await site.open('/archives');
  await expect(page.getByRole('button', { name: '返回', exact: true })).toBeVisible();
});

for (const path of ['/home', '/archives', '/category', '/tag', '/article?id=1', '/nowhere']) {
  test(`${path} is no wider than the phone`, async ({ page }) => {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a song is heard and its lyrics are read on a phone', async ({ page, site }) => {
  const player = new Player(page);
  await site.open('/home');
  await player.openPanel();
  await player.panel.getByRole('button', { name: '播放《静夜思》' }).click();
  await player.expectToBeIn('playback.playing');
  await player.panel.locator('[data-part="now-playing"]').click();
  await expect(player.panel.locator('[data-part="lyric-line"]').first()).toBeVisible();
});
