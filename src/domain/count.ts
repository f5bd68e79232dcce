/**
 * A large number as the site shows it: from 1000 in k, from 10000 in w (万), one decimal, cut off
 * so that it never claims more than there is (specification, section 9).
 */
export function shortCount(count: number): string {
  if (count >= 10_000) return `${oneDecimal(count / 10_000)}w`;
  if (count >= 1000) return `${oneDecimal(count / 1000)}k`;
  return String(count);
}

function oneDecimal(value: number): string {
  return (Math.floor(value * 10 + 1e-9) / 10).toFixed(1);
}

/** `part` of `whole` in percent, two decimals; 0 where there is no whole. */
export function percentOf(part: number, whole: number): number {
  if (!Number.isFinite(part) || !Number.isFinite(whole) || whole <= 0) return 0;
  return Math.round((part / whole) * 10_000) / 100;
}
