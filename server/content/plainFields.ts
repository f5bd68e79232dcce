import type { Field, FieldEntry } from './yamlFields.ts';

const KEY_LINE = /^([A-Za-z_][\w-]*):(?: (.*))?$/;
const ITEM_LINE = /^( *)- (.*)$/;
/** Text that YAML reads as itself: begins with a letter or digit and holds no sign of YAML. */
const PLAIN = /^[\p{L}\p{N}/](?:[\p{L}\p{N} _./+()（）《》，。！？、：“”%@-]|:(?=[\d/]))*$/u;
const NULL = /^null$/i;

function plain(written: string, line: number): Field | undefined {
  if (!PLAIN.test(written) || NULL.test(written)) return undefined;
  return { kind: 'text', text: written, line, raw: written };
}

function plainList(written: string, line: number): Field | undefined {
  if (!written.startsWith('[') || !written.endsWith(']')) return plain(written, line);
  const items = written
    .slice(1, -1)
    .split(',')
    .map((item) => plain(item.trim(), line));
  if (!items.every((item) => item !== undefined)) return undefined;
  return { kind: 'list', items, line, raw: written };
}

/**
 * Reads the front matter most files have: `key: words`, `key: [a, b]` and lists of words, the same as
 * YAML would and several times as fast. Undefined for anything beyond that.
 */
export function readPlainFields(source: string, firstLine: number): FieldEntry[] | undefined {
  const entries: FieldEntry[] = [];
  let list: { indent: string; items: Field[] } | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const at = firstLine + index;
    const key = KEY_LINE.exec(line);
    const item = ITEM_LINE.exec(line);
    if (key?.[1] && key[2]) {
      const value = plainList(key[2], at);
      if (!value) return undefined;
      entries.push({ key: key[1], value, line: at });
      list = undefined;
    } else if (key?.[1]) {
      list = { indent: '', items: [] };
      const value: Field = { kind: 'list', items: list.items, line: at + 1, raw: '' };
      entries.push({ key: key[1], value, line: at });
    } else if (item?.[2] && list && (list.items.length === 0 || item[1] === list.indent)) {
      const value = plain(item[2], at);
      if (!value) return undefined;
      list.indent = item[1] ?? '';
      list.items.push(value);
    } else if (line !== '') {
      return undefined;
    }
  }
  const isEmpty = entries.some(({ value }) => value.kind === 'list' && value.items.length === 0);
  return isEmpty ? undefined : entries;
}
