import { expect, test } from './support/site.ts';

const NOON = new Date('2026-11-27T12:00:00+08:00');
const NIGHT = new Date('2026-11-27T21:00:00+08:00');

test('by day the site is light, by night dark', async ({ page, site }) => {
  await page.clock.setFixedTime(NOON);
  await site.open('/home');
  expect(await site.paintedTheme()).toBe('light');
  await page.clock.setFixedTime(NIGHT);
  await site.open('/home');
  expect(await site.paintedTheme()).toBe('dark');
});

test('the switch changes the theme, and the choice wins over the hour', async ({ page, site }) => {
  await page.clock.setFixedTime(NOON);
  await site.open('/home');
  await site.theme.click();
  await expect(site.theme).toBeChecked();
  expect(await site.paintedTheme()).toBe('dark');
  expect(
    await page.evaluate(() => {
      const encode = (text: string) => btoa(encodeURIComponent(text));
      const main = localStorage.getItem(encode('mainTheme')) ?? '';
      const settings: { theme?: string } = JSON.parse(localStorage.getItem('staticState') ?? '{}');
      return [localStorage.getItem('useDarkKEY'), settings.theme, decodeURIComponent(atob(main))];
    }),
  ).toEqual(['"dark"', 'dark', '"dark"']);
  await page.reload();
  await site.isAlive();
  expect(await site.paintedTheme()).toBe('dark');
});

test('the stored theme is painted first: no flash', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.addInitScript(() => localStorage.setItem('useDarkKEY', '"dark"'));
  // The scripts of the page never come: what is seen is the very first paint.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  expect(
    await page.evaluate(() => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.body).backgroundColor,
    ]),
  ).toEqual(['dark', 'rgb(17, 20, 28)']);
});

for (const theme of ['light', 'dark']) {
  for (const path of [
    '/home',
    '/archives',
    '/category',
    '/tag',
    '/articleList?id=1&type=category',
    '/article?id=1',
    '/article?id=6',
  ]) {
    test(`axe finds nothing on ${path}, ${theme}`, async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (value) => localStorage.setItem('useDarkKEY', JSON.stringify(value)),
        theme,
      );
      await site.open(path);
      await site.expectNothingForAxe();
    });
  }
}
