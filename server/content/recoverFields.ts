import { readPlainFields } from './plainFields.ts';
import { oneLine } from './text.ts';
import {
  type Field,
  type FieldEntry,
  type FieldsReading,
  type LineProblem,
  parseYamlFields,
} from './yamlFields.ts';

interface Block {
  key: string;
  /** Behind the colon on the same line. */
  value: string;
  line: number;
  lines: string[];
}

const KEY_LINE = /^(\s*)(?:"([^"]+)"|'([^']+)'|([\p{L}_][\p{L}\p{N}_.-]*))\s*[:：]\s*(.*)$/u;
const IGNORED_LINE = /^\s*(?:#.*)?$/;
const LIST_LINE = /^\s*-(?:\s+(.*))?$/;

/**
 * Reads what YAML as a whole refuses, key by key: each is tried as YAML alone, and what still fails
 * is taken as the plain text that stands there.
 */
export function recoverFields(
  source: string,
  firstLine: number,
  knownKeys: ReadonlySet<string>,
): FieldsReading {
  const blocks: Block[] = [];
  const unreadable: FieldsReading['unreadable'] = [];
  for (const [index, line] of source.split('\n').entries()) {
    const current = blocks.at(-1);
    const key = KEY_LINE.exec(line);
    const name = key?.[2] ?? key?.[3] ?? key?.[4] ?? '';
    if (key && startsBlock(key[1] ?? '', name, current, knownKeys)) {
      const value = (key[5] ?? '').trim();
      const written = /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
      const lines = [`${written}:${value && ` ${value}`}`];
      blocks.push({ key: name, value, line: firstLine + index, lines });
    } else if (current && (IGNORED_LINE.test(line) || /^\s/.test(line) || LIST_LINE.test(line))) {
      current.lines.push(line);
    } else if (!IGNORED_LINE.test(line)) {
      unreadable.push({ line: firstLine + index, reason: '这一行看不懂，应该是“字段: 值”' });
    }
  }
  return { entries: blocks.map(readBlock), unreadable, doubtful: blocks.flatMap(openQuote) };
}

/** A value that begins with a quote and has no other one to end it; it is taken as it stands. */
function openQuote({ key, lines, line }: Block): LineProblem[] {
  const written = lines.join('\n');
  const value = written.slice(written.indexOf(':') + 1).trim();
  const quote = /^["']/.exec(value)?.[0];
  if (quote === undefined || value.indexOf(quote, 1) > 0) return [];
  return [{ line, reason: `字段 ${key} 少了另一半引号 ${quote}，先照写的样子用` }];
}

/** A key line at the margin starts a block; an indented one only where the block before is full. */
function startsBlock(
  indent: string,
  key: string,
  current: Block | undefined,
  knownKeys: ReadonlySet<string>,
): boolean {
  if (indent === '' || current === undefined) return true;
  return current.value !== '' && knownKeys.has(key.toLowerCase());
}

function readBlock(block: Block): FieldEntry {
  const source = block.lines.join('\n');
  const [plain] = readPlainFields(source, block.line) ?? [];
  if (plain) return plain;
  const alone = parseYamlFields(source, block.line);
  const [entry] = alone.entries;
  if (entry && alone.entries.length === 1 && alone.unreadable.length === 0) return entry;
  return { key: block.key, line: block.line, value: asWritten(block) };
}

function asWritten(block: Block): Field {
  const rest = block.lines.slice(1).filter((line) => !IGNORED_LINE.test(line));
  const items = rest.map((line) => LIST_LINE.exec(line));
  if (block.value === '' && items.length > 0 && items.every((item) => item !== null)) {
    return {
      kind: 'list',
      line: block.line,
      raw: '',
      items: items.map((item) => plainText(item?.[1] ?? '', block.line)),
    };
  }
  return plainText([block.value, ...rest].join(' '), block.line);
}

function plainText(written: string, line: number): Field {
  const raw = oneLine(written);
  const quoted = /^(["'])(.*)\1$/.exec(raw);
  return { kind: 'text', text: quoted?.[2] ?? raw, line, raw };
}
