import { type CataloguePeer, startCataloguePeer } from '#tests/peers/catalogue.ts';
import { startServer } from '../../../scripts/lib/server.mjs';
import { Player } from './player.ts';
import { test as base, expect } from './site.ts';
import { withSound } from './sound.ts';
import { watchWarnings } from './warnings.ts';

/** A transparent picture of one pixel, in place of the covers of the real catalogue. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface PeerSite {
  peer: CataloguePeer;
  siteUrl: string;
}

/** A site of its own whose songs come from a peer. */
export async function startPeerSite(): Promise<PeerSite & { stop(): Promise<void> }> {
  const peer = await startCataloguePeer();
  const server = await startServer({ MUSIC_UPSTREAM: peer.url });
  return {
    peer,
    siteUrl: server.url,
    async stop() {
      await server.stop();
      await peer.stop();
    },
  };
}

/**
 * The site's test, its songs coming from a peer that answers like the real catalogue and fails as
 * it is told. The site keeps good answers for a minute, so a list or a lyric that is to fail must
 * not have come well before: each such test has one of its own.
 */
export const test = base.extend<
  { peer: CataloguePeer; player: Player; warnings: () => Promise<string[]> },
  { peerSite: PeerSite }
>({
  peerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed.
    async ({}, use) => {
      const { stop, ...site } = await startPeerSite();
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
  // A failed answer is a complaint of the browser.
  complaintsExpected: true,
  // Nothing here is about motion, and drawing it is what takes longest.
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: async ({ peerSite }, use) => use(peerSite.siteUrl),
  peer: async ({ peerSite, page }, use) => {
    await page.route(/\.music\.126\.net\//, (route) =>
      route.fulfill({ contentType: 'image/png', body: PIXEL }),
    );
    await use(peerSite.peer);
    peerSite.peer.reset();
  },
  warnings: async ({ page }, use) => use(await watchWarnings(page)),
  // Nothing spins for ever: every test ends in calm.
  player: async ({ page }, use) => {
    const player = new Player(page);
    await use(player);
    await player.expectCalm();
  },
});

/** The same, the browser not waiting for a gesture before there is sound. */
export const soundTest = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use(withSound(launchOptions)),
    { scope: 'worker' },
  ],
});

export { expect };
