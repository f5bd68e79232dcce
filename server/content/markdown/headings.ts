import type { Element, Root } from 'hast';
import type { Heading } from '#src/services/api/types.ts';
import { eachElement, hasClass, type Parent, textOf } from './tree.ts';

const HEADING = /^h([1-6])$/;
/** The page's title is its h1, so the text begins here. */
const TOP_LEVEL = 2;

/** `1.2 你好, World!` becomes `12-你好-world`: letters, digits, `_` and `-` stay. */
export function headingSlug(text: string): string {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  return slug === '' || slug === '-' ? '小节' : slug;
}

/** Text without the numbers of footnotes. */
function headingText(heading: Element): string {
  const text = heading.children
    .map((child) => {
      const note =
        child.type === 'element' && child.tagName === 'sup' ? child.children[0] : undefined;
      const isFootnote = note?.type === 'element' && note.properties.dataFootnoteRef !== undefined;
      return isFootnote ? '' : textOf(child);
    })
    .join('');
  return text.replace(/\s+/g, ' ').trim();
}

function uniqueId(slug: string, taken: Set<string>): string {
  let id = slug;
  for (let number = 1; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);
  return id;
}

/**
 * Gives every heading an id made of its text, moves the levels so that the topmost is h2, and takes
 * out headings without text. Equal headings are numbered from the second on.
 * @returns the headings in order, for a contents list
 */
export function numberHeadings(tree: Root): Heading[] {
  const found: { node: Element; depth: number; text: string }[] = [];
  const empty: { node: Element; parent: Parent }[] = [];
  eachElement(tree, (node, parent) => {
    const depth = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
    if (depth === 0 || hasClass(node, 'sr-only')) return;
    const text = headingText(node);
    const hasPicture = node.children.some(
      (child) => child.type === 'element' && child.tagName === 'img',
    );
    if (text !== '') found.push({ node, depth, text });
    else if (!hasPicture) empty.push({ node, parent });
  });
  for (const { node, parent } of empty) parent.children.splice(parent.children.indexOf(node), 1);

  const shift = TOP_LEVEL - Math.min(...found.map((heading) => heading.depth));
  const taken = new Set<string>();
  return found.map(({ node, depth, text }) => {
    const id = uniqueId(headingSlug(text), taken);
    const level = Math.min(6, depth + shift);
    node.tagName = `h${level}`;
    node.properties.id = id;
    return { id, text, depth: level };
  });
}
