import type { ArticleTable } from '#server/store/schema.ts';

/** What article lists can be sorted by, and its column. */
const COLUMNS = {
  order: 'sort_order',
  is_top: 'is_top',
  id: 'id',
  view_times: 'view_times',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  thumbs_up_times: 'thumbs_up_times',
  words: 'words',
} as const satisfies Record<string, keyof ArticleTable>;

export interface SortKey {
  column: (typeof COLUMNS)[keyof typeof COLUMNS];
  direction: 'asc' | 'desc';
}

export const SORT_FIELDS = Object.keys(COLUMNS);

/**
 * Reads `-order,is_top,-id`: fields by weight, `-` for descending. What it leaves equal stands by
 * descending id, so the keys always hold it; a field named again changes nothing. The second form
 * of the answer names a field that is none.
 */
export function parseSort(text: string): { keys: SortKey[] } | { unknown: string } {
  const keys: SortKey[] = [];
  for (const part of text.split(',')) {
    const field = part.trim().replace(/^-/, '');
    if (!isSortField(field)) return { unknown: field };
    const column = COLUMNS[field];
    if (keys.some((key) => key.column === column)) continue;
    keys.push({ column, direction: part.trim().startsWith('-') ? 'desc' : 'asc' });
  }
  if (!keys.some(({ column }) => column === 'id')) keys.push({ column: 'id', direction: 'desc' });
  return { keys };
}

function isSortField(field: string): field is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, field);
}
