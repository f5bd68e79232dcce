import { expect, test } from './support/site.ts';

test('the header hides on the way down, shows on the way up and is clear at the top', async ({
  page,
  site,
}) => {
  await site.open('/home');
  const header = page.locator('[data-machine="header"]');
  await expect(header).toHaveAttribute('data-state', /top/);
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport();
});

test('back to top shows after 200 px and leads there', async ({ page, site }) => {
  await site.open('/home');
  const button = page.getByRole('button', { name: '回到顶部' });
  await page.evaluate(() => window.scrollTo({ top: 190, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 260, behavior: 'instant' }));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the two toasts greet once a visit', async ({ page, site }) => {
  await site.open('/home');
  await expect(page.getByText('左下角听听歌吧～')).toBeVisible();
  await expect(page.locator('[data-part="toast"]', { hasText: '欢迎～' })).toBeVisible();
  await site.followMenu('归档');
  await expect(site.heading).toHaveText('归档');
  await page.reload();
  await site.isAlive();
  await expect(page.getByText('左下角听听歌吧～')).toBeHidden();
});

test('the keyboard alone reaches the text and an article', async ({ page, site }) => {
  await site.open('/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="article-body"]')).toBeVisible();
});

test('the page sends its security headers, and no inline script but its own may run', async ({
  page,
}) => {
  const answer = await page.request.get('/home');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src '));
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe-inline');
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
});

test('the script of /home weighs what the budget says, as the network sees it', async ({
  page,
  site,
}) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) {
      sizes.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
    }
  });
  await site.open('/home');
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes.values());
  const total = all.reduce((sum, size) => sum + size, 0);
  expect(all.length).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(120_000);
});
