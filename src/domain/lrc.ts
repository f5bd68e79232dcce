import { readLine, type TimedText } from './lrcLine.ts';
import type { Lyric, LyricLine } from './lyric.ts';

/** How far apart a line and its translation may stand, ms: observed mismatches are 10 ms. */
const TRANSLATION_REACH = 50;

/**
 * Reads LRC text in all the dialects met in the wild, with an optional translation in the same
 * form. Never throws: what is no stamp is text, and a text with no stamp at all is unsynced.
 */
export function parseLyric(lrc: string, tlyric = ''): Lyric {
  const original = readFile(lrc);
  const translated = readFile(tlyric);
  const main = original.some(({ text }) => text !== '') ? original : translated;
  const timed = main.filter(isTimed);
  if (timed.length === 0) {
    return { lines: trimBlank(main), times: [], synced: false };
  }
  const sorted = timed.toSorted((a, b) => a.time - b.time);
  const translations = main === translated ? [] : translated.filter(isTranslation);
  const lines =
    translations.length === 0 ? joinPairs(sorted) : withTranslations(sorted, translations);
  return { lines, times: lines.map(({ time }) => time), synced: true };
}

type TimedLine = LyricLine & { time: number };
type TimedEntry = TimedText & { time: number };

function readFile(text: string): TimedText[] {
  let offset = 0;
  const entries: TimedText[] = [];
  for (const line of text
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)) {
    const read = readLine(line);
    if (read.kind === 'offset') offset = read.offset;
    if (read.kind === 'entries') entries.push(...read.entries);
  }
  return entries.map((entry) =>
    entry.time === null ? entry : { ...entry, time: Math.max(0, entry.time - offset) },
  );
}

function isTimed(entry: TimedText): entry is TimedEntry {
  return entry.time !== null;
}

function isTranslation(entry: TimedText): entry is TimedEntry {
  return entry.time !== null && entry.text !== '';
}

function trimBlank(entries: TimedText[]): TimedText[] {
  const first = entries.findIndex(({ text }) => text !== '');
  const last = entries.findLastIndex(({ text }) => text !== '');
  return first === -1 ? [] : entries.slice(first, last + 1);
}

/** Two lines with one stamp and no translation apart are original and translation. */
function joinPairs(entries: TimedEntry[]): TimedLine[] {
  return groupByTime(entries).flatMap((group) => {
    const spoken = group.filter(({ text }) => text !== '');
    const [first, second] = spoken;
    if (spoken.length === 2 && first && second) {
      return [first.text === second.text ? first : { ...first, translation: second.text }];
    }
    return spoken.length === 0 ? group.slice(0, 1) : spoken;
  });
}

/** Neighbours of one time together; `entries` are sorted. */
function groupByTime(entries: TimedEntry[]): TimedEntry[][] {
  const groups: TimedEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.time === entry.time) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function withTranslations(entries: TimedEntry[], translations: TimedEntry[]): TimedLine[] {
  const found = new Map<number, string>();
  const left = translations.filter(({ time, text }) => {
    const index = entries.findIndex(
      (entry, at) => entry.time === time && entry.text !== '' && !found.has(at),
    );
    if (index !== -1) found.set(index, text);
    return index === -1;
  });
  for (const { time, text } of left) {
    const index = nearest(entries, time, found);
    if (index !== -1) found.set(index, text);
  }
  return entries.map((entry, index) => {
    const translation = found.get(index);
    return translation === undefined ? entry : { ...entry, translation };
  });
}

/** The unused line nearest to that time and within reach, -1 where none is. */
function nearest(entries: TimedText[], time: number, used: Map<number, string>): number {
  let best = -1;
  let reach = TRANSLATION_REACH;
  entries.forEach((entry, index) => {
    if (entry.time === null || entry.text === '' || used.has(index)) return;
    const distance = Math.abs(entry.time - time);
    if (distance > reach || (distance === reach && best !== -1)) return;
    best = index;
    reach = distance;
  });
  return best;
}
