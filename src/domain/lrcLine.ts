import { isRecord } from './isRecord.ts';
/** One stamp and its text; `time` is null where the line carries no stamp. Milliseconds. */
export interface TimedText {
  time: number | null;
  text: string;
  credit?: true;
}

export type LineReading =
  | { kind: 'entries'; entries: TimedText[] }
  /** `[offset:…]`, ms: above 0 lets the lines come earlier. */
  | { kind: 'offset'; offset: number }
  | { kind: 'tag' };

const DIGITS = String.raw`(?:(\d{1,3})[:：])?(\d{1,3})[:：](\d{1,2})(?:[.:：](\d{1,3}))?(?:-\d+)?`;
const STAMP = new RegExp(String.raw`^\s*[\[［]\s*${DIGITS}\s*[\]］]`);
const END_STAMP = new RegExp(String.raw`[\[［]\s*${DIGITS}\s*[\]］]\s*$`);
const WORD_STAMP = /<\d{1,3}:\d{1,2}(?:[.:]\d{1,3})?>/g;
const ID_TAG =
  /^[[［]\s*(ti|ar|al|au|by|re|ve|la|length|offset|tool|id|kana|#)\s*[:：](.*)[\]］]$/i;
const OFFSET = /^\s*([+-]?)\s*(\d+)\s*$/;
const ENTITIES: Record<string, string> = {
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Reads one line of an LRC file: a JSON line, stamps with text, an id tag, or plain text. */
export function readLine(line: string): LineReading {
  const trimmed = line.trim();
  const json = readJson(trimmed);
  if (json !== null) return { kind: 'entries', entries: [json] };
  const { times, rest } = takeStamps(trimmed);
  if (times.length > 0) {
    const text = cleanText(rest.replace(END_STAMP, ''));
    return { kind: 'entries', entries: times.map((time) => ({ time, text })) };
  }
  const [, tag, value] = ID_TAG.exec(trimmed) ?? [];
  if (tag === undefined) {
    return { kind: 'entries', entries: [{ time: null, text: cleanText(trimmed) }] };
  }
  const [, sign, digits] = OFFSET.exec(value ?? '') ?? [];
  if (tag.toLowerCase() !== 'offset' || digits === undefined) return { kind: 'tag' };
  return { kind: 'offset', offset: Number(digits) * (sign === '-' ? -1 : 1) };
}

function takeStamps(line: string): { times: number[]; rest: string } {
  const times: number[] = [];
  let rest = line;
  for (let found = STAMP.exec(rest); found !== null; found = STAMP.exec(rest)) {
    times.push(stampTime(found));
    rest = rest.slice(found[0].length);
  }
  return { times, rest };
}

/**
 * Milliseconds of `[B:C.F]` (minutes, seconds, fraction), `[A:B:C.F]` (hours first) and
 * `[A:B:C]`, whose last part some catalogues mean as the fraction.
 */
function stampTime([, first, second = '0', third = '0', fraction]: RegExpExecArray): number {
  if (first === undefined) return sum(0, second, third, fraction ?? '');
  if (fraction === undefined) return sum(0, first, second, third);
  return sum(Number(first), second, third, fraction);
}

function sum(hours: number, minutes: string, seconds: string, fraction: string): number {
  return (
    ((hours * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  );
}

function cleanText(text: string): string {
  const plain = text.replace(WORD_STAMP, '');
  const spaced = plain === text ? text : plain.replace(/\s+/g, ' ');
  return spaced.trim().replace(/&(?:apos|#39|amp|quot|lt|gt);/g, (name) => ENTITIES[name] ?? name);
}

/** `{"t":ms,"c":[{"tx":"…"}]}`: the catalogue's form for the makers of a song. */
function readJson(line: string): TimedText | null {
  if (!line.startsWith('{')) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isRecord(parsed) || typeof parsed.t !== 'number' || !Number.isFinite(parsed.t)) return null;
  if (!Array.isArray(parsed.c)) return null;
  const text = parsed.c
    .map((part: unknown) => (isRecord(part) && typeof part.tx === 'string' ? part.tx : ''))
    .join('');
  return { time: Math.max(0, parsed.t), text: cleanText(text), credit: true };
}
