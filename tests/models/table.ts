import type { Report } from './walk.ts';

const HEAD = ['machine', 'states', 'transitions', 'situations', 'paths', 'steps', 'ms'];

/** The reports as a table of plain text, a machine a row, the sums below. */
export function table(reports: readonly Report[]): string {
  const rows = reports
    .toSorted((a, b) => a.machine.localeCompare(b.machine))
    .map((report) => [report.machine, ...figures([report])]);
  const cells = [HEAD, ...rows, ['all', ...figures(reports)]];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .join('\n');
}

function figures(reports: readonly Report[]): string[] {
  const sum = (figure: (report: Report) => number) =>
    reports.reduce((total, report) => total + figure(report), 0);
  return [
    `${sum(({ states }) => states.reached)}/${sum(({ states }) => states.all)}`,
    `${sum(({ transitions }) => transitions.taken)}/${sum(({ transitions }) => transitions.all)}`,
    String(sum(({ situations }) => situations)),
    String(sum(({ paths }) => paths)),
    String(sum(({ steps }) => steps)),
    String(sum(({ milliseconds }) => milliseconds)),
  ];
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
