import { describe, expect, test } from 'vitest';
import { parseSort } from '#server/store/queries/sort.ts';

describe('parseSort', () => {
  test('fields stand by weight, a minus turns one round', () => {
    expect(parseSort('-order,is_top,-id')).toEqual({
      keys: [
        { column: 'sort_order', direction: 'desc' },
        { column: 'is_top', direction: 'asc' },
        { column: 'id', direction: 'desc' },
      ],
    });
  });

  test('what is left equal goes by descending id', () => {
    expect(parseSort('-view_times')).toEqual({
      keys: [
        { column: 'view_times', direction: 'desc' },
        { column: 'id', direction: 'desc' },
      ],
    });
  });

  test('a field named again changes nothing', () => {
    expect(parseSort('id,words,-id')).toEqual({
      keys: [
        { column: 'id', direction: 'asc' },
        { column: 'words', direction: 'asc' },
      ],
    });
  });

  test.each([
    ['hash', 'hash'],
    ['id,-nothing', 'nothing'],
    ['id,', ''],
    ['--id', '-id'],
    ['constructor', 'constructor'],
  ])('%j names the unknown field %j', (text, unknown) => {
    expect(parseSort(text)).toEqual({ unknown });
  });
});
