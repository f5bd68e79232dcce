import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { yamlReason } from '#server/content/yamlReasons.ts';
import { errorCode } from '#server/startError.ts';

/** One entry of lists.yml. */
export interface ListEntry {
  name: string;
  description: string;
  cover: string;
  /** File names without extension, with or without their folder. */
  songs: string[];
}

/** One entry of songs.yml. */
export interface SongEntry {
  cover: string;
  aliases: string[];
}

type Report = (problem: string) => void;

/** Reads content/music/lists.yml; undefined where there is none or it cannot be used. */
export async function readLists(root: string, report: Report): Promise<ListEntry[] | undefined> {
  const value = await readYaml(root, 'lists.yml', report);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    report('content/music/lists.yml：应是一串歌单，每项有 name 和 songs');
    return undefined;
  }
  return value.flatMap((item: unknown, index): ListEntry[] => {
    const name = isRecord(item) ? text(item.name) : '';
    if (!isRecord(item) || name === '') {
      report(`content/music/lists.yml：第 ${index + 1} 个歌单没有 name`);
      return [];
    }
    return [
      {
        name,
        description: text(item.description),
        cover: text(item.cover),
        songs: texts(item.songs),
      },
    ];
  });
}

/** Reads content/music/songs.yml by song name; empty where there is none or it cannot be used. */
export async function readSongEntries(
  root: string,
  report: Report,
): Promise<Map<string, SongEntry>> {
  const value = await readYaml(root, 'songs.yml', report);
  if (value === undefined) return new Map();
  if (!isRecord(value)) {
    report('content/music/songs.yml：应是以歌名为键的表，每项可有 cover 和 alias');
    return new Map();
  }
  return new Map(
    Object.entries(value).map(([name, item]) => [
      name.normalize('NFC'),
      isRecord(item)
        ? { cover: text(item.cover), aliases: texts(item.alias) }
        : { cover: '', aliases: [] },
    ]),
  );
}

async function readYaml(root: string, name: string, report: Report): Promise<unknown> {
  const place = `content/music/${name}`;
  const source = await readFile(join(root, name), 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') report(`${place}：这个文件读不了`);
    return undefined;
  });
  if (source === undefined) return undefined;
  try {
    return parse(source, { logLevel: 'error' }) ?? undefined;
  } catch (error) {
    if (error instanceof YAMLParseError) {
      // What has no end is noticed behind the last line.
      const last = source.trimEnd().split('\n').length;
      const line = Math.min(error.linePos?.[0].line ?? 1, last);
      report(`${place} 第 ${line} 行：${yamlReason(error.code)}`);
    } else {
      report(`${place}：${yamlReason('')}`);
    }
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A scalar as text: YAML reads an unquoted 1989 as a number. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).normalize('NFC').trim()
    : '';
}

function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(text).filter((item) => item !== '');
}
