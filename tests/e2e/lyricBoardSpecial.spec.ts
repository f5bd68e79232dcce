import { writeFile } from 'node:fs/promises';
import { Board } from './support/board.ts';
import { contrastOfWhiteOn, greyPicture } from './support/picture.ts';
import { expect, test } from './support/site.ts';
import { withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

const WHITE = greyPicture('white.png', 64, 64, 255);

test.describe('the control bar of SPECIAL', () => {
  test('goes 2 s after the pointer, and comes back with it', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.switchMode();
    await board.pointAt(board.controls);
    await page.evaluate(() => {
      const controls = document.querySelector('[data-part="controls"]');
      if (controls === null) throw new Error('the control bar is not there');
      const times = { left: 0, hidden: 0 };
      Object.assign(window, { times });
      document.addEventListener('pointermove', () => {
        times.left = performance.now();
      });
      new MutationObserver(() => {
        times.hidden = performance.now();
      }).observe(controls, { attributeFilter: ['data-hidden'] });
    });
    await page.mouse.move(700, 300);
    await expect(board.controls).toHaveAttribute('data-hidden', 'true');
    await expect(board.controls).toHaveCSS('opacity', '0');
    const lingered = await page.evaluate('window.times.hidden - window.times.left');
    expect(lingered).toBeGreaterThanOrEqual(1990);
    expect(lingered).toBeLessThan(3000);
    await expect(board.part('picture')).toHaveCSS('cursor', 'none');
    await expect(board.part('top-bar').locator('[data-part="back"]')).toBeVisible();

    await page.mouse.move(710, 310);
    await expect(board.controls).toHaveAttribute('data-hidden', 'false');
    await board.pointAt(board.controls);
  });

  test('stays while the song is paused', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.switchMode();
    await board.pointAt(board.controls);
    await board.player.press('play');
    await board.player.expectToBeIn('playback.paused');
    await page.mouse.move(700, 300);
    await board.expectToBeIn('special.bar.hidden');
    await expect(board.controls).toHaveAttribute('data-hidden', 'false');
  });

  test('stays under its open popovers', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.switchMode();
    for (const part of ['volume', 'settings']) {
      await board.pointAt(board.part(part));
      await board.part(part).click();
      await board.expectToBeIn('special.popovers.open');
      await page.mouse.move(300, 300);
      await board.expectToBeIn('special.bar.hidden');
      await expect(board.controls).toHaveAttribute('data-hidden', 'false');
      await page.keyboard.press('Escape');
      await expect(board.controls).toHaveAttribute('data-hidden', 'true');
    }
  });

  test('comes to who reaches it by keyboard', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.switchMode();
    await page.mouse.move(700, 300);
    await expect(board.controls).toHaveAttribute('data-hidden', 'true');
    await board.part('next').focus();
    await expect(board.controls).toHaveAttribute('data-hidden', 'false');
    await board.expectToBeIn('special.bar.shown');
  });
});

