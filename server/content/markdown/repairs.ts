import type { Link, Node, Parents, Root } from 'mdast';

/** A change of the source that makes it mean what was meant. */
interface Repair {
  start: number;
  end: number;
  text: string;
}

/** Signs that are no part of an address in Chinese text. */
const ADDRESS_END =
  /[\u2014\u2018-\u201d\u2026\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/;
const CJK = /[\u3000-\u303f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/**
 * Whether `$…$` is a formula: as in Pandoc no space inside the signs and no digit behind, and Chinese
 * only where TeX or an operator stands too. So prices and shell variables stay text.
 */
function isFormula(written: string, next: string): boolean {
  if (written.startsWith('$$')) return true;
  const inner = written.slice(1, -1);
  if (inner.trim() !== inner || /\d/.test(next)) return false;
  return !CJK.test(inner) || /[\\=^_<>]/.test(inner);
}

function mathRepair(node: Node, source: string): Repair | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  if (isFormula(source.slice(start, end), source.charAt(end))) return undefined;
  return { start, end: start, text: '\\' };
}

/** An address written as such that runs on into Chinese punctuation is bracketed to end before it. */
function addressRepair(node: Link, source: string): Repair | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  const written = source.slice(start, end);
  const stop = written.search(ADDRESS_END);
  if (stop < 0 || !/^(?:https?:\/\/|www\.)/i.test(written)) return undefined;
  const address = written.slice(0, stop).replace(/[*_~?!.,:]+$/, '');
  const text = /^www/i.test(address) ? `[${address}](http://${address})` : `<${address}>`;
  return { start, end: start + address.length, text };
}

function isParent(node: Node): node is Parents {
  return 'children' in node;
}

function isLink(node: Node): node is Link {
  return node.type === 'link';
}

function collect(node: Node, source: string, repairs: Repair[]): void {
  const repair = isLink(node)
    ? addressRepair(node, source)
    : node.type === 'inlineMath'
      ? mathRepair(node, source)
      : undefined;
  if (repair) repairs.push(repair);
  if (isParent(node)) for (const child of node.children) collect(child, source, repairs);
}

/** The source with dollars that are no formula escaped and addresses ended where they end. */
export function repairSource(tree: Root, source: string): string {
  const repairs: Repair[] = [];
  collect(tree, source, repairs);
  repairs.sort((a, b) => b.start - a.start);
  return repairs.reduce(
    (text, { start, end, text: insert }) => text.slice(0, start) + insert + text.slice(end),
    source,
  );
}
