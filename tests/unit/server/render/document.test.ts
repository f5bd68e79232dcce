import { expect, test } from 'vitest';
import { buildDocument } from '#server/render/document.ts';

const TEMPLATE = '<head><!--head--></head><body><div><!--app--></div><!--data--></body>';

function build(page: { title?: string; status?: number; data?: unknown; body?: string } = {}) {
  return buildDocument({
    template: TEMPLATE,
    origin: 'https://example.com',
    sheets: ['/assets/formula.css'],
    assets: {
      preload: ['/assets/HomePage.js'],
      styles: [{ href: '/assets/home.css', text: '.a{color:red}' }],
    },
    page: {
      kind: 'page',
      status: page.status ?? 200,
      body: page.body ?? '<main></main>',
      canonicalPath: '/article?id=1',
      module: 'src/views/pages/home/HomePage.tsx',
      head: {
        title: page.title ?? '标题',
        description: '一句"话"',
        keywords: 'a,b',
        image: '/pictures/bg/1.jpg',
        type: 'article',
        jsonLd: (origin) => ({ url: `${origin}/article?id=1`, text: page.title }),
      },
      embedded: {
        site: { config: JSON.parse('{}'), headers: [] },
        page: { route: 'article', url: '/article?id=1', status: 200, data: page.data ?? null },
      },
    },
  });
}

test('writes head, canonical address and shared picture with the site in front', () => {
  const html = build();
  for (const line of [
    '<title>标题</title>',
    '<meta name="description" content="一句&quot;话&quot;">',
    '<link rel="canonical" href="https://example.com/article?id=1">',
    '<meta property="og:image" content="https://example.com/pictures/bg/1.jpg">',
    '<meta property="og:url" content="https://example.com/article?id=1">',
    '<meta name="referrer" content="no-referrer">',
    '<style>.a{color:red}</style>',
    '<link rel="stylesheet" href="/assets/home.css" disabled>',
    '<link rel="stylesheet" href="/assets/formula.css">',
    '<link rel="modulepreload" href="/assets/HomePage.js" fetchpriority="low">',
    '<script type="application/ld+json">{"url":"https://example.com/article?id=1"}</script>',
  ]) {
    expect(html).toContain(line);
  }
  expect(html).not.toContain('noindex');
});

test('a missing page asks not to be indexed and names no address', () => {
  const html = build({ status: 404 });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|og:url/);
});

test('no text of an article can end the script it is written into', () => {
  const html = build({ title: '</title><script>', data: { text: '</script><!--\u2028' } });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('"text":"\\u003c/script>\\u003c!--\\u2028"');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
});

test('a dollar sign in the text is a dollar sign', () => {
  expect(build({ body: "<p>$& $1 $'</p>" })).toContain("<div><p>$& $1 $'</p></div>");
});
