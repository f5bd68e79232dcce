import type { Rendered } from '#src/entry-server.tsx';
import { themeHeadScript } from '#src/headScript.ts';
import type { ViewAssets } from './clientBuild.ts';

type RenderedPage = Extract<Rendered, { kind: 'page' }>;

interface DocumentParts {
  template: string;
  page: RenderedPage;
  assets: ViewAssets;
  /** Addresses of further sheets the page needs before it is painted. */
  sheets: readonly string[];
  /** Scheme and host of the site, e.g. `https://example.com`. */
  origin: string;
}

/** Puts a rendered page into the template: head, styles, markup, and the data it was made from. */
export function buildDocument(parts: DocumentParts): string {
  const { template, page } = parts;
  return template
    .replace('<!--head-->', () => head(parts))
    .replace('<!--app-->', () => page.body)
    .replace(
      '<!--data-->',
      () => `<script type="application/json" id="page-data">${json(page.embedded)}</script>`,
    );
}

function head({ page, assets, sheets, origin }: DocumentParts): string {
  const { head, canonicalPath, status } = page;
  const address = origin + canonicalPath;
  const image = new URL(head.image, origin).href;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    '<meta name="referrer" content="no-referrer">',
    // One document answers for everything that is missing: it has no address of its own.
    status === 404 ? '<meta name="robots" content="noindex">' : '',
    meta('property', 'og:type', head.type),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    status === 404 ? '' : meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:locale', 'zh_CN'),
    meta('name', 'twitter:card', 'summary_large_image'),
    status === 404 ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`,
    '<link rel="icon" href="/pictures/icon.svg" type="image/svg+xml">',
    `<link rel="preload" as="image" href="${escapeHtml(head.image)}" fetchpriority="high">`,
    `<script>${themeHeadScript}</script>`,
    ...assets.styles.map(({ text }) => `<style>${text}</style>`),
    // A disabled link is not fetched; it tells the bundle's loader that the sheet is here already.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preload.map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    head.jsonLd ? `<script type="application/ld+json">${json(head.jsonLd(origin))}</script>` : '',
  ]
    .filter(Boolean)
    .join('\n    ');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** JSON that may stand inside a script element whatever the text holds. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
