const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;
const LONGEST_DATE = 80;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const NUMERIC_DAY =
  /^(\d{4})\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2})\s*[日号]?|\s*月)?(?!\d)/;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/;
const DAY_MONTH_YEAR =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+(\d{4})/i;
const MONTH_DAY_YEAR =
  /^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i;
const WEEKDAY = /\(?(?:星期|周|礼拜)[一二三四五六日天]\)?/;
const TIME =
  /^(上午|下午|晚上|凌晨|早上|中午)?\s*(\d{1,2})\s*[:时点]\s*(?:(\d{1,2})(?:\s*[:分]\s*(?:(\d{1,2})(?:[.,]\d+)?\s*秒?)?)?)?\s*(am|pm)?\s*(?:z|utc|gmt|[a-z]{2,3}t)?\s*(?:[+-]\d{1,2}(?::?\d{2})?)?\s*(?:\([^)]*\))?$/i;

interface Day {
  year: number;
  month: number;
  day: number;
}

interface DayAndRest extends Day {
  rest: string;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function isRealDay({ year, month, day }: Day): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function wallClock(date: Day, hour: number, minute: number, second: number): string | undefined {
  if (!isRealDay(date) || hour > 23 || minute > 59 || second > 59) return undefined;
  const day = `${String(date.year).padStart(4, '0')}-${pad(date.month)}-${pad(date.day)}`;
  return `${day} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function splitDay(text: string): DayAndRest | undefined {
  const numeric = NUMERIC_DAY.exec(text);
  if (numeric) {
    return {
      year: Number(numeric[1]),
      month: Number(numeric[2]),
      day: Number(numeric[3] ?? 1),
      rest: text.slice(numeric[0].length),
    };
  }
  const dayFirst = DAY_MONTH_YEAR.exec(text);
  if (dayFirst) {
    return {
      year: Number(dayFirst[3]),
      month: monthNumber(dayFirst[2] ?? ''),
      day: Number(dayFirst[1]),
      rest: text.slice(dayFirst[0].length),
    };
  }
  const monthFirst = MONTH_DAY_YEAR.exec(text);
  if (!monthFirst) return undefined;
  return {
    year: Number(monthFirst[3]),
    month: monthNumber(monthFirst[1] ?? ''),
    day: Number(monthFirst[2]),
    rest: text.slice(monthFirst[0].length),
  };
}

function hourOfDay(hour: number, half: string | undefined): number {
  switch (half?.toLowerCase()) {
    case '下午':
    case '晚上':
    case 'pm':
      return hour < 12 ? hour + 12 : hour;
    case '中午':
      return hour < 11 ? hour + 12 : hour;
    case '凌晨':
    case '上午':
    case '早上':
    case 'am':
      return hour === 12 ? 0 : hour;
    default:
      return hour;
  }
}

function readDigits(text: string): string | undefined {
  const compact = COMPACT_DAY.exec(text);
  if (compact) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = compact
      .slice(1)
      .map((part) => Number(part ?? 0));
    return wallClock({ year, month, day }, hour, minute, second);
  }
  if (text.length === 9 || text.length === 10) return chinaWallClock(Number(text) * 1000);
  if (text.length === 12 || text.length === 13) return chinaWallClock(Number(text));
  return undefined;
}

/**
 * The moment as a clock in China shows it, `YYYY-MM-DD HH:mm:ss`, whatever zone the server runs in.
 * @param milliseconds since 1970-01-01T00:00:00Z
 */
export function chinaWallClock(milliseconds: number): string {
  const shifted = new Date(Math.trunc(milliseconds) + CHINA_OFFSET_MS);
  return shifted.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Reads a date in any usual form as the author's wall clock, `YYYY-MM-DD HH:mm:ss`; undefined for
 * what is no date. A zone behind the time is dropped, because the written day is the author's day.
 * Only seconds and milliseconds since 1970 need a zone: they are shown as a clock in China does.
 */
export function readDate(written: string): string | undefined {
  if (written.length > LONGEST_DATE) return undefined;
  const text = written.normalize('NFKC').trim();
  if (/^\d+$/.test(text)) return readDigits(text);
  const date = splitDay(text);
  if (!date) return undefined;
  const rest = date.rest
    .replace(WEEKDAY, ' ')
    .replace(/^[\s,]*T?[\s,]*/i, '')
    .trim();
  if (rest === '') return wallClock(date, 0, 0, 0);
  const time = TIME.exec(rest);
  if (!time) return undefined;
  return wallClock(
    date,
    hourOfDay(Number(time[2]), time[1] ?? time[5]),
    Number(time[3] ?? 0),
    Number(time[4] ?? 0),
  );
}

/** The day a Hexo file name begins with (`2024-05-03-title.md`), and the name without it. */
export function splitDatedName(name: string): { date?: string; name: string } {
  const match = /^(\d{4}-\d{1,2}-\d{1,2})(?:[-_\s]+|$)/.exec(name);
  const date = match?.[1] && readDate(match[1]);
  if (!match || !date) return { name };
  return { date, name: name.slice(match[0].length) || name };
}
