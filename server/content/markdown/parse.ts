import type { Node, Parents, Root, RootContent } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isParent } from './parents.ts';
import { prepareTree } from './prepareTree.ts';
import { repairSource } from './repairs.ts';

/** A repair can uncover another; after this many rounds a block stays as it is. */
const REPAIR_ROUNDS = 4;

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkMath)
  .freeze();

/** Lines that make references in a block parsed alone mean what they mean in the whole. */
function collectStubs(node: Parents, stubs: string[]): string[] {
  for (const child of node.children) {
    if (child.type === 'definition') stubs.push(`[${child.label ?? child.identifier}]: x`);
    if (child.type === 'footnoteDefinition') {
      stubs.push(`[^${child.label ?? child.identifier}]: x`);
    }
    if (isParent(child)) collectStubs(child, stubs);
  }
  return stubs;
}

function startOf(node: Node): number {
  return node.position?.start.offset ?? 0;
}

function parseBlock(source: string, stubs: string): Root {
  const tree = parser.parse(`${source}\n\n${stubs}`);
  tree.children = tree.children.filter((child) => startOf(child) < source.length);
  return tree;
}

/** The block, or what its repaired source gives. Only this block is parsed again. */
function repairBlock(block: RootContent, markdown: string, stubs: () => string): RootContent[] {
  let source = markdown;
  let tree: Root = { type: 'root', children: [block] };
  let from = startOf(block);
  let to = block.position?.end.offset ?? from;
  for (let round = 0; round < REPAIR_ROUNDS; round += 1) {
    const repaired = repairSource(tree, source, from, to);
    if (repaired === source.slice(from, to)) break;
    source = repaired;
    tree = parseBlock(source, stubs());
    from = 0;
    to = source.length;
  }
  prepareTree(tree, source);
  return tree.children;
}

/**
 * Parses Markdown with GitHub's extensions, formulas and emphasis that works beside Chinese signs.
 * Prices are no formulas, and addresses end before Chinese punctuation.
 */
export function parseMarkdown(markdown: string): Root {
  const tree = parser.parse(markdown);
  let known: string | undefined;
  const stubs = (): string => {
    known ??= collectStubs(tree, []).join('\n\n');
    return known;
  };
  const children = tree.children.flatMap((block) => repairBlock(block, markdown, stubs));
  return { ...tree, children };
}
