import { readPlainFields } from './plainFields.ts';
import { recoverFields } from './recoverFields.ts';
import { type FieldsReading, parseYamlFields } from './yamlFields.ts';

/**
 * Reads `key: value` lines as YAML, and line by line where YAML gives up.
 * @param knownKeys lower case; for these the space behind the colon may be missing
 */
export function readFields(
  source: string,
  firstLine: number,
  knownKeys: ReadonlySet<string>,
): FieldsReading {
  const prepared = prepareSource(source, knownKeys);
  const plain = readPlainFields(prepared, firstLine);
  if (plain) return { entries: plain, unreadable: [] };
  const whole = parseYamlFields(prepared, firstLine);
  if (whole.unreadable.length === 0) return whole;
  if (prepared.trimStart().startsWith('{')) {
    const reason = '这附近的 JSON 写法不对，看看引号、逗号和括号';
    return { ...whole, unreadable: whole.unreadable.map(({ line }) => ({ line, reason })) };
  }
  return recoverFields(prepared, firstLine, knownKeys);
}

/** Tabs become spaces, a full-width colon behind a known key becomes `: `. */
function prepareSource(source: string, knownKeys: ReadonlySet<string>): string {
  return source
    .split('\n')
    .map((line) => {
      const indent = /^[\t \u3000]*/.exec(line)?.[0] ?? '';
      const spaces = indent.replace(/\t/g, '  ').replace(/\u3000/g, ' ');
      const rest = line
        .slice(indent.length)
        .trimEnd()
        .replace(/^(-|"?[^\s:"'[{]+"?:)\t+/, '$1 ');
      const key = /^([A-Za-z_]+)\s*[:：]/.exec(rest);
      if (!key?.[1] || !knownKeys.has(key[1].toLowerCase())) return spaces + rest;
      const value = rest.slice(key[0].length).trim();
      return `${spaces}${key[1]}:${value && ` ${value}`}`;
    })
    .join('\n');
}
