interface Dated {
  /** Wall clock, `YYYY-MM-DD HH:mm:ss`. */
  createdAt: string;
}

export interface Month<Item> {
  /** 1 to 12. */
  month: number;
  items: Item[];
}

export interface Year<Item> {
  year: number;
  months: Month<Item>[];
  /** Items of the whole year. */
  count: number;
}

/** Groups items, newest first, so that every year and month has one heading. */
export function groupByMonth<Item extends Dated>(items: readonly Item[]): Year<Item>[] {
  const years = new Map<number, Map<number, Item[]>>();
  for (const item of items) {
    const year = Number(item.createdAt.slice(0, 4));
    const month = Number(item.createdAt.slice(5, 7));
    const months = years.get(year) ?? new Map<number, Item[]>();
    years.set(year, months);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...years].map(([year, months]) => ({
    year,
    months: [...months].map(([month, items]) => ({ month, items })),
    count: [...months.values()].reduce((sum, items) => sum + items.length, 0),
  }));
}
