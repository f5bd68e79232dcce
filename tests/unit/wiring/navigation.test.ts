import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectFailure,
  selectStateAttribute,
} from '#src/machines/navigation/navigation.selectors.ts';
import type { PageState } from '#src/machines/navigation/navigation.types.ts';
import { loadPageView } from '#src/pageViews.ts';
import { applyHead } from '#src/services/documentHead.ts';
import { openAnew } from '#src/services/location.ts';
import type { SiteData } from '#src/services/pageData.ts';
import { scrollToHash } from '#src/services/scrollMemory.ts';
import { createServices } from '#src/services/services.ts';
import { wireNavigation } from '#src/wiring/navigation.ts';

vi.mock('#src/pageViews.ts', () => ({ loadPageView: vi.fn(async () => {}) }));
vi.mock('#src/services/documentHead.ts', () => ({ applyHead: vi.fn(), announcePage: vi.fn() }));
vi.mock('#src/services/location.ts', () => ({
  openAnew: vi.fn(() => new Promise(() => {})),
  watchLocation: () => () => {},
}));
vi.mock('#src/services/scrollMemory.ts', () => ({ scrollToHash: vi.fn(), scrollToTop: vi.fn() }));

const site: SiteData = {
  config: {
    id: 1,
    blog_name: '山间小记',
    owner_name: '山间',
    tagline: '',
    blog_avatar: '',
    avatar_bg: '',
    personal_say: '',
    blog_notice: '',
    typed_lines: [],
    links: {},
    qr: [],
    copyright: '',
    icp: '',
    admin_url: '',
    description: '',
    keywords: '',
    view_time: 0,
    createdAt: '2023-03-01',
  },
  headers: [],
};

const home: PageState = { route: 'home', url: '/home', status: 200, data: null };
const missingChunk = new TypeError('Failed to fetch dynamically imported module');

/** A started navigation on /home that was asked for an address. */
function goTo(url: string, fetch: typeof globalThis.fetch = async () => new Response('{}')) {
  const machine = wireNavigation(createServices({ site, fetch }));
  const actor = createActor(machine, { input: { page: home, url: '/home', key: 'a' } });
  actor.start();
  actor.send({ type: 'location.changed', url, travelled: false, key: 'b' });
  return actor;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a view whose code is gone since an update is reached by a fresh visit', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(loadPageView).mockRejectedValueOnce(missingChunk);
  goTo('/nowhere');
  await vi.waitFor(() => expect(vi.mocked(openAnew).mock.calls).toEqual([['/nowhere']]));
});

test('a view whose code does not come offline is told in Chinese', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(loadPageView).mockRejectedValueOnce(missingChunk);
  const failed = await waitFor(goTo('/nowhere'), (snapshot) => snapshot.matches('failed'));
  expect(selectFailure(failed)).toBe('页面没有加载出来，请检查网络后再试');
  expect(logged.mock.calls).toEqual([[missingChunk]]);
});

test('a refusal of the server is told in its own words', async () => {
  const actor = goTo('/tag', async () =>
    Response.json({ code: 500, message: '服务端错误', result: null }, { status: 500 }),
  );
  const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(selectFailure(failed)).toBe('服务端错误');
});

test('a hash is gone to without a load, whatever else the address carries', () => {
  const actor = goTo('/home?utm_source=letter#articles');
  expect(selectStateAttribute(actor.getSnapshot())).toBe('ready');
  expect(vi.mocked(scrollToHash).mock.calls).toEqual([['/home?utm_source=letter#articles']]);
});

test('the head names the address that selects the page and nothing more', async () => {
  const actor = goTo('/nowhere?utm_source=letter#articles');
  await waitFor(actor, (snapshot) => snapshot.context.page.url !== '/home');
  expect(vi.mocked(applyHead).mock.calls.map(([, path]) => path)).toEqual(['/nowhere']);
});
