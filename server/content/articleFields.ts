import { posix } from 'node:path';
import type { ArticleType } from '#src/services/api/types.ts';
import { assetAddress } from './addresses.ts';
import { chinaWallClock, readDate, splitDatedName } from './dates.ts';
import { firstHeading } from './excerpt.ts';
import { type FrontMatter, fieldText, fieldTruth } from './frontMatter.ts';
import type { FieldName } from './frontMatterKeys.ts';
import { LARGEST_ID } from './rules.ts';
import type { ParsedArticle } from './types.ts';

/** Tells the owner of something that does not stop the article. */
export type Warn = (reason: string, line?: number) => void;

/** Stops the reading of one file; the sentence goes to the owner. */
export class ArticleError extends Error {
  readonly line: number | undefined;

  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}

const TYPES: Record<string, ArticleType> = {
  '1': 1,
  '2': 2,
  '3': 3,
  原创: 1,
  转载: 2,
  翻译: 3,
  original: 1,
  reprint: 2,
  translation: 3,
};

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

/** `draft: true` and `published: false` keep a file off the site. */
export function isDraft(matter: FrontMatter): boolean {
  return fieldTruth(matter.get('draft')) === true || fieldTruth(matter.get('published')) === false;
}

/**
 * The title of the front matter, else the first heading, else the file's name. A heading at the very
 * beginning that says the title again is taken out of the text.
 */
export function readTitle(matter: FrontMatter, path: string): { title: string; markdown: string } {
  const heading = firstHeading(matter.markdown);
  const written = fieldText(matter.get('title'));
  const title = written || heading?.text || splitDatedName(posix.parse(path).name).name;
  const markdown = heading?.text === title ? heading.rest : matter.markdown;
  return { title, markdown };
}

/** A date of the front matter as the author's wall clock. */
function readDay(matter: FrontMatter, name: FieldName): string | undefined {
  const field = matter.get(name);
  const text = fieldText(field);
  if (text === '') return undefined;
  const date = readDate(text);
  if (date === undefined) {
    const label = name === 'updated' ? '更新日期' : '日期';
    throw new ArticleError(`${label}“${text}”不是有效的日期，应写成 2024-05-03 12:00`, field?.line);
  }
  return date;
}

/** The date of the front matter, else of the file's name, else when the file was last changed. */
export function readCreated(matter: FrontMatter, path: string, modifiedAt: number): string {
  return (
    readDay(matter, 'date') ??
    splitDatedName(posix.parse(path).name).date ??
    chinaWallClock(modifiedAt)
  );
}

/** The date of the last change, never before the article was written. */
export function readUpdated(matter: FrontMatter, createdAt: string): string {
  const updated = readDay(matter, 'updated');
  return updated !== undefined && updated > createdAt ? updated : createdAt;
}

/** The `id` of the front matter, a positive integer where there is one. */
export function readId(matter: FrontMatter): number | undefined {
  const field = matter.get('id');
  const text = fieldText(field);
  if (text === '') return undefined;
  const id = Number(text);
  if (!/^\d+$/.test(text) || id < 1 || id > LARGEST_ID) {
    throw new ArticleError(`编号 id“${text}”不是 1 到 ${LARGEST_ID} 的整数`, field?.line);
  }
  return id;
}

/** Address of the cover; a relative one is followed from the article's folder. */
export function readCover(matter: FrontMatter, path: string): string {
  const field = matter.get('cover');
  const text = fieldText(field);
  if (text === '' || fieldTruth(field) !== undefined) return '';
  const address = assetAddress(text, path);
  return address.startsWith('/') || isWebAddress(address) ? address : '';
}

/** Whether the article is pinned, and its order: a number behind `top` or `sticky` is both. */
export function readPlace(matter: FrontMatter, warn: Warn): Pick<ParsedArticle, 'top' | 'order'> {
  const top = matter.get('top');
  const rank = Number(fieldText(top) || 0);
  const truth = fieldTruth(top);
  if (top && truth === undefined && !Number.isFinite(rank)) {
    warn(`置顶“${fieldText(top)}”应是 true、false 或一个数字`, top.line);
  }
  const pinned = truth ?? (Number.isFinite(rank) && rank > 0);
  const field = matter.get('order');
  if (!field)
    return { top: pinned, order: pinned && rank > 1 ? Math.min(Math.trunc(rank), LARGEST_ID) : 0 };
  const order = Number(fieldText(field));
  if (!Number.isSafeInteger(order) || Math.abs(order) > LARGEST_ID) {
    warn(`排序 order“${fieldText(field)}”不是整数`, field.line);
    return { top: pinned, order: 0 };
  }
  return { top: pinned, order };
}

/** 原创, 转载 or 翻译, and where the text came from. An origin alone makes it a 转载. */
export function readOrigin(
  matter: FrontMatter,
  warn: Warn,
): Pick<ParsedArticle, 'type' | 'originUrl'> {
  const origin = matter.get('originUrl');
  const address = fieldText(origin);
  const originUrl = isWebAddress(address) ? address : '';
  if (address !== '' && originUrl === '') {
    warn(`原文地址“${address}”应以 http:// 或 https:// 开头`, origin?.line);
  }
  const field = matter.get('type');
  const written = fieldText(field).toLowerCase();
  const type = TYPES[written];
  if (written !== '' && type === undefined) {
    warn(`类型 type“${fieldText(field)}”应是 原创、转载 或 翻译`, field?.line);
  }
  return { type: type ?? (originUrl === '' ? 1 : 2), originUrl };
}

/** The author's name, also where the theme keeps it as `author: { name: … }`. */
export function readAuthor(matter: FrontMatter): string {
  const field = matter.get('author');
  if (field?.kind !== 'map') return fieldText(field);
  return fieldText(field.entries.find((entry) => entry.key.toLowerCase() === 'name')?.value);
}
