import { expect, test } from './support/site.ts';

test.describe('what comes with the HTML', () => {
  test.use({ javaScriptEnabled: false });

  test('/home shows its articles without a script', async ({ page }) => {
    await page.goto('/home');
    await expect(page).toHaveTitle('山间小记 - 记录生活，分享此刻');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('山间小记');
    await expect(page.locator('[data-part="post-card"]')).toHaveCount(5);
    await expect(page.locator('[data-part="post-card"]').first()).toContainText(
      '用状态图写一个音乐播放器',
    );
    await expect(page.locator('[data-part="post-card"]').first()).toContainText('置顶');
  });

  test('an article shows its text, head and structured data without a script', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: '用状态图写一个音乐播放器' }).first().click();
    await expect(page).toHaveTitle('用状态图写一个音乐播放器');
    await expect(page.locator('[data-part="article-body"] p').first()).not.toBeEmpty();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe('/article');
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: '用状态图写一个音乐播放器',
      inLanguage: 'zh-CN',
    });
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /.+/);
    }
  });
});

test('answers with 404 where there is nothing, and shows ways on', async ({ page }) => {
  for (const path of ['/nowhere', '/article?id=999999', '/article?id=abc', '/articleList?id=0']) {
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('回首页');
  }
});

test('a page reached from a missing one has its address back', async ({ page, site }) => {
  await page.goto('/nowhere');
  await site.isAlive();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.locator('main').getByRole('link', { name: '回首页' }).click();
  await expect(page).toHaveTitle('山间小记 - 记录生活，分享此刻');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new URL('/home', page.url()).href,
  );
  site.complaints.length = 0; // the browser itself logs the 404
});

test('/ and /index lead to /home', async ({ page, site }) => {
  await site.open('/');
  expect(new URL(page.url()).pathname).toBe('/home');
  await site.open('/index');
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('an address of the old site reaches its article', async ({ page, site }) => {
  await page.goto('/#/article?id=6');
  await site.isAlive();
  await expect(page).toHaveURL(/\/article\?id=6$/);
  await expect(page.locator('[data-part="article-body"]')).toBeVisible();
});

test('the browser asks for nothing again that came with the page', async ({ page, site }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await site.open('/home');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['PUT /api/config/view']);
});

test('menu links load pages without a reload, set the title and move the focus', async ({
  page,
  site,
}) => {
  await site.open('/home');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await site.followMenu('归档');
  await expect(page).toHaveTitle('归档 - 山间小记');
  await expect(site.heading).toHaveText('归档');
  await expect(site.heading).toBeFocused();
  await site.followMenu('分类');
  await expect(page).toHaveTitle('分类 - 山间小记');
  await page.locator('main').getByRole('link', { name: '技术' }).click();
  await expect(site.heading).toHaveText('分类：技术');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('archives load on while scrolling, and Back brings items and offset back', async ({
  page,
  site,
}) => {
  await site.open('/archives');
  const entries = page.locator('[data-part="timeline-entry"]');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('已经到底了')).toBeVisible();
  const count = await entries.count();
  expect(count).toBeGreaterThanOrEqual(24);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await entries.nth(8).getByRole('link').click();
  await expect(page.locator('[data-part="article-body"]')).toBeVisible();
  await page.goBack();
  await expect(entries).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('years and months stand once, newest first', async ({ page, site }) => {
  await site.open('/archives');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('已经到底了')).toBeVisible();
  const years = (await page.locator('main h2').allTextContents()).map(Number);
  expect(years).toEqual([...new Set(years)].sort((a, b) => b - a));
});

test('the pager goes through the pages and Back returns', async ({ page, site }) => {
  await site.open('/home');
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/\/home\?page=2$/);
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('link', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
});

test('the contents list follows the reading and leads to headings', async ({ page, site }) => {
  await site.open('/home');
  await page.getByRole('link', { name: '用状态图写一个音乐播放器' }).first().click();
  const contents = page.getByRole('navigation', { name: '目录' });
  const second = contents.getByRole('link').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'location');
  const id = decodeURIComponent((await second.getAttribute('href')) ?? '').slice(1);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the link of an article is copied and said', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('/article?id=6');
  await page.getByRole('button', { name: '复制本文链接' }).click();
  const address = new URL('/article?id=6', page.url()).href;
  await expect(page.getByText(`复制成功，剪贴板内容：${address}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('seconds read are sent on leaving the article', async ({ page, site }) => {
  const sent = page.waitForRequest(/\/api\/article\/6\/duration\/\d+$/);
  await page.clock.install({ time: new Date('2026-11-27T12:00:00+08:00') });
  await site.open('/article?id=6');
  await page.clock.fastForward(42_000);
  await site.followMenu('归档');
  const request = await sent;
  expect([request.method(), Number(request.url().split('/').at(-1))]).toEqual([
    'PUT',
    expect.closeTo(42, -1),
  ]);
});

test.describe('when the network fails', () => {
  test.use({ complaintsExpected: true });

  test('a page that does not come says so and comes on retry', async ({ page, site }) => {
    await site.open('/home');
    await page.route('**/api/tag', (route) => route.abort());
    await page.locator('[data-part="owner"]').getByRole('link', { name: '标签' }).click();
    await expect(page.getByRole('alert')).toContainText('网络好像断开了');
    await page.unroute('**/api/tag');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(site.heading).toHaveText('标签');
  });

  test('a list that does not go on keeps what it has and goes on after a retry', async ({
    page,
    site,
  }) => {
    await page.route('**/api/article/timeline*', (route) => route.fulfill({ status: 502 }));
    await site.open('/archives');
    const entries = page.locator('[data-part="timeline-entry"]');
    const before = await entries.count();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('后面的没有加载出来')).toBeVisible();
    expect(await entries.count()).toBe(before);
    await page.unroute('**/api/article/timeline*');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('已经到底了')).toBeVisible();
  });
});
