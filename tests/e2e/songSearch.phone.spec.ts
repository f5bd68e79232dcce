import { expect, test } from './support/site.ts';
import { SongSearch } from './support/songSearch.ts';

// Not the first page of a visit: no greeting lies over the search.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('visitStarted', '1')),
);

test('a song is searched for and heard on a phone', async ({ page, site }) => {
  const search = new SongSearch(page);
  await site.open('/home');
  await search.open();
  const box = await search.sheet.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  await search.search('静夜思');
  // The keyboard of the phone lay over the songs.
  await expect(search.field).not.toBeFocused();
  const row = search.result('静夜思');
  await expect(row.getByText('李白').first()).toBeVisible();
  for (const button of await search.sheet.getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await row.locator('[data-part="play-result"]').tap();
  await search.player.expectToBeIn('playback.playing');
  await search.sheet.getByRole('button', { name: '收起搜索' }).tap();
  await expect(search.sheet).toBeHidden();
  await expect(search.player.panel).toBeVisible();
});
