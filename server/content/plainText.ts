const FENCE_LINE = /^ {0,3}(`{3,}|~{3,})/;
const RULE_LINE = /^\s*(?:[-*_=]\s*){3,}$/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-*:?\s*)+$/;
const DEFINITION_LINE = /^ {0,3}\[[^\]^][^\]]{0,300}\]:\s*\S+/;
const BLOCK_SIGNS =
  /^\s*(?:>\s?|#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+|\[\^[^\]]{1,100}\]:\s*)+/;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

function stripHtml(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(/<((?:https?|mailto):[^<>\s]{1,2000})>/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>]{0,2000}>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

function stripLinks(text: string): string {
  if (!text.includes('[')) return text;
  return text
    .replace(/\[\^[^\]\s]{1,100}\]/g, '')
    .replace(/!\[([^\]]{0,500})\](?:\([^)]{0,2000}\)|\[[^\]]{0,300}\])/g, '$1')
    .replace(/\[([^[\]]{0,500})\](?:\([^)]{0,2000}\)|\[[^\]]{0,300}\])/g, '$1');
}

/** Stars and underlines of emphasis go; those of `3*4` and `snake_case` stay. */
function stripEmphasis(text: string): string {
  let rest = text;
  if (rest.includes('*')) {
    rest = rest
      .replace(/\*{2,3}(?=\S)|(?<=\S)\*{2,3}/g, '')
      .replace(/(?<![A-Za-z0-9])\*(?=\S)|(?<=\S)\*(?![A-Za-z0-9])/g, '');
  }
  if (rest.includes('_')) {
    rest = rest.replace(/(?<![\p{L}\p{N}_])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}_])/gu, '');
  }
  return rest.includes('~~') ? rest.replaceAll('~~', '') : rest;
}

function stripProse(text: string): string {
  let rest = stripEmphasis(stripLinks(stripHtml(text)));
  if (rest.includes('{%')) rest = rest.replace(/\{%[^%]{0,500}%\}/g, '');
  if (rest.includes('|')) rest = rest.replace(/(^|[^\\])\|/g, '$1 ');
  if (rest.includes('$$')) rest = rest.replaceAll('$$', '');
  return rest.includes('\\') ? rest.replace(/\\([!-/:-@[-`{-~])/g, '$1') : rest;
}

/** A line without the signs of Markdown and HTML; what stands in backticks stays as it is. */
function stripLine(line: string): string {
  const text = line.replace(BLOCK_SIGNS, '');
  if (!text.includes('`')) return stripProse(text);
  return text
    .split(/`+([^`]+)`+/)
    .map((part, index) => (index % 2 === 0 ? stripProse(part) : part))
    .join('');
}

/**
 * The text of a Markdown document for searching and counting: signs and HTML are taken away, code
 * stays. One pass over the lines, linear in the length; no tree is built.
 */
export function toPlainText(markdown: string): string {
  const source = markdown
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '');
  const lines: string[] = [];
  let fence = '';
  for (const line of source.split('\n')) {
    const mark = FENCE_LINE.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
      else lines.push(line);
    } else if (mark) {
      fence = mark;
    } else if (!RULE_LINE.test(line) && !TABLE_RULE.test(line) && !DEFINITION_LINE.test(line)) {
      lines.push(stripLine(line));
    }
  }
  return lines.join('\n').replace(/\s+/g, ' ').trim();
}

function isCjk(code: number): boolean {
  return (
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    code === 0x3005 ||
    code === 0x3007
  );
}

const OTHER_LETTER = /[\p{L}\p{N}\p{M}]/u;

function isWordCode(code: number): boolean {
  if (code < 0x80) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  }
  return OTHER_LETTER.test(String.fromCharCode(code));
}

/** Chinese, Japanese and Korean characters plus words of other writing; punctuation is not counted. */
export function countWords(text: string): number {
  let count = 0;
  let insideWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isCjk(code) || (code >= 0xd840 && code <= 0xd88f)) {
      count += 1;
      insideWord = false;
    } else if (isWordCode(code)) {
      if (!insideWord) count += 1;
      insideWord = true;
    } else if (code !== 0x27 && code !== 0x2019 && code !== 0x5f) {
      insideWord = false;
    }
  }
  return count;
}
