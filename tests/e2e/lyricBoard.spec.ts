import { Board } from './support/board.ts';
import { expect, test } from './support/site.ts';
import { watchAudio, withSound } from './support/sound.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

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
