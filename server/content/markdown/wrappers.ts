import type { Root } from 'hast';
import { eachElement, element, hasClass, textOf } from './tree.ts';

/** Puts tables into a box that scrolls sideways by itself, and names the boxes of task lists. */
export function wrapTables(tree: Root): void {
  eachElement(tree, (node, parent) => {
    if (node.tagName === 'table') {
      parent.children[parent.children.indexOf(node)] = element(
        'div',
        {
          className: ['table-scroll'],
          dataPart: 'table',
          tabIndex: 0,
          role: 'group',
          ariaLabel: '表格',
        },
        [node],
      );
    }
    // The corner of a table whose rows have names heads nothing; a screen reader would read it.
    if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
    if (node.tagName === 'input') {
      node.properties.ariaLabel = node.properties.checked ? '已完成' : '未完成';
    }
  });
}

/** Whether the text holds formulas, inline, in blocks or as code in the language `math`. */
export function hasFormula(tree: Root): boolean {
  let found = false;
  eachElement(tree, (node) => {
    found ||= node.tagName === 'code' && hasClass(node, 'language-math');
  });
  return found;
}
