import { FAILURE_NAMES } from '#tests/peers/catalogueForms.ts';
import { expect, soundTest as test } from './support/peerSite.ts';
import { watchAudio } from './support/sound.ts';

const REFUSED = '音乐服务暂时没有回应，请稍后点播放重试';
const UNPLAYABLE = '这首歌暂时无法播放，换一首听听吧';

test('a song without an address is told, marked and passed over', async ({
  page,
  site,
  peer,
  player,
  warnings,
}) => {
  await site.open('/home');
  await player.openPanel();
  await player.press('play-model');
  const forms = ['noUrl404', 'noUrlVip', 'noUrlNotBought', 'noEntry'] as const;
  for (const [place, form] of forms.entries()) {
    const id = 4001 + place * 2;
    peer.always('song/url/v1', form, { id: `${id}` });
    await player.choose(`第${id}首`);
    await player.expectToPlay(`第${id + 1}首`);
    await expect(player.row(`第${id}首`)).toContainText('暂不可播');
  }
  expect(await warnings()).toEqual([
    '提示《第4001首》暂时无法播放',
    '提示《第4003首》暂时无法播放',
    '提示《第4005首》暂时无法播放',
    '提示《第4007首》暂时无法播放',
  ]);
  await expect(page.locator('[data-part="toast"]')).toHaveCount(0);
  expect(peer.asked('song/url/v1').map(({ id }) => id)).toEqual([
    '4001',
    '4002',
    '4003',
    '4004',
    '4005',
    '4006',
    '4007',
    '4008',
  ]);
});

test('five in a row stop with a notice, and play goes on when the catalogue does', async ({
  site,
  peer,
  player,
  warnings,
}) => {
  peer.always('song/url/v1', 'noUrl404');
  await site.open('/home');
  await player.openPanel();
  await player.press('play-model');
  await player.choose('第4003首');
  await player.expectToFail('接连几首歌都无法播放，换个歌单或稍后再试');
  await expect.poll(warnings).toContain('错误提示接连 5 首歌都无法播放，已停止播放');
  expect(peer.asked('song/url/v1').map(({ id }) => id)).toEqual([
    '4003',
    '4004',
    '4005',
    '4006',
    '4007',
  ]);
  await player.expectCalm();

  peer.always('song/url/v1', 'usual');
  await player.press('play');
  await player.expectToPlay('第4007首');
  await expect(player.hint).toHaveCount(0);
});

test('in SINGLECYCLE a song without an address stops at once', async ({ site, peer, player }) => {
  peer.always('song/url/v1', 'noUrl404');
  await site.open('/home');
  await player.openPanel();
  await player.press('play-model');
  await player.press('play-model');
  await player.choose('第4002首');
  await player.expectToFail(UNPLAYABLE);
  expect(peer.asked('song/url/v1').length).toBe(1);

  peer.always('song/url/v1', 'usual');
  await player.press('play');
  await player.expectToPlay('第4002首');
});

test('the only song of a list stops at once', async ({ site, peer, player }) => {
  peer.always('song/url/v1', 'noUrl404');
  await site.open('/home');
  await player.openPanel();
  await player.chooseCategory('云音乐说唱榜');
  await player.choose('第5001首');
  await player.expectToFail(UNPLAYABLE);
  expect(peer.asked('song/url/v1').length).toBe(1);

  peer.always('song/url/v1', 'usual');
  await player.press('next');
  await player.expectToPlay('第5001首');
});

test('a trial plays and is marked; the text "null" is none', async ({ site, peer, player }) => {
  const mark = player.panel.locator('[data-part="trial"]');
  peer.always('song/url/v1', 'trial', { id: '4001' });
  peer.always('song/url/v1', 'trialNullString', { id: '4002' });
  await site.open('/home');
  await player.openPanel();
  await player.choose('第4001首');
  await player.expectToPlay('第4001首');
  await expect(mark).toHaveText('试听');
  await player.choose('第4002首');
  await player.expectToPlay('第4002首');
  await expect(mark).toHaveCount(0);
});

test('a catalogue that refuses skips nothing, and play asks again', async ({
  site,
  peer,
  player,
}) => {
  await site.open('/home');
  await player.openPanel();
  for (const [before, form] of FAILURE_NAMES.entries()) {
    peer.next('song/url/v1', form);
    if (before === 0) await player.choose('第4001首');
    else await player.press('play');
    await expect.poll(() => peer.asked('song/url/v1').length).toBe(before + 1);
    await player.expectToFail(REFUSED);
    await player.expectCalm();
  }
  await player.press('play');
  await player.expectToPlay('第4001首');
  expect(new Set(peer.asked('song/url/v1').map(({ id }) => id))).toEqual(new Set(['4001']));
});

test('why nothing plays is also told beside the disc', async ({ site, peer, player }) => {
  await site.open('/home');
  await player.openPanel();
  peer.next('song/url/v1', 'crowded');
  await player.choose('第4001首');
  await player.expectToFail(REFUSED);
  await player.press('back');
  await expect(player.disc.locator('[data-part="failure"]')).toHaveText(REFUSED);
  await player.pressDiscPlay();
  await player.expectToBeIn('playback.playing');
  await expect(player.disc.locator('[data-part="artist"]')).toHaveText('蔡依林');
});

test('the song pressed last plays, whichever answer comes last', async ({
  page,
  site,
  peer,
  player,
}) => {
  const audio = await watchAudio(page);
  await site.open('/home');
  await player.openPanel();
  const release = peer.hold('song/url/v1', { id: '4001' });
  await player.choose('第4001首');
  await player.expectToBeIn('playback.resolving');
  await player.choose('第4002首');
  await player.expectToPlay('第4002首');
  const before = await audio.time();
  release();
  await expect.poll(audio.time).toBeGreaterThan(before + 0.5);
  expect(await audio.source()).toContain('/4002.wav');
  await player.expectToPlay('第4002首');
});

test('next pressed ten times plays the tenth, however late the answers come', async ({
  page,
  site,
  peer,
  player,
}) => {
  const audio = await watchAudio(page);
  await site.open('/home');
  await player.openPanel();
  await player.press('play-model');
  await player.choose('第4001首');
  await player.expectToPlay('第4001首');
  const release = peer.hold('song/url/v1');
  await player.panel.locator('[data-part="next"]').evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await player.expectToBeIn('playback.resolving');
  release();
  await player.expectToPlay('第4011首');
  expect(await audio.source()).toContain('/4011.wav');
});
