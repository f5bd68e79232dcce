import type { Link, Node, Parents, PhrasingContent, Text } from 'mdast';
import { isParent } from './parents.ts';
import { addressLength } from './repairs.ts';

/** Hexo writes ```` ```js title ````, others `title="…"`; line numbers in braces are no title. */
function codeTitle(meta: string): string {
  const named = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  if (named) return named[1] ?? named[2] ?? named[3] ?? '';
  return meta
    .replace(/\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => !/[=:]|^(?:showLineNumbers|line-?numbers)$/i.test(word))
    .join(' ')
    .trim();
}

function isComment(node: Node): boolean {
  return (
    node.type === 'html' &&
    'value' in node &&
    /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(String(node.value))
  );
}

/** `$$…$$` alone in its paragraph is meant to stand by itself, also when written on one line. */
function displayLoneFormula(children: PhrasingContent[], source: string): void {
  const [node, ...others] = children;
  if (node?.type !== 'inlineMath' || others.length > 0) return;
  if (!source.startsWith('$$', node.position?.start.offset ?? source.length)) return;
  node.data = { ...node.data, hProperties: { className: ['language-math', 'math-display'] } };
}

/** An address that was found without its place in the source is cut here. */
function cutAddress(link: Link, parent: Parents, index: number): void {
  const [text, ...others] = link.children;
  if (link.position || text?.type !== 'text' || others.length > 0) return;
  const length = addressLength(text.value);
  if (length === undefined) return;
  const rest: Text = { type: 'text', value: text.value.slice(length) };
  text.value = text.value.slice(0, length);
  link.url = text.value.startsWith('www') ? `http://${text.value}` : text.value;
  parent.children.splice(index + 1, 0, rest);
}

/**
 * Takes comments such as `<!-- more -->` out, hands on titles of code, ends addresses where they end,
 * and lets lone `$$…$$` stand by themselves.
 * @param source in which the positions of the tree count
 */
export function prepareTree(node: Parents, source: string): void {
  for (let index = node.children.length - 1; index >= 0; index -= 1) {
    const child = node.children[index];
    if (child === undefined) continue;
    if (isComment(child)) node.children.splice(index, 1);
    else if (child.type === 'code' && child.meta) {
      child.data = { ...child.data, hProperties: { dataTitle: codeTitle(child.meta) } };
    } else if (child.type === 'link') cutAddress(child, node, index);
    if (isParent(child)) prepareTree(child, source);
  }
  if (node.type === 'paragraph') displayLoneFormula(node.children, source);
}
