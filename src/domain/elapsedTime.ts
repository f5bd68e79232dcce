const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The longest time the variant with days tells as days. */
const DAYS_TOLD = 5;

/**
 * How long ago something was (specification, section 9): seconds under a minute, minutes under an
 * hour, hours under a day, then the date.
 *
 * @param then ms since the epoch; a time to come counts as now.
 * @param now ms since the epoch.
 */
export function elapsedTime(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return `${Math.floor(passed / 1000)}秒前`;
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)}分钟前`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)}小时前`;
  return yearMonthDay(then);
}

/** The variant that tells up to 5 days as days, then the date. */
export function elapsedDays(then: number, now: number): string {
  const days = Math.floor(Math.max(0, now - then) / DAY);
  return days >= 1 && days <= DAYS_TOLD ? `${days}天前` : elapsedTime(then, now);
}

/** Whole days from one wall clock day to another, at least 1: the days a site has been running. */
export function daysRunning(since: string, now: number): number {
  const start = Date.parse(`${dayOf(since)}T00:00:00`);
  return Number.isNaN(start) ? 1 : Math.max(1, Math.floor((now - start) / DAY) + 1);
}

/** `2026-11-20 21:30:00` → `2026-11-20`: the author's day, in every zone. */
export function dayOf(wallClock: string): string {
  return wallClock.slice(0, 10);
}

function yearMonthDay(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
