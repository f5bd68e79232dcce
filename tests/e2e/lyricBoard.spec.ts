import { writeFile } from 'node:fs/promises';
import { Board } from './support/board.ts';
import { contrastOfWhiteOn, greyPicture } from './support/picture.ts';
import { expect, test } from './support/site.ts';
import { watchAudio, withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

const WHITE = greyPicture('white.png', 64, 64, 255);
const TWO_LINES = '[00:00.00]山高\n[00:10.00]水长';

test.describe('COMMON', () => {
  test('a click on a line is one seek, however often it is pressed', async ({ page, site }) => {
    const audio = await watchAudio(page);
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await page.evaluate(`
      window.seeks = 0;
      window.madeAudio[0].addEventListener('seeking', () => { window.seeks += 1; });
    `);
    await board.panel.getByRole('button', { name: '举头望明月' }).evaluate((line: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) line.click();
    });
    await expect(board.current).toContainText('举头望明月');
    await expect.poll(audio.time).toBeGreaterThan(13.49);
    expect(await page.evaluate('window.seeks')).toBe(1);
  });

  test('selected text is not a click', async ({ page, site }) => {
    const audio = await watchAudio(page);
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    const line = board.panel.getByRole('button', { name: '低头思故乡' });
    await line.evaluate((element: HTMLElement) => {
      window.getSelection()?.selectAllChildren(element);
      element.click();
    });
    expect(await audio.time()).toBeLessThan(13);
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    await line.click();
    await expect(board.current).toContainText('低头思故乡');
  });

  test('the lines stay where the reader has scrolled them, for 5 s', async ({ page, site }) => {
    const board = new Board(page);
    await board.answerWith(
      Array.from({ length: 60 }, (_, second) => `[00:${second}.00]第 ${second} 行`).join('\n'),
    );
    await site.open('/home');
    await board.openWith('静夜思');
    await page.evaluate(`
      window.moves = 0;
      const scrollTo = Element.prototype.scrollTo;
      Element.prototype.scrollTo = function (...to) {
        window.moves += 1;
        return scrollTo.apply(this, to);
      };
      window.lineChanges = 0;
      new MutationObserver((records) => {
        window.lineChanges += records.filter(({ target }) => target.ariaCurrent).length;
      }).observe(document.querySelector('[data-part="lyric-scroller"]'), {
        subtree: true,
        attributeFilter: ['aria-current'],
      });
    `);
    await expect.poll(() => page.evaluate('window.lineChanges')).toBeGreaterThan(2);
    const read = async () =>
      (await page.evaluate('[window.moves, window.lineChanges]')) as [number, number];
    const [madeMoves, madeChanges] = await read();
    expect(madeMoves).toBeGreaterThan(0);
    // The move of a change that was not counted yet may be among them.
    expect(madeMoves).toBeLessThanOrEqual(madeChanges + 1);
    await board.part('lyric-scroller').hover();
    await page.mouse.wheel(0, 800);
    await board.expectToBeIn('common.view.paused');
    const [moves, changes] = await read();
    await expect(board.part('follow')).toBeVisible();
    await expect.poll(() => page.evaluate('window.lineChanges')).toBeGreaterThan(changes + 1);
    expect(await page.evaluate('window.moves')).toBe(moves);
    await board.expectToBeIn('common.view.following');
    await expect(board.part('follow')).toBeHidden();
    await expect.poll(() => page.evaluate('window.moves')).toBeGreaterThan(Number(moves));
    await expect(board.current).toBeInViewport();

    await page.mouse.wheel(0, -800);
    await board.part('follow').click();
    await board.expectToBeIn('common.view.following');
    await expect(board.current).toBeInViewport();
  });

  test('keys and the scrollbar move the lines too', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.part('lyric-scroller').focus();
    await page.keyboard.press('PageDown');
    await board.expectToBeIn('common.view.paused');
    await board.part('follow').click();
    await board.part('lyric-scroller').dispatchEvent('pointerdown');
    await board.expectToBeIn('common.view.paused');
  });

  test('the disc turns while the song plays and stops where it is', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    const state = () =>
      board
        .part('disc')
        .locator('span')
        .evaluate((disc) => getComputedStyle(disc).animationPlayState);
    expect(await state()).toBe('running');
    await board.player.press('play');
    await expect.poll(state).toBe('paused');
  });

  test('the translation stands under its line until it is turned off', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    const line = board.lines.filter({ hasText: '床前明月光' });
    await expect(line.locator('[data-part="translation"]')).toBeVisible();
    await board.panel.getByRole('button', { name: '歌词翻译' }).click();
    await expect(board.part('translation')).toHaveCount(0);
    await board.switchMode();
    await expect(board.panel.getByRole('button', { name: '歌词翻译' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

test.describe('the words', () => {
  test('an offset moves the lines of this song, and a click knows it', async ({ page, site }) => {
    const audio = await watchAudio(page);
    const board = new Board(page);
    await board.answerWith(TWO_LINES);
    await site.open('/home');
    await board.openWith('静夜思');
    await board.player.press('play');
    await board.player.expectToBeIn('playback.paused');
    await board.panel.getByRole('button', { name: '水长' }).click();
    await expect.poll(audio.time).toBe(10);
    await expect(board.current).toContainText('水长');

    await board.part('lyric-offset').click();
    const shown = board.part('lyric-offset-value');
    await expect(shown).toHaveText('歌词没有调整');
    await board.panel.getByRole('button', { name: '延后 0.5 秒' }).click();
    await expect(shown).toHaveText('歌词延后 0.5 秒');
    await expect(board.current).toContainText('山高');
    await board.panel.getByRole('button', { name: '复位' }).click();
    await expect(shown).toHaveText('歌词没有调整');
    await expect(board.panel.getByRole('button', { name: '复位' })).toBeDisabled();
    await expect(board.current).toContainText('水长');

    await board.panel.getByRole('button', { name: '提前 0.5 秒' }).click();
    await expect(shown).toHaveText('歌词提前 0.5 秒');
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await board.panel.getByRole('button', { name: '水长' }).click();
    await expect.poll(audio.time).toBe(9.5);
    await expect(board.current).toContainText('水长');
  });

  test('without times they stand still', async ({ page, site }) => {
    const board = new Board(page);
    await board.answerWith('床前明月光\n疑是地上霜');
    await site.open('/home');
    await board.openWith('静夜思');
    await expect(board.panel.getByRole('region', { name: '歌词全文' })).toHaveText(
      '床前明月光\n疑是地上霜',
    );
    await expect(board.part('lyric-offset')).toBeDisabled();
    await expect(board.root.getByRole('button', { name: '床前明月光' })).toHaveCount(0);
    await board.switchMode();
    await expect(board.lines).toHaveText('这首歌的歌词没有时间，请到滚动歌词里看全文');
  });

  for (const { answer, text } of [
    { answer: { code: 200, uncollected: true }, text: '暂无歌词' },
    { answer: { code: 200, nolyric: true }, text: '纯音乐，请欣赏' },
  ]) {
    test(`none at all: ${text}`, async ({ page, site }) => {
      const board = new Board(page);
      await board.answerWith(answer);
      await site.open('/home');
      await board.openWith('静夜思');
      await expect(board.part('lyric')).toHaveText(text);
      await board.switchMode();
      await expect(board.lines).toHaveText(text);
    });
  }

  test.describe('that do not come', () => {
    test.use({ complaintsExpected: true });

    for (const mode of ['COMMON', 'SPECIAL']) {
      test(`are asked for again on ${mode}`, async ({ page, site }) => {
        const board = new Board(page);
        await page.route('**/wapi/lyric*', (route) => route.abort());
        await site.open('/home');
        await board.openWith('静夜思');
        if (mode === 'SPECIAL') await board.switchMode();
        await expect(board.root.getByText('歌词没有取到')).toBeVisible();
        await page.unroute('**/wapi/lyric*');
        await board.answerWith(TWO_LINES);
        await board.root.getByRole('button', { name: '重试' }).click();
        await expect(board.lines.first()).toContainText('山高');
      });
    }
  });

  test('those of the song before are gone at once', async ({ page, site }) => {
    const board = new Board(page);
    await site.open('/home');
    await board.openWith('静夜思');
    await expect(board.lines.first()).toBeVisible();
    await page.route('**/wapi/lyric*', () => {});
    await board.player.press('next');
    await expect(board.lines).toHaveCount(0);
    await expect(board.part('lyric')).toHaveAttribute('data-status', 'loading');
  });
});

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
