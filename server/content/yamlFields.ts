import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import { cleanText } from './text.ts';
import { yamlReason } from './yamlReasons.ts';

/** A value as it was written: nothing is guessed to be a number, a truth value or a date. */
export type Field = FieldNothing | FieldText | FieldList | FieldMap;

interface FieldBase {
  /** Line in the file from 1. */
  line: number;
  /** Source of the value where it stands on one line, otherwise empty. */
  raw: string;
}

interface FieldNothing extends FieldBase {
  kind: 'nothing';
}

interface FieldText extends FieldBase {
  kind: 'text';
  text: string;
}

interface FieldList extends FieldBase {
  kind: 'list';
  items: Field[];
}

export interface FieldMap extends FieldBase {
  kind: 'map';
  entries: FieldEntry[];
}

export interface FieldEntry {
  /** As written. */
  key: string;
  value: Field;
  line: number;
}

/** Something wrong at a line, in one Chinese sentence. */
export interface LineProblem {
  line: number;
  reason: string;
}

export interface FieldsReading {
  entries: FieldEntry[];
  /** Lines that no reading makes sense of. */
  unreadable: LineProblem[];
  /** Lines that were read, though something is wrong in them. */
  doubtful?: LineProblem[];
}

/** Reads the source with the `yaml` package alone; a syntax error gives its lines. */
export function parseYamlFields(source: string, firstLine: number): FieldsReading {
  const counter = new LineCounter();
  const lineAt = (offset: number): number =>
    firstLine + Math.max(0, counter.linePos(Math.min(offset, source.length)).line - 1);
  try {
    const document = parseDocument(source, {
      schema: 'failsafe',
      strict: false,
      uniqueKeys: false,
      logLevel: 'silent',
      prettyErrors: false,
      lineCounter: counter,
    });
    const unreadable = document.errors.map((error) => ({
      line: lineAt(error.pos[0]),
      reason: yamlReason(error.code),
    }));
    const root = document.contents;
    if (root === null && unreadable.length === 0) return { entries: [], unreadable };
    if (!isMap(root)) {
      return {
        entries: [],
        unreadable: unreadable.length
          ? unreadable
          : [{ line: firstLine, reason: '这里应该是一行一个“字段: 值”' }],
      };
    }
    const reader = new NodeReader(source, lineAt);
    return { entries: reader.entries(root.items), unreadable };
  } catch {
    return { entries: [], unreadable: [{ line: firstLine, reason: yamlReason('') }] };
  }
}

/** Turns YAML nodes into fields; aliases and tags stay the text they were written as. */
class NodeReader {
  readonly #source: string;
  readonly #lineAt: (offset: number) => number;

  constructor(source: string, lineAt: (offset: number) => number) {
    this.#source = source;
    this.#lineAt = lineAt;
  }

  entries(pairs: Pair<unknown, unknown>[]): FieldEntry[] {
    return pairs.map((pair) => {
      const start = nodeStart(pair.key) ?? nodeStart(pair.value) ?? 0;
      const key = isScalar(pair.key) ? String(pair.key.value ?? '') : '';
      return {
        key: cleanText(key).trim(),
        line: this.#lineAt(start),
        value: this.#field(pair.value, start),
      };
    });
  }

  #field(node: unknown, fallback: number): Field {
    const start = nodeStart(node) ?? fallback;
    const line = this.#lineAt(start);
    if (isSeq(node)) {
      const items = node.items.map((item) => this.#field(item, start));
      return { kind: 'list', items, line, raw: this.#slice(node) };
    }
    if (isMap(node)) {
      return { kind: 'map', entries: this.entries(node.items), line, raw: this.#slice(node) };
    }
    const raw = this.#restOfLine(start);
    if (isAlias(node)) {
      const text = raw.startsWith('*') ? raw : `*${cleanText(node.source)}`;
      return { kind: 'text', text, line, raw };
    }
    if (!isScalar(node)) return { kind: 'nothing', line, raw };
    if ((node.anchor !== undefined || node.tag !== undefined) && /^[&!]/.test(raw)) {
      return { kind: 'text', text: raw, line, raw };
    }
    const text = cleanText(String(node.value ?? ''));
    const isNull = text === '' || text === '~' || text.toLowerCase() === 'null';
    if (node.type === 'PLAIN' && isNull) return { kind: 'nothing', line, raw };
    return { kind: 'text', text, line, raw };
  }

  #slice(node: Node): string {
    const written = this.#source.slice(node.range?.[0], node.range?.[1]).trim();
    return written.includes('\n') ? '' : cleanText(written);
  }

  /** What stands behind `key:` or `- ` on the line of the value. */
  #restOfLine(start: number): string {
    const lineStart = this.#source.lastIndexOf('\n', start - 1) + 1;
    const found = this.#source.indexOf('\n', start);
    const line = this.#source.slice(lineStart, found < 0 ? undefined : found);
    return cleanText(line.replace(/^\s*(?:-\s+)*(?:[^\s:]+:(?=\s|$))?/, '')).trim();
  }
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isAlias(value) || isMap(value) || isSeq(value);
}

function nodeStart(value: unknown): number | undefined {
  return isNode(value) ? value.range?.[0] : undefined;
}
