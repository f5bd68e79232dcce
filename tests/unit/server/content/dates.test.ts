import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { chinaWallClock, readDate, splitDatedName } from '#server/content/dates.ts';

/** Minutes behind UTC in May 2024. */
const ZONES: [zone: string, offset: number][] = [
  ['UTC', 0],
  ['Asia/Shanghai', -480],
  ['America/Los_Angeles', 420],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Niue', 660],
];
const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe('readDate', () => {
  it.each([
    ['2024-05-03', '2024-05-03 00:00:00'],
    ['2024-5-3 8:05', '2024-05-03 08:05:00'],
    ['2024/05/03 12:00', '2024-05-03 12:00:00'],
    ['2024.05.03', '2024-05-03 00:00:00'],
    ['2024-05', '2024-05-01 00:00:00'],
    ['2024-05-03T12:00:00Z', '2024-05-03 12:00:00'],
    ['2024-05-03T23:30:00.123Z', '2024-05-03 23:30:00'],
    ['2024-05-03T00:30:00+08:00', '2024-05-03 00:30:00'],
    ['2024-05-03 23:59:59 -0700', '2024-05-03 23:59:59'],
    ['2024-05-03 12:00:00 +8', '2024-05-03 12:00:00'],
    ['2024年5月3日', '2024-05-03 00:00:00'],
    ['2024年5月3日 8时5分', '2024-05-03 08:05:00'],
    ['2024年5月3日 8:05:09', '2024-05-03 08:05:09'],
    ['2024 年 5 月 3 日 星期五 下午3点', '2024-05-03 15:00:00'],
    ['2024-05-03 上午12:10', '2024-05-03 00:10:00'],
    ['2024-05-03 3:05 PM', '2024-05-03 15:05:00'],
    ['２０２４－０５－０３　１２：００', '2024-05-03 12:00:00'],
    ['20240503', '2024-05-03 00:00:00'],
    ['20240503120509', '2024-05-03 12:05:09'],
    ['1714708800', '2024-05-03 12:00:00'],
    ['1714708800000', '2024-05-03 12:00:00'],
    ['May 3, 2024', '2024-05-03 00:00:00'],
    ['3 May 2024 08:05', '2024-05-03 08:05:00'],
    ['Fri, 03 May 2024 12:00:00 +0800', '2024-05-03 12:00:00'],
    ['Fri May 03 2024 12:00:00 GMT+0800 (中国标准时间)', '2024-05-03 12:00:00'],
    ['2024-02-29', '2024-02-29 00:00:00'],
  ])('reads %s', (written, expected) => {
    expect(readDate(written)).toBe(expected);
  });

  it.each([
    '2024-13-01',
    '2024-02-30',
    '2023-02-29',
    '2024-05-03 24:00',
    '2024-05-03 12:60',
    '2024-05-03 12:005',
    '明天',
    '',
    '{{ date }}',
    '12345',
    '2024-05-03 大约中午',
    '0000-00-00',
    'Smarch 3, 2024',
  ])('refuses %s', (written) => {
    expect(readDate(written)).toBeUndefined();
  });

  it.each(ZONES)('gives the same answer on a server in %s', (zone, offset) => {
    process.env.TZ = zone;
    expect(new Date(1714708800000).getTimezoneOffset()).toBe(offset);
    expect(readDate('2024-05-03T23:30:00Z')).toBe('2024-05-03 23:30:00');
    expect(readDate('2024-05-03')).toBe('2024-05-03 00:00:00');
    expect(readDate('1714708800')).toBe('2024-05-03 12:00:00');
    expect(chinaWallClock(1714708800000)).toBe('2024-05-03 12:00:00');
  });

  it('never moves the day, however the date is written and wherever the server stands', () => {
    const day = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    const form = fc.constantFrom(
      (y: string, m: string, d: string) => `${y}-${m}-${d}`,
      (y: string, m: string, d: string) => `${y}/${Number(m)}/${Number(d)} 23:59:59`,
      (y: string, m: string, d: string) => `${y}-${m}-${d}T00:00:00Z`,
      (y: string, m: string, d: string) => `${y}-${m}-${d}T23:59:59-11:00`,
      (y: string, m: string, d: string) => `${y}年${Number(m)}月${Number(d)}日`,
    );
    fc.assert(
      fc.property(day, form, fc.constantFrom(...ZONES), (date, write, [zone]) => {
        process.env.TZ = zone;
        const [year = '', month = '', dayOfMonth = ''] = date.toISOString().slice(0, 10).split('-');
        const result = readDate(write(year, month, dayOfMonth));
        expect(result?.slice(0, 10)).toBe(`${year}-${month}-${dayOfMonth}`);
      }),
    );
  });

  it('answers any text with a wall clock or with nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readDate(text) ?? '2000-01-01 00:00:00').toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      }),
    );
  });
});

describe('splitDatedName', () => {
  it.each([
    ['2024-05-03-你好', { date: '2024-05-03 00:00:00', name: '你好' }],
    ['2024-5-3_note', { date: '2024-05-03 00:00:00', name: 'note' }],
    ['2024-05-03', { date: '2024-05-03 00:00:00', name: '2024-05-03' }],
    ['2024-13-40-x', { name: '2024-13-40-x' }],
    ['hello-world', { name: 'hello-world' }],
  ])('splits %s', (name, expected) => {
    expect(splitDatedName(name)).toEqual(expected);
  });
});
