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
    .replace(/<!--.{0,2000}?-->/g, '')
    .replace(/<\/?[a-zA-Z][^<>]{0,2000}>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** A picture is its description and the caption that stands below it. */
function pictureText(_: string, alt: string, target: string): string {
  const caption = /\s"([^"]+)"\s*$/.exec(target)?.[1];
  return caption === undefined || caption === alt ? alt : `${alt} ${caption}`;
}

function stripLinks(text: string): string {
  if (!text.includes('[')) return text;
  return text
    .replace(/\[\^[^\]\s]{1,100}\]/g, '')
    .replace(/!\[([^\]]{0,500})\]\(([^)]{0,2000})\)/g, pictureText)
    .replace(/!\[([^\]]{0,500})\]\[[^\]]{0,300}\]/g, '$1')
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

const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/** Private characters stand for escaped signs while the others are taken away. */
const PRIVATE = 0xe000;

function hideEscapes(text: string): string {
  return text.replace(ESCAPED, (_, sign: string) =>
    String.fromCharCode(PRIVATE + sign.charCodeAt(0)),
  );
}

function showEscapes(text: string): string {
  return text.replace(/[\ue021-\ue07e]/g, (hidden) =>
    String.fromCharCode(hidden.charCodeAt(0) - PRIVATE),
  );
}

function stripProse(text: string): string {
  const hasEscapes = text.includes('\\');
  let rest = stripEmphasis(stripLinks(stripHtml(hasEscapes ? hideEscapes(text) : text)));
  if (rest.includes('{%')) rest = rest.replace(/\{%[^%]{0,500}%\}/g, '');
  if (rest.includes('|')) rest = rest.replaceAll('|', ' ');
  if (rest.includes('$$')) rest = rest.replaceAll('$$', '');
  return hasEscapes ? showEscapes(rest) : rest;
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

/** Ends of the blocks of HTML that hold no text for readers, by how they begin. */
const HIDDEN_BLOCKS: readonly [start: RegExp, end: string][] = [
  [/^ {0,3}<!--/, '-->'],
  [/^ {0,3}<script\b/i, '</script>'],
  [/^ {0,3}<style\b/i, '</style>'],
];

/** What ends the hidden block that begins on a line, empty where none begins. */
function hiddenUntil(line: string): string {
  if (!line.includes('<')) return '';
  return HIDDEN_BLOCKS.find(([start]) => start.test(line))?.[1] ?? '';
}

/**
 * The text of a Markdown document for searching and counting: signs and HTML are taken away, code
 * stays. One pass over the lines, linear in the length; no tree is built.
 */
export function toPlainText(markdown: string): string {
  const lines: string[] = [];
  let fence = '';
  let hidden = '';
  for (const line of markdown.split('\n')) {
    const mark = FENCE_LINE.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
      else lines.push(line);
      continue;
    }
    if (mark && hidden === '') {
      fence = mark;
      continue;
    }
    hidden ||= hiddenUntil(line);
    if (hidden !== '') {
      const end = line.toLowerCase().indexOf(hidden);
      if (end < 0) continue;
      lines.push(stripLine(line.slice(end + hidden.length)));
      hidden = '';
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
