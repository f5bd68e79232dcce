const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const OPENING = /^\s*\{%-?\s*([\w-]+)\s*(.*?)\s*-?%\}\s*$/;
const INLINE_TAG = /\{%-?\s*([\w-]+)\s+([^%]{0,1000}?)\s*-?%\}/g;

/** Block tags by name, with the name of the tag that ends each. */
const BLOCKS: Record<string, string> = {
  raw: 'endraw',
  blockquote: 'endblockquote',
  quote: 'endquote',
  pullquote: 'endpullquote',
  centerquote: 'endcenterquote',
  cq: 'endcq',
  note: 'endnote',
  codeblock: 'endcodeblock',
  code: 'endcode',
};

interface OpenBlock {
  name: string;
  args: string;
  lines: string[];
}

/** Words of a tag; quoted ones keep their spaces and may hold quotes of the other kind. */
function words(args: string): string[] {
  return [...args.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
}

function picture(address: string, alt: string, title: string): string {
  const quoted = title.replaceAll('"', '”');
  return `![${alt.replace(/[[\]]/g, '')}](<${address}>${quoted && ` "${quoted}"`})`;
}

/** `[class …] address [width] [height] [title]`, or `'"title" "alt"'`, as img and asset_img have it. */
function pictureOf(args: string, assets: string): string | undefined {
  const all = words(args);
  const at = all.findIndex((word) => /[./]/.test(word));
  const address = all[at];
  if (address === undefined) return undefined;
  const isRelative = !/^(?:[a-z]+:|\/)/i.test(address);
  const label = all
    .slice(at + 1)
    .join(' ')
    .replace(/^(?:\d+(?:px|%)?\s*)+/, '');
  const [title = '', alt = title] = /["']/.test(label) ? words(label) : [label];
  return picture(isRelative ? assets + address : address, alt, title);
}

/** Inline tags become Markdown; undefined leaves a tag as it was written. */
function inlineTag(name: string, args: string, assets: string): string | undefined {
  const [first = '', ...rest] = words(args);
  const label = rest.join(' ');
  switch (name) {
    case 'img':
      return pictureOf(args, '');
    case 'asset_img':
      return pictureOf(args, assets);
    case 'asset_link':
      return `[${label || first}](<${assets}${first}>)`;
    case 'post_link':
      return `[${label || first}](<${first}.md>)`;
    default:
      return undefined;
  }
}

function inlineTags(line: string, assets: string): string {
  if (!line.includes('{%')) return line;
  return line
    .split(/(`+[^`]+`+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '')
            .replace(INLINE_TAG, (tag, name, args) => inlineTag(name, args, assets) ?? tag),
    )
    .join('');
}

function codeBlock({ args, lines }: OpenBlock): string[] {
  const language = /(?:^|\s)lang:(\S+)/.exec(args)?.[1] ?? '';
  const title = args.replace(/(?:^|\s)\w+:\S+/g, '').trim();
  const longest = Math.max(2, ...lines.map((line) => /^\s*(`+)/.exec(line)?.[1]?.length ?? 0));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language || 'plain'}${title && ` ${title}`}`, ...lines, fence];
}

function quote({ name, args, lines }: OpenBlock): string[] {
  const quoted = lines.map((line) => `> ${line}`.trimEnd());
  const source = name === 'blockquote' || name === 'quote' ? words(args).join(' ') : '';
  return source ? [...quoted, '>', `> —— ${source}`] : quoted;
}

function close(block: OpenBlock, assets: string): string[] {
  if (block.name === 'raw') return block.lines;
  if (block.name === 'codeblock' || block.name === 'code') return codeBlock(block);
  return ['', ...quote({ ...block, lines: convert(block.lines, assets) }), ''];
}

function convert(lines: string[], assets: string): string[] {
  const result: string[] = [];
  let fence = '';
  let open: OpenBlock | undefined;
  for (const line of lines) {
    const tag = OPENING.exec(line);
    const mark = FENCE.exec(line)?.[1];
    if (open) {
      if (tag?.[1] === BLOCKS[open.name]) {
        result.push(...close(open, assets));
        open = undefined;
      } else {
        open.lines.push(line);
      }
    } else if (fence !== '') {
      if (mark?.startsWith(fence)) fence = '';
      result.push(line);
    } else if (mark) {
      fence = mark;
      result.push(line);
    } else if (tag?.[1] && Object.hasOwn(BLOCKS, tag[1])) {
      open = { name: tag[1], args: tag[2] ?? '', lines: [] };
    } else if (!/^\s*\[toc\]\s*$/i.test(line)) {
      result.push(inlineTags(line, assets));
    }
  }
  return open ? [...result, ...open.lines] : result;
}

/**
 * Turns Hexo's tags into Markdown: raw, blockquote, codeblock, note, img, asset_img, asset_link and
 * post_link. Tags in code and unknown tags stay as written, and so does `{{ }}`.
 * @param path of the article, whose name is the folder of its Hexo assets
 */
export function convertHexoTags(markdown: string, path: string): string {
  if (!markdown.includes('{%') && !/^\s*\[toc\]\s*$/im.test(markdown)) return markdown;
  const name = path.split('/').at(-1) ?? '';
  const assets = name === '' ? '' : `${name.replace(/\.[^.]+$/, '')}/`;
  return convert(markdown.split('\n'), assets).join('\n');
}
