import type { Root as HastRoot, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { type Plugin, unified } from 'unified';
import type { Heading } from '#src/services/api/types.ts';
import { buildCodeBlocks } from './codeBlocks.ts';
import { numberHeadings } from './headings.ts';
import { convertHexoTags } from './hexoTags.ts';
import { type ImageSize, prepareImages } from './images.ts';
import { adjustLinks, type ResolveLink } from './links.ts';
import { parseMarkdown } from './parse.ts';
import { sanitizeSchema } from './sanitizeSchema.ts';
import { hasFormula, wrapTables } from './wrappers.ts';

/** An article ready to be shown. */
export interface RenderedArticle {
  /** Sanitized. */
  html: string;
  headings: Heading[];
  /** The page needs KaTeX's style sheet, and no script. */
  hasMath: boolean;
  /** The page needs Mermaid to draw `[data-part=mermaid]`. */
  hasMermaid: boolean;
}

export interface RenderInput {
  markdown: string;
  /** Path of the article below content/articles, the base of relative addresses. */
  path: string;
  resolveLink: ResolveLink;
  imageSize: ImageSize;
}

function hasHtml(node: HastRoot | RootContent): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasHtml));
}

/** Parsing HTML costs as much as all the rest, so only where an author wrote some. */
const parseHtml: Plugin<[], HastRoot> = () => {
  const parseRaw = rehypeRaw();
  return (tree, file) => (hasHtml(tree) ? parseRaw(tree, file) : tree);
};

const toHtmlTree = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: '脚注',
    footnoteBackLabel: (index, again) =>
      `回到正文的脚注 ${index + 1}${again > 1 ? `，第 ${again} 处` : ''}`,
  })
  .use(parseHtml)
  .use(rehypeSanitize, sanitizeSchema)
  .freeze();

const writer = unified().use(rehypeStringify).freeze();

/** Draws formulas; KaTeX is loaded with the first article that has any. */
async function drawFormulas(tree: HastRoot): Promise<void> {
  const { default: rehypeKatex } = await import('rehype-katex');
  const processor = unified().use(rehypeKatex, {
    output: 'htmlAndMathml',
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 200,
  });
  await processor.run(tree);
}

/** Renders an article's Markdown to HTML that is safe to put into a page. */
export async function renderMarkdown(input: RenderInput): Promise<RenderedArticle> {
  const source = convertHexoTags(input.markdown, input.path);
  const tree = await toHtmlTree.run(parseMarkdown(source));
  const headings = numberHeadings(tree);
  adjustLinks(tree, input.path, input.resolveLink);
  const hasMermaid = buildCodeBlocks(tree);
  wrapTables(tree);
  await prepareImages(tree, input.path, input.imageSize);
  const hasMath = hasFormula(tree);
  if (hasMath) await drawFormulas(tree);
  return { html: writer.stringify(tree), headings, hasMath, hasMermaid };
}
