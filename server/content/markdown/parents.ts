import type { Node, Parents } from 'mdast';

/** Whether a node of Markdown has children. */
export function isParent(node: Node): node is Parents {
  return 'children' in node;
}
