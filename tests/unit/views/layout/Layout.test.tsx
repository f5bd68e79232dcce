import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { App, createApp } from '#src/app.tsx';
import { loadPageView } from '#src/pageViews.ts';
import type { SiteConfig } from '#src/services/api/types.ts';
import { createServices } from '#src/services/services.ts';

const config: SiteConfig = {
  id: 1,
  blog_name: '山间小记',
  owner_name: '山间',
  tagline: '记录生活，分享此刻',
  blog_avatar: '/pictures/tx/1.jpg',
  avatar_bg: '/pictures/bg/1.jpg',
  personal_say: '写代码，也写日子',
  blog_notice: '',
  typed_lines: [],
  links: {},
  qr: [],
  copyright: '2020-2024',
  icp: '蜀ICP备00000000号',
  admin_url: '',
  description: '',
  keywords: '',
  view_time: 0,
  createdAt: '2020-01-01',
};

/** The markup a guest gets at a path that shows the 404 page: all of the layout, little inside. */
async function rendered(path: string): Promise<string> {
  await loadPageView('notFound');
  const services = createServices({
    site: { config, headers: [] },
    fetch: async () => {
      throw new Error('rendering asks for nothing');
    },
  });
  const app = createApp(services, {
    page: { route: 'notFound', url: path, status: 404, data: null },
    url: path,
    key: 'test',
  });
  return renderToString(<App app={app} location={{ path, search: '' }} services={services} />);
}

/** Label, address and current mark of the links of the main menu. */
function menuOf(html: string): string[][] {
  const menu = html.match(/<nav aria-label="主导航".*?<\/nav>/)?.[0] ?? '';
  return [...menu.matchAll(/<a ([^>]*)>([^<]*)</g)].map(([, attributes = '', label = '']) => [
    label,
    attributes.match(/href="([^"]*)"/)?.[1] ?? '',
    attributes.includes('aria-current="page"') ? 'current' : '',
  ]);
}

it('shows the routes that have a menu entry, the drawer’s own left out, and marks the current one', async () => {
  expect(menuOf(await rendered('/archives'))).toEqual([
    ['首页', '/home', ''],
    ['归档', '/archives', 'current'],
    ['分类', '/category', ''],
  ]);
});

it('begins with the way past the menu and gives the page its own landmark', async () => {
  const html = await rendered('/archives');
  expect(html.match(/<a [^>]*href="#main"[^>]*>([^<]*)</)?.[1]).toBe('跳到正文');
  expect(html).toContain('id="main"');
});

it('offers a way back everywhere but on the home page', async () => {
  expect(await rendered('/archives')).toContain('aria-label="返回"');
  expect(await rendered('/home')).not.toContain('aria-label="返回"');
});

it('shows the years and the record number at the foot', async () => {
  const html = (await rendered('/archives')).replaceAll('<!-- -->', '');
  expect(html).toContain('© 2020-2024 山间小记');
  expect(html).toContain('蜀ICP备00000000号');
});

it('renders no message before the browser has started', async () => {
  const html = await rendered('/archives');
  expect(html).toContain('data-machine="toasts" data-print="hidden" data-state="empty"');
  expect(html).not.toContain('data-part="toast"');
});
