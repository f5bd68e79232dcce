/**
 * Reads the `@font-face` rules of the font package.
 *
 * @returns for each code point of the font the woff2 file that holds it, as a path below the
 * package.
 */
export function parseSlices(stylesheet: string): Map<number, string> {
  const rules = stylesheet.matchAll(
    /@font-face\s*\{[^}]*?url\(['"]?(?:\.\/)?([^'")]+\.woff2)['"]?\)[^}]*?unicode-range:\s*([^;}]+)/g,
  );
  const slices = new Map<number, string>();
  for (const [, file = '', range = ''] of rules) {
    for (const [from, to] of parseRange(range)) {
      for (let point = from; point <= to; point++) slices.set(point, file);
    }
  }
  return slices;
}

function parseRange(range: string): [number, number][] {
  return [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to ?? from, 16),
  ]);
}

/** Code points in rising order as the value of `unicode-range`; neighbours become spans. */
export function toUnicodeRange(points: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return spans
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}
