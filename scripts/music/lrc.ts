import type { LyricStyle } from './poems/types.ts';

/** A line of lyrics and when it starts, in seconds. */
export interface TimedLine {
  at: number;
  text: string;
}

interface LrcHead {
  title: string;
  artist: string;
  album: string;
}

/** How much the stamps of the style `offset` are late, in ms. */
const OFFSET = 500;

/** An .lrc file in one of the styles found in the wild. */
export function writeLrc(head: LrcHead, lines: readonly TimedLine[], style: LyricStyle): string {
  if (style === 'plain') return `${lines.map(({ text }) => text).join('\n')}\n`;
  const tags = [`[ti:${head.title}]`, `[ar:${head.artist}]`, `[al:${head.album}]`];
  if (style === 'offset') tags.push(`[offset:${OFFSET}]`);
  const rows =
    style === 'refrain' ? joinRefrains(lines) : lines.map((line) => ({ ...line, more: [] }));
  const body = rows.map(({ at, more, text }) => {
    const late = style === 'offset' ? OFFSET / 1000 : 0;
    const stamps = [at, ...more].map((seconds) => stamp(seconds + late, style === 'netease'));
    return `${stamps.join('')}${text}`;
  });
  const all = [...tags, ...body];
  return style === 'windows' ? `\ufeff${all.join('\r\n')}\r\n` : `${all.join('\n')}\n`;
}

/** `[mm:ss.xx]`, or `[mm:ss:xx]`. */
function stamp(seconds: number, colon: boolean): string {
  const hundredths = Math.round(seconds * 100);
  const two = (value: number) => String(value).padStart(2, '0');
  const minute = two(Math.floor(hundredths / 6000));
  const second = two(Math.floor(hundredths / 100) % 60);
  return `[${minute}:${second}${colon ? ':' : '.'}${two(hundredths % 100)}]`;
}

/** A line that has been heard before adds its time to the row where it stood first. */
function joinRefrains(lines: readonly TimedLine[]): (TimedLine & { more: number[] })[] {
  const rows = new Map<string, TimedLine & { more: number[] }>();
  for (const line of lines) {
    const row = rows.get(line.text);
    if (row) row.more.push(line.at);
    else rows.set(line.text, { ...line, more: [] });
  }
  return [...rows.values()];
}
