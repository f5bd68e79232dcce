import { Board } from './support/board.ts';
import { greyPicture } from './support/picture.ts';
import { expect, test } from './support/site.ts';
import { withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

const WHITE = greyPicture('white.png', 64, 64, 255);

test.describe('the way in and out', () => {
  test('showSpecial opens the board over any page, and again after a reload', async ({
    page,
    site,
  }) => {
    const board = new Board(page);
    await site.open('/article?id=1&showSpecial');
    await expect(board.part('picture')).toBeVisible();
    await board.part('top-bar').locator('[data-part="back"]').click();
    await expect(board.root).toBeHidden();
    await board.part('top-bar').locator('[data-part="back"]').click();
    await expect(board.panel).toBeHidden();
    await expect(site.heading).toBeVisible();
    expect(page.url()).toContain('/article?id=1&showSpecial');

    await page.reload();
    await expect(board.part('picture')).toBeVisible();
    await page.goBack();
    await expect(board.root).toBeHidden();
    await page.goBack();
    await expect(board.panel).toBeHidden();
    await expect(site.heading).toBeVisible();
  });

  test('after a reload with the board open, Back takes the same steps', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/archives');
    await page.goto('/home?showSpecial');
    await expect(board.part('picture')).toBeVisible();
    await page.reload();
    await expect(board.part('picture')).toBeVisible();
    await page.goBack();
    await expect(board.root).toBeHidden();
    await page.goBack();
    await expect(board.panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/archives$/);
  });

  test('Back closes the board, then the panel, then leaves the page', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/archives');
    await site.followMenu('首页');
    await expect(page).toHaveURL(/\/home$/);
    await board.openWith('静夜思');
    await board.switchMode();
    await page.goBack();
    await expect(board.root).toBeHidden();
    await expect(board.panel).toBeVisible();
    await page.goBack();
    await expect(board.panel).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/archives$/);
  });

  test('Escape closes a popover first, then the board, then the panel', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home?showSpecial');
    await board.part('settings').click();
    await expect(board.part('brightness')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board.part('brightness')).toBeHidden();
    await expect(board.root).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board.root).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(board.panel).toBeHidden();
  });

  test('a click on disc and picture fills the screen and ends that', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await board.part('disc').click();
    await expect.poll(isFull).toBe(true);
    await expect(board.part('fullscreen')).toHaveAccessibleName('退出全屏');
    await board.switchMode();
    await board.part('picture').click({ position: { x: 300, y: 300 } });
    await expect.poll(isFull).toBe(false);
    await expect(board.part('fullscreen')).toHaveAccessibleName('全屏');
  });
});

test('axe finds nothing on the boards and in their popovers', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = new Board(page);
  await site.open('/home');
  await board.openWith('静夜思');
  await expect(board.lines.first()).toBeVisible();
  await board.part('lyric-offset').click();
  await expect(board.part('lyric-offset-value')).toBeVisible();
  await site.expectNothingForAxe();
  await page.keyboard.press('Escape');
  await board.switchMode();
  await board.pointAt(board.controls);
  await board.player.press('play');
  await site.expectNothingForAxe();
  await board.part('settings').click();
  await board.part('picture-input').setInputFiles(WHITE);
  await expect(board.part('picture-reset')).toBeVisible();
  await site.expectNothingForAxe();
});
