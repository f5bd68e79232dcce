import { createHash } from 'node:crypto';
import {
  ArticleError,
  isDraft,
  readAuthor,
  readCover,
  readCreated,
  readId,
  readOrigin,
  readPlace,
  readTitle,
  readUpdated,
  type Warn,
} from './articleFields.ts';
import { decodeFile } from './decode.ts';
import { excerptOf } from './excerpt.ts';
import { fieldList, fieldPaths, fieldText, readFrontMatter } from './frontMatter.ts';
import { countWords, toPlainText } from './plainText.ts';
import { NO_CATEGORY } from './rules.ts';
import type { ContentProblem, ParsedArticle } from './types.ts';

/** A Markdown file as it lies on the disk. */
export interface ArticleFile {
  /** Path below content/articles with `/`. */
  path: string;
  bytes: Uint8Array;
  /** Milliseconds since 1970, the date of an article that gives none. */
  modifiedAt: number;
}

/** What a file gives: an article, nothing because it is a draft, or nothing because of an error. */
export interface ArticleReading {
  article?: ParsedArticle;
  problems: ContentProblem[];
}

/** Reads and checks one Markdown file. Never throws: what is wrong comes back as problems. */
export function parseArticle(file: ArticleFile): ArticleReading {
  const problems: ContentProblem[] = [];
  const warn = (reason: string, line?: number): void => {
    problems.push({ level: 'warning', path: file.path, line, reason });
  };
  try {
    return { article: read(file, warn), problems };
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error;
    const reason = error.message;
    problems.push({ level: 'error', path: file.path, line: error.line, reason });
    return { problems };
  }
}

function read(file: ArticleFile, warn: Warn): ParsedArticle | undefined {
  const decoded = decodeFile(file.bytes);
  if ('reason' in decoded) throw new ArticleError(decoded.reason, decoded.line);
  const matter = readFrontMatter(decoded.text);
  if (matter.error) {
    throw new ArticleError(`文件开头的字段读不懂：${matter.error.reason}`, matter.error.line);
  }
  if (isDraft(matter)) return undefined;
  for (const warning of matter.warnings) warn(warning.reason, warning.line);

  const { title, markdown } = readTitle(matter, file.path);
  if (markdown.trim() === '') throw new ArticleError('文章没有正文', matter.markdownLine);
  const createdAt = readCreated(matter, file.path, file.modifiedAt);
  const text = toPlainText(markdown);
  const [categories = [NO_CATEGORY], ...otherPaths] = fieldPaths(matter.get('categories'));
  const otherCategories = otherPaths.flatMap((path) => path.slice(-1));
  return {
    path: file.path,
    id: readId(matter),
    title,
    createdAt,
    updatedAt: readUpdated(matter, createdAt),
    description: fieldText(matter.get('description')) || excerptOf(markdown, text),
    cover: readCover(matter, file.path),
    categories,
    tags: [...new Set([...fieldList(matter.get('tags')), ...otherCategories])],
    ...readPlace(matter, warn),
    ...readOrigin(matter, warn),
    author: readAuthor(matter),
    markdown,
    text,
    words: countWords(text),
    hash: createHash('sha256').update(file.bytes).digest('hex'),
  };
}
