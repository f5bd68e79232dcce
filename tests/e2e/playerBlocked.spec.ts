import { expect, test } from './support/peerSite.ts';

// A trace looks into the page, and every look counts as a gesture of a visitor.
test.use({ trace: 'off' });

const RECORD = {
  version: 1,
  volume: 0.5,
  playModel: 'RANDOM',
  playType: 'TOP',
  song: {
    id: 4001,
    name: '第4001首',
    ar: [{ id: 7219, name: '蔡依林' }],
    alia: [],
    al: { picUrl: '' },
    dt: 60_000,
  },
  currentTime: 12,
  duration: 60,
  songs: [],
  customSongs: [],
};

test('sound the browser refuses waits for a press, and one press is enough', async ({
  page,
  peer,
  player,
}) => {
  // So do those of this test: until the browser has refused, only the page itself acts. It presses
  // play, and says on the console how it stands.
  await page.addInitScript((record) => {
    localStorage.setItem('blog-music-player', JSON.stringify(record));
    let isPressed = false;
    new MutationObserver(() => {
      const disc = document.querySelector('[data-part="mini-disc"]');
      const state = disc?.getAttribute('data-state') ?? '';
      console.info(state);
      if (isPressed || !state.includes('playback.paused')) return;
      isPressed = true;
      disc?.querySelector<HTMLElement>('[data-part="play"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  }, RECORD);
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('playback.blocked'),
  );
  await page.goto('/home');
  await refused;

  await player.expectToBeIn('playback.blocked');
  await expect(player.disc.locator('[data-part="failure"]')).toHaveText('点一下播放按钮就开始');
  await player.expectCalm();
  await player.pressDiscPlay();
  await player.expectToBeIn('playback.playing');
  await expect(player.disc.locator('[data-part="artist"]')).toHaveText('蔡依林');
  expect(peer.asked('song/url/v1').map(({ id }) => id)).toEqual(['4001']);
});
