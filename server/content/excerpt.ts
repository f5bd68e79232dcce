import { toPlainText } from './plainText.ts';
import { shorten } from './text.ts';

const EXCERPT_LENGTH = 120;
const MORE = /<!--\s*more\s*-->/i;
/** Enough source to fill an excerpt whatever signs stand in it. */
const SOURCE_LENGTH = 2000;

/** Prose of the beginning: no headings, code, tables or quoted sources. */
function leadingProse(markdown: string): string {
  const kept: string[] = [];
  let length = 0;
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,}|\$\$)/.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence)) fence = '';
    } else if (mark) {
      if (!(mark === '$$' && line.trim().length > 2)) fence = mark;
    } else if (!/^\s*(?:#{1,6}\s|\||\{%|<!--|!\[)/.test(line)) {
      kept.push(line);
      length += line.length;
    }
    if (length > SOURCE_LENGTH) break;
  }
  return toPlainText(kept.join('\n'));
}

/** What stands above `<!-- more -->`, otherwise the beginning of the prose, on one line. */
export function excerptOf(markdown: string, text: string): string {
  const more = MORE.exec(markdown);
  const above = more ? toPlainText(markdown.slice(0, more.index)) : '';
  return shorten(
    above || leadingProse(markdown) || text,
    above ? EXCERPT_LENGTH * 2 : EXCERPT_LENGTH,
  );
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

interface FirstHeading {
  text: string;
  /** The document without the heading, where the heading is its first block. */
  rest: string;
}

/** The first heading outside of code, `# …` or underlined. */
export function firstHeading(markdown: string): FirstHeading | undefined {
  const lines = markdown.split('\n');
  const firstBlock = lines.findIndex((line) => line.trim() !== '');
  let fence = '';
  for (const [index, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (mark) {
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      continue;
    }
    if (fence !== '') continue;
    const written = /^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$/.exec(line)?.[1];
    const underlined =
      /^ {0,3}(?:=+|-+)\s*$/.test(lines[index + 1] ?? '') && /^ {0,3}[^\s>|*+-]/.test(line);
    const text = written !== undefined || underlined ? toPlainText(written ?? line) : '';
    if (text === '') continue;
    const rest = lines.slice(index + (written === undefined ? 2 : 1)).join('\n');
    return { text, rest: index === firstBlock ? rest : markdown };
  }
  return undefined;
}
