import type { Link, Node, Parents } from 'mdast';
import { findLooseDollars } from './dollars.ts';
import { isParent } from './parents.ts';

/** A change of the source that makes it mean what was meant. */
interface Repair {
  start: number;
  end: number;
  text: string;
}

/** Signs that are no part of an address in Chinese text. */
const ADDRESS_END =
  /[\u2014\u2018-\u201d\u2026\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/;

/** Length of an address up to Chinese punctuation; undefined where there is none in it. */
export function addressLength(written: string): number | undefined {
  const stop = written.search(ADDRESS_END);
  if (stop < 0 || !/^(?:https?:\/\/|www\.)/i.test(written)) return undefined;
  return written.slice(0, stop).replace(/[*_~?!.,:]+$/, '').length;
}

function addressRepair(node: Link, source: string): Repair | undefined {
  const start = node.position?.start.offset;
  if (start === undefined) return undefined;
  const written = source.slice(start, node.position?.end.offset);
  const length = addressLength(written);
  if (length === undefined) return undefined;
  const address = written.slice(0, length);
  const text = /^www/i.test(address) ? `[${address}](http://${address})` : `<${address}>`;
  return { start, end: start + length, text };
}

function isLink(node: Node): node is Link {
  return node.type === 'link';
}

function dollarRepairs(node: Parents, source: string): Repair[] {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return [];
  return findLooseDollars(source.slice(start, end)).map((at) => ({
    start: start + at,
    end: start + at + 1,
    text: '&#36;',
  }));
}

function collect(node: Parents, source: string, repairs: Repair[]): void {
  if (node.children.some((child) => child.type === 'inlineMath')) {
    repairs.push(...dollarRepairs(node, source));
  }
  for (const child of node.children) {
    const repair = isLink(child) ? addressRepair(child, source) : undefined;
    if (repair) repairs.push(repair);
    if (isParent(child)) collect(child, source, repairs);
  }
}

/**
 * The source of a block with dollars that are no formula written as `&#36;` and addresses ended before
 * Chinese punctuation.
 * @param tree whose positions count in `source`
 * @param from offset of the block in `source`
 */
export function repairSource(tree: Parents, source: string, from: number, to: number): string {
  const repairs: Repair[] = [];
  collect(tree, source, repairs);
  repairs.sort((a, b) => a.start - b.start);
  let done = from;
  let result = '';
  for (const { start, end, text } of repairs) {
    if (start < done) continue;
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done, to);
}
