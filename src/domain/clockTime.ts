/**
 * Seconds as mm:ss, zero padded; minutes are not capped. Anything that is no time (negative,
 * NaN, infinite) reads 00:00.
 */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
