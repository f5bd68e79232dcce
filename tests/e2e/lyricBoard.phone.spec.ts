import { Board } from './support/board.ts';
import { expect, test } from './support/site.ts';
import { watchAudio, withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

test('COMMON names the song above the disc, and a tap on a line seeks', async ({ page, site }) => {
  const audio = await watchAudio(page);
  const board = new Board(page);
  await site.open('/home');
  await board.openWith('静夜思');
  await expect(board.part('top-bar')).toContainText('静夜思');
  await board.panel.getByRole('button', { name: '举头望明月' }).tap();
  await expect(board.current).toContainText('举头望明月');
  await expect.poll(audio.time).toBeGreaterThan(13.49);
});

test('a finger on the lines pauses their running', async ({ page, site }) => {
  const board = new Board(page);
  await site.open('/home');
  await board.openWith('静夜思');
  await board.part('lyric-scroller').dispatchEvent('touchmove');
  await board.expectToBeIn('common.view.paused');
  await board.part('follow').tap();
  await board.expectToBeIn('common.view.following');
});

test('SPECIAL keeps its control bar, and a tap fills the screen', async ({ page, site }) => {
  const board = new Board(page);
  await site.open('/home');
  await board.openWith('静夜思');
  await board.part('board-mode').tap();
  await board.expectToBeIn('special.bar.hidden');
  await expect(board.controls).toHaveAttribute('data-hidden', 'false');
  await expect(board.part('next')).toBeInViewport({ ratio: 1 });
  await board.part('picture').tap({ position: { x: 195, y: 200 } });
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
});

test('the sheets of both boards lie within the window', async ({ page, site }) => {
  const board = new Board(page);
  await site.open('/home');
  await board.openWith('静夜思');
  await board.part('lyric-offset').tap();
  await expect(board.panel.getByRole('dialog', { name: '歌词校准' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await board.part('board-mode').tap();
  await board.part('settings').tap();
  await expect(board.panel.getByRole('dialog', { name: '画面设置' })).toBeInViewport({ ratio: 1 });
  const overflow = await board.root.evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(overflow).toBe(0);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('a tap on the bare picture only brings the controls back', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.part('board-mode').tap();
    await expect(board.controls).toHaveAttribute('data-hidden', 'true');
    await page.touchscreen.tap(410, 1100);
    await expect(board.controls).toHaveAttribute('data-hidden', 'false');
    await board.player.expectToBeIn('playback.playing');
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
});
