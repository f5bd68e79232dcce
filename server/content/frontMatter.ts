import { readFields } from './fields.ts';
import { FIELD_NAMES, type FieldName, KNOWN_KEYS } from './frontMatterKeys.ts';
import { splitFrontMatter } from './splitFrontMatter.ts';
import { oneLine } from './text.ts';
import type { Field, LineProblem } from './yamlFields.ts';

const LONGEST_SOURCE = 64 * 1024;

/** The head of a Markdown file, its values as written. */
export interface FrontMatter {
  /** The field under the first of its names that has a value. */
  get(name: FieldName): Field | undefined;
  markdown: string;
  /** Line in the file of the first line of `markdown`, from 1. */
  markdownLine: number;
  warnings: LineProblem[];
  /** Set where the front matter cannot be read at all. */
  error?: LineProblem;
}

/**
 * Reads Hexo's front matter in its dialects: with and without the opening `---`, JSON between `;;;`,
 * tab indents, values that YAML chokes on. Never throws.
 * @param text decoded file, any line ends
 */
export function readFrontMatter(text: string): FrontMatter {
  const file = splitFrontMatter(text.replace(/\r\n?/g, '\n'), KNOWN_KEYS);
  const values = new Map<string, Field>();
  const matter: FrontMatter = {
    get: (name) =>
      FIELD_NAMES[name].map((key) => values.get(key)).find((field) => field !== undefined),
    markdown: file.markdown,
    markdownLine: file.markdownLine,
    warnings: [],
    error: file.broken,
  };
  if (file.broken) return matter;
  if (file.source.length > LONGEST_SOURCE) {
    return { ...matter, error: { line: file.sourceLine, reason: '文件开头的字段超过 64 KB' } };
  }
  const {
    entries,
    unreadable,
    doubtful = [],
  } = readFields(file.source, file.sourceLine, KNOWN_KEYS);
  matter.warnings.push(...doubtful);
  for (const { key, value, line } of entries) {
    const name = key.toLowerCase();
    if (values.has(name)) {
      matter.warnings.push({ line, reason: `字段 ${key} 写了不止一次，以最后一次为准` });
    }
    values.delete(name);
    if (value.kind !== 'nothing' || value.raw.startsWith('#')) values.set(name, value);
  }
  return { ...matter, error: unreadable[0] };
}

/** The value as one line of text; what YAML took for a list, a map or a comment stays as written. */
export function fieldText(field: Field | undefined): string {
  if (!field || (field.kind === 'nothing' && !field.raw.startsWith('#'))) return '';
  return oneLine(field.kind === 'text' ? field.text : field.raw);
}

/** Splits `[a, "b, c", [d]]` or `a，b、c` at the outermost commas. */
function splitList(text: string): string[] {
  const bracketed = text.startsWith('[');
  const inner = bracketed ? text.slice(1).replace(/\]$/, '') : text;
  const items: string[] = [];
  let item = '';
  let depth = 0;
  let quote = '';
  for (const sign of inner) {
    if (quote === '' && depth === 0 && /[,，、]/.test(sign)) {
      items.push(item);
      item = '';
      continue;
    }
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (/["']/.test(sign) && item.trim() === '') quote = sign;
    else if (sign === '[') depth += 1;
    else if (sign === ']') depth -= 1;
    item += sign;
  }
  return [...items, item].map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2'));
}

/** Names in a list, or in a word with commas; empty ones and repetitions are left out. */
export function fieldList(field: Field | undefined): string[] {
  if (!field || field.kind === 'nothing') return [];
  const names =
    field.kind === 'list' ? field.items.flatMap(itemNames) : splitList(fieldText(field));
  return [...new Set(names.map(oneLine).filter((name) => name !== ''))];
}

function itemNames(item: Field): string[] {
  return item.kind === 'list' ? item.items.flatMap(itemNames) : [fieldText(item)];
}

/**
 * Category paths, each from the outermost to the innermost: `[a, b]` is one path, a list that holds
 * lists is several, as in Hexo.
 */
export function fieldPaths(field: Field | undefined): string[][] {
  if (!field || field.kind === 'nothing') return [];
  const isList = field.kind === 'list';
  const several = isList
    ? field.items.some((item) => item.kind === 'list' || fieldText(item).startsWith('['))
    : /^\[\s*\[/.test(fieldText(field));
  if (!several) return [fieldList(field)].filter((path) => path.length > 0);
  const items: string[][] = isList
    ? field.items.map((item) => (item.kind === 'list' ? fieldList(item) : splitItem(item)))
    : splitList(fieldText(field)).map(splitList);
  return items
    .map((path) => [...new Set(path.map(oneLine).filter((name) => name !== ''))])
    .filter((path) => path.length > 0);
}

function splitItem(item: Field): string[] {
  const text = fieldText(item);
  return text.startsWith('[') ? splitList(text) : [text];
}

/** `true`, `yes`, `on`, `是` and the like; undefined for anything else. */
export function fieldTruth(field: Field | undefined): boolean | undefined {
  const text = fieldText(field).toLowerCase();
  if (['true', 'yes', 'on', 'y', '是'].includes(text)) return true;
  if (['false', 'no', 'off', 'n', '否'].includes(text)) return false;
  return undefined;
}