test.describe('the picture of SPECIAL', () => {
  test('can be the visitor’s own, stays after a reload, and goes again', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home?showSpecial');
    await expect(board.picture).toHaveAttribute('src', /^\/pictures\/bg\/\d+\.jpg$/);
    await board.part('settings').click();
    await expect(board.panel.getByRole('button', { name: '恢复默认' })).toBeHidden();
    await board.part('picture-input').setInputFiles(WHITE);
    await expect(board.picture).toHaveAttribute('src', /^blob:/);
    await board.expectToBeIn('background.custom.kept');

    await page.reload();
    await expect(board.picture).toHaveAttribute('src', /^blob:/);
    const width = () => board.picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(64);
    await board.part('settings').click();
    await board.panel.getByRole('button', { name: '恢复默认' }).click();
    await expect(board.picture).toHaveAttribute('src', /^\/pictures\/bg\/\d+\.jpg$/);
    await board.expectToBeIn('background.standard');

    await page.reload();
    await board.expectToBeIn('background.standard');
    await expect(board.picture).toHaveAttribute('src', /^\/pictures\/bg\/\d+\.jpg$/);
  });

  test('takes the place of the one before, and is scaled down', async ({ page, site }) => {
    await page.addInitScript(() => {
      const revoked: string[] = [];
      const { revokeObjectURL } = URL;
      URL.revokeObjectURL = (url) => {
        revoked.push(url);
        revokeObjectURL.call(URL, url);
      };
      Object.assign(window, { revoked });
    });
    const board = new Board(page);
    await site.open('/home?showSpecial');
    await board.part('settings').click();
    await board.part('picture-input').setInputFiles(WHITE);
    await expect(board.picture).toHaveAttribute('src', /^blob:/);
    const before = await board.picture.getAttribute('src');
    await board.part('picture-input').setInputFiles(greyPicture('wide.png', 5120, 100, 90));
    await expect(board.picture).not.toHaveAttribute('src', String(before));
    const size = () =>
      board.picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
    await expect.poll(size).toEqual([2560, 50]);
    expect(await page.evaluate('window.revoked')).toEqual([before]);
  });

  test('can be dropped on the board', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home?showSpecial');
    await board.part('picture').evaluate(
      async (picture, bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(
          new File([Uint8Array.from(bytes)], 'white.png', { type: 'image/png' }),
        );
        picture.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      },
      [...WHITE.buffer],
    );
    await expect(board.picture).toHaveAttribute('src', /^blob:/);
  });

  for (const { name, bytes, text } of [
    { name: 'what is no picture', bytes: 100, text: '这不是能打开的图片，请换一张' },
    {
      name: 'more than 20 MB',
      bytes: 20 * 1024 * 1024 + 1,
      text: '图片超过 20 MB，请换一张小一些的',
    },
  ]) {
    test(`is not ${name}`, async ({ page, site }, testInfo) => {
      const file = testInfo.outputPath('chosen.png');
      await writeFile(file, Buffer.alloc(bytes));
      const board = new Board(page);
      await site.open('/home?showSpecial');
      await board.part('settings').click();
      await board.part('picture-input').setInputFiles(file);
      await expect(page.locator('[data-part="toast"]', { hasText: text })).toBeVisible();
      await expect(board.picture).toHaveAttribute('src', /^\/pictures\/bg\/\d+\.jpg$/);
      await board.part('picture-input').setInputFiles(WHITE);
      await expect(board.picture).toHaveAttribute('src', /^blob:/);
    });
  }

  test('is shown where the browser keeps nothing, and that is said', async ({ page, site }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new Error('not allowed');
      };
    });
    const board = new Board(page);
    await site.open('/home?showSpecial');
    await board.part('settings').click();
    await board.part('picture-input').setInputFiles(WHITE);
    await expect(board.picture).toHaveAttribute('src', /^blob:/);
    await expect(
      page.locator('[data-part="toast"]', {
        hasText: '浏览器存不下这张图片，它只在这次浏览中有效',
      }),
    ).toBeVisible();
    await expect(board.part('picture-hint')).toHaveText(
      '浏览器存不下这张图片，它只在这次浏览中有效。',
    );
  });

  test('leaves the words readable, be it as white and bright as can be', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.switchMode();
    await board.pointAt(board.controls);
    await board.player.press('play');
    await board.part('settings').click();
    await board.part('picture-input').setInputFiles(WHITE);
    await expect(board.picture).toHaveAttribute('src', /^blob:/);
    for (let step = 0; step < 5; step += 1) await board.part('brightness').click();
    await expect(board.part('brightness')).toHaveText('背景亮度 100%');
    await page.keyboard.press('Escape');
    await page.addStyleTag({
      content: `[data-part="words"] *, [data-part="controls"] * { color: transparent !important;
        text-shadow: none !important; transition: none !important; }`,
    });
    await expect(board.picture).toHaveCSS('filter', 'brightness(1)');
    for (const part of ['title', 'artist', 'lyric-line']) {
      const contrast = () => contrastOfWhiteOn(board.root.locator(`[data-part="${part}"]`));
      await expect.poll(contrast).toBeGreaterThan(4.5);
    }
    expect(await contrastOfWhiteOn(board.part('clock'))).toBeGreaterThan(4.5);
  });
});

test('brightness, sizes, kind of board and translation are kept', async ({ page, site }) => {
  const board = new Board(page);
  await site.open('/home');
  await board.openWith('静夜思');
  await board.player.press('play');
  await board.part('translation-toggle').click();
  await board.switchMode();
  await board.part('settings').click();
  const brightness = board.part('brightness');
  const seen: string[] = [];
  for (let step = 0; step < 10; step += 1) {
    seen.push((await brightness.textContent()) ?? '');
    await brightness.click();
  }
  expect(seen).toEqual([
    '背景亮度 50%',
    '背景亮度 60%',
    '背景亮度 70%',
    '背景亮度 80%',
    '背景亮度 90%',
    '背景亮度 100%',
    '背景亮度 10%',
    '背景亮度 20%',
    '背景亮度 30%',
    '背景亮度 40%',
  ]);
  await brightness.click();
  await expect(brightness).toHaveText('背景亮度 60%');
  const title = board.root.locator('[data-part="title"]');
  const artist = board.root.locator('[data-part="artist"]');
  for (const { label, text, smallest, standard, largest } of [
    { label: '歌名', text: title, smallest: '16px', standard: '38.4px', largest: '80px' },
    { label: '歌手', text: artist, smallest: '0px', standard: '22.4px', largest: '38.4px' },
    { label: '歌词', text: board.lines, smallest: '16px', standard: '28.8px', largest: '64px' },
  ]) {
    const slider = board.panel.getByRole('slider', { name: label, exact: true });
    await expect(text).toHaveCSS('font-size', standard);
    await slider.press('Home');
    await expect(text).toHaveCSS('font-size', smallest);
    await slider.press('End');
    await expect(text).toHaveCSS('font-size', largest);
  }

  await page.reload();
  await site.isAlive();
  await board.player.openPanel();
  await board.part('now-playing').click();
  await expect(board.part('picture')).toBeVisible();
  await expect(title).toHaveText('静夜思');
  await expect(title).toHaveCSS('font-size', '80px');
  await expect(board.lines).toHaveCSS('font-size', '64px');
  await expect(board.picture).toHaveCSS('filter', 'brightness(0.6)');
  await expect(board.part('translation-toggle')).toHaveAttribute('aria-pressed', 'false');
});
