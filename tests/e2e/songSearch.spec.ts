import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { SongSearch } from './support/songSearch.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSound(launchOptions)) });

/** Chromium without the rule that sound waits for a gesture of its own. */
function withSound<Options extends { args?: string[] }>(options: Options): Options {
  return {
    ...options,
    args: [...(options.args ?? []), '--autoplay-policy=no-user-gesture-required'],
  };
}

const toast = (page: Page, text: string) =>
  page.locator('[data-part="toast"]', { hasText: text }).last();

/** An answer of the catalogue in its own form: songs of these ids, an artist for all. */
function answer(...ids: number[]) {
  const songs = ids.map((id) => ({
    id,
    name: `第${id}首`,
    artists: [{ id: 1, name: '无名氏', img1v1Url: '' }],
    album: { id: 1, name: '', artist: { id: 0, name: '', img1v1Url: '' } },
    duration: 30_000,
  }));
  return { json: { code: 200, result: { songs, songCount: 600 } } };
}

// Not the first page of a visit: no greeting lies over the search.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('visitStarted', '1')),
);

test('a song found plays and stands in the play list', async ({ page, site }) => {
  const search = new SongSearch(page);
  await site.open('/home');
  await search.open();
  await search.field.fill('　静夜思 ');
  await page.keyboard.press('Enter');
  await expect(search.sheet.getByRole('columnheader')).toHaveText(['歌曲', '歌手', '操作']);
  const row = search.result('静夜思');
  await expect(row).toContainText('李白');
  await row.getByRole('button', { name: '播放《静夜思》' }).click();
  await search.player.expectToBeIn('playback.playing');
  await expect(row).toHaveAttribute('data-current', 'true');
  await expect(row.locator('[data-part="add-result"]')).toBeDisabled();
  await row.getByRole('button', { name: '暂停《静夜思》' }).click();
  await search.player.expectToBeIn('playback.paused');
  await search.player.panel.locator('[data-part="custom-list"]').click();
  await expect(search.player.panel.locator('[data-part="custom-song"]')).toHaveCount(1);
  await expect(search.player.panel.locator('[data-part="custom-song"]')).toContainText('静夜思');
});

test('a song is added once, with a word', async ({ page, site }) => {
  const search = new SongSearch(page);
  await site.open('/home');
  await search.open();
  await search.search('李白');
  const add = search.result('静夜思').locator('[data-part="add-result"]');
  await expect(add).toHaveAccessibleName('把《静夜思》加入播放列表');
  await add.click();
  await expect(toast(page, '添加成功')).toBeVisible();
  await expect(add).toHaveAccessibleName('《静夜思》已在播放列表');
  await expect(add).toBeDisabled();
  await search.result('早发白帝城').locator('[data-part="next-result"]').click();
  await expect(toast(page, '下一首播放《早发白帝城》')).toBeVisible();
  await search.player.panel.locator('[data-part="custom-list"]').click();
  await expect(search.player.panel.locator('[data-part="custom-song"]')).toHaveCount(2);
});

test('more songs come page by page until the end, each once', async ({ page, site }) => {
  const search = new SongSearch(page);
  const queries = search.watchQueries();
  await site.open('/home');
  await search.open();
  await search.search('七言');
  for (const table of [21, 41, 47]) {
    await expect(search.sheet.getByRole('table')).toHaveAttribute('aria-rowcount', `${table}`);
    await search.foot.getByRole('button', { name: '点击加载更多～' }).click();
  }
  await expect(search.foot).toHaveText('已经到底了');
  expect(queries).toEqual([
    'keywords=七言&offset=0&limit=20',
    'keywords=七言&offset=20&limit=20',
    'keywords=七言&offset=40&limit=20',
    'keywords=七言&offset=60&limit=20',
  ]);
  await expect(search.results.last()).toHaveAttribute('aria-rowindex', '47');
  expect(await search.results.count()).toBeLessThan(40);
});

test('nothing found is said, and no text asks for nothing', async ({ page, site }) => {
  const search = new SongSearch(page);
  const queries = search.watchQueries();
  await site.open('/home');
  await search.open();
  await search.search('+ ? % \\ ( < 《 🎵');
  await expect(toast(page, '没有相关的歌曲')).toContainText('提示');
  await expect(search.sheet.getByText('空空如也')).toBeVisible();
  await search.search('李白');
  await expect(search.results.first()).toBeVisible();
  await search.search('  ');
  await search.expectToBeIn('results.idle');
  await expect(search.results).toHaveCount(0);
  await search.search('杜甫');
  await expect(search.results.first()).toBeVisible();
  await search.sheet.getByRole('button', { name: '清除' }).click();
  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveValue('');
  await expect(search.results).toHaveCount(0);
  await page.keyboard.press('Enter');
  expect(queries).toEqual([
    'keywords=+ ? % \\ ( < 《 🎵&offset=0&limit=20',
    'keywords=李白&offset=0&limit=20',
    'keywords=杜甫&offset=0&limit=20',
  ]);
});

