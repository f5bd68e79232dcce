import { num } from '../svg.ts';

/** A quadratic curve at t, 0 to 1. */
export function curve(from: number, control: number, to: number, t: number): number {
  return (1 - t) ** 2 * from + 2 * (1 - t) * t * control + t ** 2 * to;
}

/** A narrow leaf that points along `angle`, degrees clockwise from the right. */
export function leaf(x: number, y: number, long: number, angle: number, colour: string): string {
  const wide = long * 0.11;
  return (
    `<path d="M0 0Q${num(long * 0.35)} ${num(-wide)} ${num(long)} 0Q${num(long * 0.35)} ` +
    `${num(wide)} 0 0Z" fill="${colour}" transform="translate(${num(x)} ${num(y)}) ` +
    `rotate(${num(angle)})"/>`
  );
}
