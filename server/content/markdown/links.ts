import type { Root } from 'hast';
import { articlePath, assetAddress } from '../addresses.ts';
import { headingSlug } from './headings.ts';
import { eachElement, property } from './tree.ts';

const PREFIX = 'user-content-';

/** Where an article is read, by its path below content/articles or by its file name alone. */
export type ResolveLink = (path: string) => string | undefined;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All ids; those of footnotes are decoded, so that `[^注]` has the id it is written with. */
function collectIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  eachElement(tree, (node) => {
    const id = property(node, 'id');
    if (id === '') return;
    if (id.startsWith(`${PREFIX}fn`)) node.properties.id = decode(id);
    ids.add(property(node, 'id'));
  });
  return ids;
}

/** A link inside the page, to a heading or to an id that was given a prefix. */
function hashLink(href: string, ids: Set<string>, isFootnote: boolean): string {
  const target = decode(href.slice(1));
  const prefixed = PREFIX + target;
  const candidates = isFootnote ? [prefixed] : [target, prefixed, headingSlug(target)];
  const found = candidates.find((id) => ids.has(id));
  return found === undefined ? href : `#${found}`;
}

/** Address of the article a relative link means; undefined where it is not about Markdown. */
function articleLink(href: string, from: string, resolve: ResolveLink): string | undefined {
  const [, file = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const path = decode(file);
  const address =
    resolve(articlePath(path, from)) ??
    resolve(articlePath(path, '')) ??
    resolve(path.split('/').at(-1) ?? path);
  return address === undefined ? undefined : address + hash;
}

/**
 * Makes links work where the article is shown: hashes reach their ids, other articles are found by
 * their file, the web opens in a new tab. A link to a file that is not there becomes plain text.
 * @param from path of the article below content/articles
 */
export function adjustLinks(tree: Root, from: string, resolve: ResolveLink): void {
  const ids = collectIds(tree);
  eachElement(tree, (node) => {
    if (node.tagName !== 'a') return;
    const href = property(node, 'href');
    if (href.startsWith('#')) {
      const { dataFootnoteRef, dataFootnoteBackref } = node.properties;
      const isFootnote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
      node.properties.href = hashLink(href, ids, isFootnote);
    } else if (/^(?:https?:)?\/\//i.test(href)) {
      node.properties.target = '_blank';
      node.properties.rel = ['noopener', 'noreferrer'];
    } else if (/^[^#?:]+\.(?:md|markdown)(?:[#?]|$)/i.test(href)) {
      const address = articleLink(href, from, resolve);
      if (address) node.properties.href = address;
      else {
        node.tagName = 'span';
        node.properties = { title: '没有找到这篇文章' };
      }
    } else if (href !== '' && !href.startsWith('?')) {
      node.properties.href = assetAddress(href, from);
    }
  });
}
