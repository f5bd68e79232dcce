/** Greeting by the first hour it is not said any more (specification, section 1). */
const GREETINGS = [
  [5, '凌晨好'],
  [9, '早上好'],
  [12, '上午好'],
  [14, '中午好'],
  [18, '下午好'],
  [20, '傍晚好'],
  [22, '晚上好'],
  [24, '夜深了'],
] as const;

const WELCOME = '欢迎来到我的个人博客';

/**
 * Greets by the hour of the day: by name, or with a welcome where the name is not known.
 *
 * @param hour 0 to 23; undefined where the visitor's clock is not known, as on the server.
 */
export function greeting(hour: number | undefined, name = ''): string {
  const whom = name.trim() || WELCOME;
  const hello = GREETINGS.find(([until]) => hour !== undefined && hour < until)?.[1];
  return hello === undefined ? whom : `${hello}，${whom}`;
}
