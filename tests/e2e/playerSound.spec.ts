import { expect, soundTest as test } from './support/peerSite.ts';
import { watchAudio } from './support/sound.ts';

const OFFLINE = '网络已断开，连上后点播放继续';
const STALLED = '加载太慢了，点播放再试一次';
/** ms. */
const STALL_LIMIT = 20_000;
const URL_LIFE = 20 * 60_000;

test('sound that runs dry without a network waits for it, and goes on at the same second', async ({
  page,
  context,
  site,
  peer,
  player,
}) => {
  const audio = await watchAudio(page);
  peer.always('song/url/v1', 'stalling');
  await site.open('/home');
  await player.openPanel();
  await player.choose('第4001首');
  await player.expectToPlay('第4001首');
  await context.setOffline(true);
  await player.progress.fill('18');
  await player.expectToFail(OFFLINE);
  await expect(player.progress).toHaveAttribute('aria-valuetext', /^00:(18|19|20) \/ 01:00$/);
  await player.expectCalm();

  await context.setOffline(false);
  peer.always('song/url/v1', 'usual');
  await player.press('play');
  await player.expectToPlay('第4001首');
  expect(await audio.time()).toBeGreaterThan(17.9);
  expect(peer.asked('song/url/v1').map(({ id }) => id)).toEqual(['4001', '4001']);
});

test('a song chosen without a network is not skipped', async ({ context, site, peer, player }) => {
  await site.open('/home');
  await player.openPanel();
  await player.choose('第4001首');
  await player.expectToPlay('第4001首');
  await context.setOffline(true);
  await player.choose('第4002首');
  await player.expectToFail(OFFLINE);
  await context.setOffline(false);
  await player.press('play');
  await player.expectToPlay('第4002首');
  expect(peer.asked('song/url/v1').map(({ id }) => id)).toEqual(['4001', '4002']);
});

test('sound that stops coming has failed after a while, and goes on at the same second', async ({
  page,
  site,
  peer,
  player,
}) => {
  const audio = await watchAudio(page);
  await page.clock.install();
  peer.always('song/url/v1', 'stalling');
  await site.open('/home');
  await player.openPanel();
  await player.choose('第4001首');
  await player.expectToPlay('第4001首');
  await player.progress.fill('18');
  await player.expectToBeIn('playback.buffering');
  await page.clock.fastForward(STALL_LIMIT);
  await player.expectToFail(STALLED);
  await player.expectCalm();

  peer.always('song/url/v1', 'usual');
  await player.press('play');
  await player.expectToPlay('第4001首');
  expect(await audio.time()).toBeGreaterThan(17.9);
});

test('sound that never comes has failed after a while', async ({ page, site, peer, player }) => {
  await page.clock.install();
  peer.next('song/url/v1', 'silent');
  await site.open('/home');
  await player.openPanel();
  await player.choose('第4001首');
  await player.expectToBeIn('playback.loading');
  await page.clock.fastForward(STALL_LIMIT);
  await player.expectToFail(STALLED);
  await player.press('play');
  await player.expectToPlay('第4001首');
});

test('what cannot be decoded is fetched afresh once, then passed over', async ({
  site,
  peer,
  player,
  warnings,
}) => {
  peer.always('song/url/v1', 'corrupt', { id: '4001' });
  await site.open('/home');
  await player.openPanel();
  await player.press('play-model');
  await player.choose('第4001首');
  await player.expectToPlay('第4002首');
  await expect(player.row('第4001首')).toContainText('暂不可播');
  expect(await warnings()).toEqual(['提示《第4001首》暂时无法播放']);
  expect(peer.asked('song/url/v1').map(({ id }) => id)).toEqual(['4001', '4001', '4002']);
});

test('an address that died while the song stood still is fetched afresh', async ({
  page,
  site,
  peer,
  player,
}) => {
  const audio = await watchAudio(page);
  await page.clock.install();
  await site.open('/home');
  await player.openPanel();
  await player.choose('第4001首');
  await player.expectToPlay('第4001首');
  await expect.poll(audio.time).toBeGreaterThan(1.5);
  await player.press('play');
  await player.expectToBeIn('playback.paused');
  const stoodAt = await audio.time();
  const oldSource = await audio.source();
  await page.clock.fastForward(URL_LIFE);
  peer.endLives();

  await player.press('play');
  await player.expectToPlay('第4001首');
  expect(await audio.source()).not.toBe(oldSource);
  expect(await audio.time()).toBeGreaterThanOrEqual(stoodAt - 0.1);
  expect(await audio.time()).toBeLessThan(stoodAt + 10);
  expect(peer.asked('song/url/v1').length).toBe(2);
});

test('an address that dies while the song plays is fetched afresh, and nobody hears of it', async ({
  page,
  site,
  peer,
  player,
  warnings,
}) => {
  const audio = await watchAudio(page);
  peer.next('song/url/v1', 'stalling');
  await site.open('/home');
  await player.openPanel();
  await player.choose('第4001首');
  await player.expectToPlay('第4001首');
  peer.endLives();
  await player.progress.fill('45');
  await expect.poll(() => peer.asked('song/url/v1').length).toBe(2);
  await player.expectToPlay('第4001首');
  await expect.poll(audio.time).toBeGreaterThan(45.5);
  expect(await warnings()).toEqual([]);
  await expect(player.row('第4001首')).not.toContainText('暂不可播');
});