test('an Enter of the input method searches nothing', async ({ page, site }) => {
  const search = new SongSearch(page);
  const queries = search.watchQueries();
  await site.open('/home');
  await search.open();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {
    text: 'libai',
    selectionStart: 5,
    selectionEnd: 5,
  });
  await search.expectToBeIn('text.composing');
  await expect(search.field).toHaveValue('libai');
  await page.keyboard.press('Enter');
  await search.expectToBeIn('results.idle');
  await devtools.send('Input.insertText', { text: '李白' });
  await search.expectToBeIn('text.plain');
  await expect(search.field).toHaveValue('李白');
  // Safari ends the composition before it tells of the Enter that did.
  const isTaken = await search.field.evaluate(
    (field) =>
      !field.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          keyCode: 229,
          bubbles: true,
          cancelable: true,
        }),
      ),
  );
  expect(isTaken).toBe(true);
  await search.expectToBeIn('results.idle');
  await page.keyboard.press('Enter');
  await expect(search.results.first()).toBeVisible();
  expect(queries).toEqual(['keywords=李白&offset=0&limit=20']);
});

test('the keyboard is enough', async ({ page, site }) => {
  const search = new SongSearch(page);
  await site.open('/home');
  await search.player.openPanel();
  await search.opener.focus();
  await page.keyboard.press('Enter');
  await expect(search.field).toBeFocused();
  await page.keyboard.type('李白');
  await page.keyboard.press('Enter');
  await expect(search.results.first()).toBeVisible();
  const play = (place: number) => search.results.nth(place).locator('[data-part="play-result"]');
  await page.keyboard.press('ArrowDown');
  await expect(play(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(play(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const add = (place: number) => search.results.nth(place).locator('[data-part="add-result"]');
  await expect(add(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(add(0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(add(0)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(play(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.sheet).toBeHidden();
  await expect(search.opener).toBeFocused();
  await expect(search.player.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.player.panel).toBeHidden();
});

test('text and songs stay when the popover and the panel are closed', async ({ page, site }) => {
  const search = new SongSearch(page);
  const queries = search.watchQueries();
  await site.open('/home');
  await search.open();
  await search.search('李白');
  await expect(search.results.first()).toBeVisible();
  await search.opener.click();
  await expect(search.sheet).toBeHidden();
  await search.expectToBeIn('popover.closed');
  await search.opener.click();
  await expect(search.results.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await search.player.press('back');
  await expect(search.player.panel).toBeHidden();
  await search.open();
  await expect(search.field).toHaveValue('李白');
  await expect(search.results.first()).toBeVisible();
  expect(queries).toHaveLength(1);
});

test('the songs of the newest search are shown, however late an older answer comes', async ({
  page,
  site,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/wapi/search?keywords=older&*', async (route) => {
    await held;
    await route.fulfill(answer(1, 2)).catch(() => {});
  });
  await page.route('**/wapi/search?keywords=newer&*', (route) => route.fulfill(answer(3)));
  const search = new SongSearch(page);
  await site.open('/home');
  await search.open();
  await search.search('older');
  await search.expectToBeIn('results.searching');
  await search.search('newer');
  await expect(search.results).toHaveText([/第3首/]);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(search.results).toHaveText([/第3首/]);
});

test('while a newer search runs the older songs stay where they are', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/wapi/search?keywords=newer&*', async (route) => {
    await held;
    await route.fulfill(answer(3));
  });
  const search = new SongSearch(page);
  await site.open('/home');
  await search.open();
  await search.search('李白');
  const first = search.results.first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await search.search('newer');
  await search.expectToBeIn('results.searching');
  await expect(search.sheet.locator('[data-part="spinner"]')).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  release();
  await expect(search.results).toHaveText([/第3首/]);
  expect(await first.boundingBox()).toEqual(before);
});

test.describe('when the catalogue fails', () => {
  test.use({ complaintsExpected: true });

  test('the search says so and comes on retry, and so does a further page', async ({
    page,
    site,
  }) => {
    const fail = () =>
      page.route('**/wapi/search*', (route) =>
        route.fulfill({ json: { code: 405, msg: '操作频繁，请稍候再试' } }),
      );
    const search = new SongSearch(page);
    await site.open('/home');
    await search.open();
    await fail();
    await search.search('七言');
    const retry = search.sheet.getByRole('button', { name: '重试', exact: true });
    await expect(search.sheet.getByText('没有取到搜索结果')).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(search.results.first()).toBeVisible();
    await fail();
    await search.foot.getByRole('button', { name: '点击加载更多～' }).click();
    const again = search.foot.getByRole('button', { name: '没有取到，点击重试' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(search.sheet.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  });
});

test('axe finds nothing in the search', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const search = new SongSearch(page);
  await site.open('/home');
  await search.open();
  await site.expectNothingForAxe();
  await search.search('李白');
  await expect(search.results.first()).toBeVisible();
  await site.expectNothingForAxe();
  await search.search('qqqq');
  await expect(search.sheet.getByText('空空如也')).toBeVisible();
  await expect(toast(page, '没有相关的歌曲')).toBeHidden();
  await site.expectNothingForAxe();
});
