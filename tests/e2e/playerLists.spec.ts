import { FAILURE_NAMES } from '#tests/peers/catalogueForms.ts';
import { expect, startPeerSite, soundTest as test } from './support/peerSite.ts';
import type { Player } from './support/player.ts';

test('categories that do not come say so, whatever came instead, and come on retry', async ({
  page,
  site,
  player,
  warnings,
}) => {
  const { peer, siteUrl, stop } = await startPeerSite();
  const retry = player.panel.getByRole('button', { name: '重试' });
  peer.next('toplist/detail', 'crowded');
  await site.open(`${siteUrl}/home`);
  await player.pressDiscPlay();
  await expect.poll(warnings).toContain('歌单没有取到，请再试一次');
  await player.expectCalm();
  await player.disc.locator('[data-part="opener"]').click();
  for (const [before, form] of FAILURE_NAMES.entries()) {
    peer.next('toplist/detail', form);
    await retry.press('Enter');
    await expect.poll(() => peer.asked('toplist/detail').length).toBe(before + 2);
    await expect(player.panel.getByText('歌单没有取到', { exact: true })).toBeVisible();
    await player.expectCalm();
  }
  await retry.click();
  await expect(player.row('第4001首')).toBeVisible();
  await page.goto('about:blank');
  await stop();
});

test('songs that do not come say so, whatever came instead, and come on retry', async ({
  site,
  peer,
  player,
}) => {
  await site.open('/home');
  await player.openPanel();
  for (const [before, form] of FAILURE_NAMES.entries()) {
    peer.next('playlist/track/all', form, { id: '60131' });
    if (before === 0) await player.chooseCategory('日本Oricon榜');
    else await player.panel.getByRole('button', { name: '重试' }).press('Enter');
    const asked = () => peer.asked('playlist/track/all').filter(({ id }) => id === '60131').length;
    await expect.poll(asked).toBe(before + 1);
    await expect(player.panel.getByText('歌曲没有取到')).toBeVisible();
    await player.expectCalm();
  }
  await player.panel.getByRole('button', { name: '重试' }).click();
  await expect(player.row('第6001首')).toBeVisible();
});

test('a removed list and an empty one say so, and the others still open', async ({
  site,
  peer: _,
  player,
}) => {
  await site.open('/home');
  await player.openPanel();
  await player.chooseCategory('编辑推荐榜VOL.41 deca joins主唱郑敬儒发布个人单曲');
  await expect(player.panel.getByText('歌曲没有取到')).toBeVisible();
  await player.chooseCategory('美国Billboard榜');
  await expect(player.panel.getByText('这个歌单里还没有歌')).toBeVisible();
  await player.chooseCategory('原创榜');
  await expect(player.row('未命名歌曲')).toContainText('歌手走丢了');
  await expect(player.row('布拉格广场')).toContainText('蔡依林 / 周杰伦');
});

/** Scrolls until the list says that there is no more. */
async function scrollToEnd(player: Player): Promise<void> {
  const foot = player.panel.locator('[data-part="songs-foot"]');
  await expect(async () => {
    await foot.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(foot).toHaveText('已经到底了', { timeout: 300 });
  }).toPass();
}

test('a short page is not the end, and a page that failed comes on retry', async ({
  site,
  peer,
  player,
}) => {
  peer.next('playlist/track/all', 'tooOften', { id: '19723756', offset: '30' });
  await site.open('/home');
  await player.openPanel();
  await player.chooseCategory('飙升榜');
  await expect(player.row('第1001首')).toBeVisible();
  await player.panel.locator('[data-part="songs-foot"]').scrollIntoViewIfNeeded();
  await player.panel.getByRole('button', { name: '没有取到，点击重试' }).click();
  await scrollToEnd(player);
  await expect(player.panel.getByRole('table')).toHaveAttribute('aria-rowcount', '74');
});

test('overlapping pages bring each song once and end where nothing is new', async ({
  site,
  peer,
  player,
}) => {
  await site.open('/home');
  await player.openPanel();
  await player.chooseCategory('新歌榜');
  await expect(player.row('第2001首')).toBeVisible();
  await scrollToEnd(player);
  await expect(player.panel.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
  const offsets = peer.asked('playlist/track/all').filter(({ id }) => id === '3779629');
  expect(offsets.map(({ offset }) => offset)).toEqual(['0', '30', '60']);
});

test('lyrics that do not come say so, whatever came instead, and come on retry', async ({
  site,
  peer,
  player,
}) => {
  const retry = player.panel.getByRole('button', { name: '重试' });
  await site.open('/home');
  await player.openPanel();
  for (const [before, form] of FAILURE_NAMES.entries()) {
    peer.next('lyric', form);
    if (before === 0) {
      await player.choose('第4012首');
      await player.expectToPlay('第4012首');
      await player.panel.locator('[data-part="now-playing"]').click();
    } else {
      await retry.press('Enter');
    }
    await expect.poll(() => peer.asked('lyric').length).toBe(before + 1);
    await expect(player.panel.getByText('歌词没有取到')).toBeVisible();
    await player.expectCalm();
  }
  await retry.click();
  await expect(player.panel.getByText('幾星霜 期待もないようなふりをした')).toBeVisible();
});
