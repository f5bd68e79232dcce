import type { Element, Root } from 'hast';
import { assetAddress } from '../addresses.ts';
import { eachElement, element, type Parent, property } from './tree.ts';

/** Pixels of a picture of this site; undefined where there is none. */
export type ImageSize = (src: string) => Promise<{ width: number; height: number } | undefined>;

/** A picture among the first blocks may be in the first view. */
const FIRST_BLOCKS = 3;

async function setSize(image: Element, imageSize: ImageSize): Promise<void> {
  const { width, height, src } = image.properties;
  if (typeof src !== 'string' || !src.startsWith('/') || src.startsWith('//')) return;
  if (width !== undefined && height !== undefined) return;
  const size = await imageSize(src).catch(() => undefined);
  if (!size) return;
  if (width === undefined && height === undefined) {
    Object.assign(image.properties, size);
  } else if (/^\d+$/.test(String(width))) {
    image.properties.height = Math.round((Number(width) * size.height) / size.width);
  } else if (/^\d+$/.test(String(height))) {
    image.properties.width = Math.round((Number(height) * size.width) / size.height);
  }
}

/** A paragraph that holds one titled picture and nothing else becomes a figure with a caption. */
function makeFigure(paragraph: Element): void {
  const [image, ...others] = paragraph.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return;
  const title = property(image, 'title');
  if (title === '') return;
  delete image.properties.title;
  paragraph.tagName = 'figure';
  paragraph.properties = { className: ['picture'] };
  paragraph.children = [image, element('figcaption', {}, [{ type: 'text', value: title }])];
}

function isFirst(image: Element, tree: Root): boolean {
  const blocks = tree.children.filter((child) => child.type === 'element').slice(0, FIRST_BLOCKS);
  let found = false;
  for (const block of blocks) {
    eachElement({ type: 'root', children: [block] }, (node) => {
      found ||= node === image;
    });
  }
  return found;
}

/**
 * Prepares pictures: addresses that hold anywhere, width and height so that nothing jumps, loading
 * when they come near, a caption where a title is given. A picture without an address leaves its text.
 */
export async function prepareImages(tree: Root, from: string, imageSize: ImageSize): Promise<void> {
  const images: Element[] = [];
  const broken: { image: Element; parent: Parent }[] = [];
  eachElement(tree, (node, parent) => {
    if (node.tagName === 'p') makeFigure(node);
    if (['audio', 'video', 'source'].includes(node.tagName)) {
      node.properties.src = assetAddress(property(node, 'src'), from) || undefined;
    }
    if (node.tagName !== 'img') return;
    const src = assetAddress(property(node, 'src'), from);
    if (src === '') {
      broken.push({ image: node, parent });
      return;
    }
    const { alt = '' } = node.properties;
    Object.assign(node.properties, { src, alt, loading: 'lazy', decoding: 'async' });
    images.push(node);
  });
  for (const { image, parent } of broken) {
    const text = { type: 'text', value: property(image, 'alt') } as const;
    parent.children.splice(parent.children.indexOf(image), 1, text);
  }
  const [first] = images;
  if (first && isFirst(first, tree)) first.properties.loading = 'eager';
  await Promise.all(images.map((image) => setSize(image, imageSize)));
}
