/** The two parts of a Markdown file. */
export interface SplitFile {
  /** Source of the front matter, empty where there is none. */
  source: string;
  /** Line in the file, from 1, of the first line of `source`. */
  sourceLine: number;
  markdown: string;
  /** Line in the file, from 1, of the first line of `markdown`. */
  markdownLine: number;
  /** Set where the front matter has no end or is of another family. */
  broken?: { line: number; reason: string };
}

const FENCE = /^(-{3,}|;{3,})\s*$/;
const FIELD = /^\s*(?:[\p{L}_"'][^\s:：]*\s*[:：]|\{)/u;
const SHAPE = /^(?:\s|#|-\s|["']?[\p{L}_][^:：]*["']?\s*[:：]|[[\]{},])/u;

/**
 * Finds the front matter between `---` lines, between `;;;` lines (JSON), or above the first such
 * line where the opening one is missing and what stands there is made of known keys.
 * @param text with `\n` as line end
 * @param knownKeys lower case
 */
export function splitFrontMatter(text: string, knownKeys: ReadonlySet<string>): SplitFile {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return noFrontMatter(text);
  const opening = FENCE.exec(lines[first] ?? '')?.[1];
  if (opening) return fenced(text, lines, first, opening, knownKeys);
  if (/^\+{3,}\s*$/.test(lines[first] ?? '')) {
    return {
      ...noFrontMatter(text),
      broken: { line: first + 1, reason: '开头的 +++ 是 TOML，请改成两行 --- 之间的“字段: 值”' },
    };
  }
  return unopened(text, lines, first, knownKeys);
}

function noFrontMatter(text: string): SplitFile {
  return { source: '', sourceLine: 1, markdown: text, markdownLine: 1 };
}

function between(lines: string[], start: number, end: number): SplitFile {
  const json = lines[end]?.startsWith(';') ?? false;
  const source = lines.slice(start, end).join('\n');
  const wrapped = json && !source.trimStart().startsWith('{') ? `{${source}\n }` : source;
  return {
    source: wrapped,
    sourceLine: start + 1,
    markdown: lines.slice(end + 1).join('\n'),
    markdownLine: end + 2,
  };
}

/** Two rules around a text are no front matter, so at least one line must look like a field. */
function fenced(
  text: string,
  lines: string[],
  first: number,
  opening: string,
  knownKeys: ReadonlySet<string>,
): SplitFile {
  const sign = opening.slice(0, 3);
  const closings = lines.flatMap((line, index) =>
    index > first && line.startsWith(sign) && FENCE.test(line) ? [index] : [],
  );
  const end = closings.find((index) => lines[index]?.trimEnd() === opening) ?? closings[0];
  if (end !== undefined) {
    const inside = lines.slice(first + 1, end).filter((line) => line.trim() !== '');
    const isFields = inside.length === 0 || inside.some((line) => FIELD.test(line));
    return isFields ? between(lines, first + 1, end) : noFrontMatter(text);
  }
  if (!hasKnownKey(lines.slice(first + 1, first + 2), knownKeys)) return noFrontMatter(text);
  return {
    ...noFrontMatter(text),
    broken: { line: first + 1, reason: `开头的 ${opening} 没有另一行 ${opening} 来结束` },
  };
}

function unopened(
  text: string,
  lines: string[],
  first: number,
  knownKeys: ReadonlySet<string>,
): SplitFile {
  let end = first;
  while (end < lines.length && !FENCE.test(lines[end] ?? '')) {
    const line = lines[end] ?? '';
    if (line.trim() !== '' && !SHAPE.test(line)) return noFrontMatter(text);
    end += 1;
  }
  if (end === lines.length) return noFrontMatter(text);
  if (!hasKnownKey(lines.slice(first, end), knownKeys)) return noFrontMatter(text);
  return between(lines, first, end);
}

function hasKnownKey(lines: string[], knownKeys: ReadonlySet<string>): boolean {
  return lines.some((line) => {
    const key = /^\s*["']?([A-Za-z_]+)["']?\s*[:：]/.exec(line)?.[1];
    return key !== undefined && knownKeys.has(key.toLowerCase());
  });
}
