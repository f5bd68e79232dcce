/** Numbers before and after the current page that are always shown. */
const AROUND = 1;

/**
 * The page numbers a pager shows: the first, the last, the current and its neighbours; `null`
 * stands for a gap of two numbers or more.
 */
export function pagesShown(current: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages]);
  for (let page = current - AROUND; page <= current + AROUND; page++) {
    if (page >= 1 && page <= pages) shown.add(page);
  }
  const numbers = [...shown].sort((a, b) => a - b);
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
