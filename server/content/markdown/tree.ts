import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

/** A node that has children. */
export type Parent = Root | Element;

/** Calls for each element, parents before children; what the call puts in place is not visited. */
export function eachElement(
  parent: Parent,
  visit: (element: Element, parent: Parent, index: number) => void,
): void {
  for (const [index, child] of [...parent.children].entries()) {
    if (child.type !== 'element') continue;
    visit(child, parent, index);
    eachElement(child, visit);
  }
}

/** All text below a node. */
export function textOf(node: RootContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** A new element. */
export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** The value of a property where it is text, otherwise empty. */
export function property(node: Element, name: string): string {
  const value = node.properties[name];
  return typeof value === 'string' ? value : '';
}

/** Whether an element has a class. */
export function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}
