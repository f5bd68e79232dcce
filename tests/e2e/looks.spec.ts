import { expect, test } from './support/site.ts';

test.describe('when pictures fail', () => {
  test.use({ complaintsExpected: true });

  test('covers leave their ground and the owner an initial, never a torn picture', async ({
    page,
    site,
  }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await site.open('/home');
    const torn = () =>
      page.evaluate(() =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .map(({ src }) => src),
      );
    await expect(page.locator('[data-part="post-card"] img').first()).toHaveAttribute(
      'src',
      /^data:/,
    );
    await expect.poll(torn).toEqual([]);
    await expect(page.locator('[data-initial]')).toHaveAttribute('data-initial', '山');
  });
});

test('a page that takes long is waited for at its top, not where the last one was left', async ({
  page,
  site,
}) => {
  await site.open('/home');
  await page.locator('[data-part="pager"]').scrollIntoViewIfNeeded();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(site.heading).toHaveText('正在打开…');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  answer();
  await expect(page).toHaveTitle('第 2 页 - 山间小记');
});

test('nothing moves while the page comes, its font is swapped in and the theme changes', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) document.documentElement.dataset.shift = String(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00+08:00'));
  await site.open('/home');
  await page.evaluate(() => document.fonts.ready);
  await site.theme.click();
  await expect.poll(() => site.paintedTheme()).toBe('dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

test('an article printed has its text, its code in whole lines and no chrome', async ({
  page,
  site,
}) => {
  await site.open('/article?id=26');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-part="article-body"]')).toBeVisible();
  await expect(page.locator('[data-part="article-body"] pre').first()).toHaveCSS(
    'white-space',
    'pre-wrap',
  );
  for (const part of ['[data-machine="header"]', 'footer', '[data-part="mini-disc"]']) {
    await expect(page.locator(part)).toBeHidden();
  }
});
