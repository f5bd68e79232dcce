import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLyric } from '#src/domain/lrc.ts';
import { activeLineIndex, seekTimeOfLine } from '#src/domain/lyric.ts';

/** Time and text of the lines, for short literals. */
function read(lrc: string, tlyric?: string): [number | null, string, ...string[]][] {
  return parseLyric(lrc, tlyric).lines.map(({ time, text, translation }) =>
    translation === undefined ? [time, text] : [time, text, translation],
  );
}

describe('stamps', () => {
  test.each([
    ['minutes, seconds, hundredths', '[00:12.92]山', 12_920],
    ['milliseconds', '[00:12.920]山', 12_920],
    ['tenths', '[00:12.7]山', 12_700],
    ['a fraction that begins with 0', '[00:12.05]山', 12_050],
    ['no fraction', '[01:02]山', 62_000],
    ['one digit each', '[1:2]山', 62_000],
    ['a colon before the fraction', '[00:12:92]山', 12_920],
    ['a colon before milliseconds', '[00:12:920]山', 12_920],
    ['hours', '[01:12:04.29]山', 4_324_290],
    ['minutes beyond 99', '[101:00.00]山', 6_060_000],
    ['999 minutes', '[999:00]山', 59_940_000],
    ['seconds beyond 59', '[00:75.50]山', 75_500],
    ['a number after a dash', '[00:12.00-1]山', 12_000],
    ['spaces within', '[ 00:12.00 ]山', 12_000],
    ['spaces before', '  [00:12.00]山', 12_000],
    ['full-width brackets and colon', '［00：12.00］山', 12_000],
  ])('reads %s', (_, line, time) => {
    expect(read(line)).toEqual([[time, '山']]);
  });

  test('a line with several stamps becomes a line for each, sorted', () => {
    expect(read('[00:30.00] [00:10.00]山\n[00:20.00]水')).toEqual([
      [10_000, '山'],
      [20_000, '水'],
      [30_000, '山'],
    ]);
  });

  test.each(['[00:12', '00:12.00]山', '[aa:12]山', '[00:123]山', '[0012]山', '[]山', '['])(
    '%s is no stamp but text',
    (line) => {
      expect(parseLyric(line)).toEqual({
        lines: [{ time: null, text: line }],
        times: [],
        synced: false,
      });
    },
  );

  test('a bracket within the text stays', () => {
    expect(read('[00:01.00]山 [副歌] 水 [')).toEqual([[1_000, '山 [副歌] 水 [']]);
  });
});

describe('files', () => {
  test.each([
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['\\r', '\r'],
  ])('lines end with %s', (_, newline) => {
    expect(read(['[00:01.00]山', '[00:02.00]水'].join(newline))).toEqual([
      [1_000, '山'],
      [2_000, '水'],
    ]);
  });

  test('a byte order mark and NUL characters are dropped', () => {
    expect(read('\uFEFF[00:01.00]山\0水')).toEqual([[1_000, '山水']]);
  });

  test('id tags are no lines, unknown words are text', () => {
    const tags = ['ti', 'ar', 'al', 'au', 'by', 're', 've', 'la', 'length', 'tool', 'id', 'kana'];
    const head = [...tags, '#'].map((tag) => `[${tag}:某]`).join('\n');
    expect(read(`${head}\n[Chorus: 山]`)).toEqual([[null, '[Chorus: 山]']]);
  });

  test.each([
    ['[offset:500]', 9_500],
    ['[offset:+500]', 9_500],
    ['[offset: - 500 ]', 10_500],
    ['[OFFSET:-500]', 10_500],
    ['[offset:20000]', 0],
    ['[offset:half a second]', 10_000],
  ])('%s moves the lines', (tag, time) => {
    expect(read(`${tag}\n[00:10.00]山`)).toEqual([[time, '山']]);
  });

  test('an offset at the end counts for the whole file', () => {
    expect(read('[00:10.00]山\n[offset:100]')).toEqual([[9_900, '山']]);
  });

  test('blank stamped lines stay, for they clear the highlight', () => {
    expect(read('[00:01.00]山\n[00:02.00]\n[00:03.00]   ')).toEqual([
      [1_000, '山'],
      [2_000, ''],
      [3_000, ''],
    ]);
  });

  test('beside stamped lines, lines without a stamp are left out', () => {
    expect(read('前言\n[00:01.00]山\n后记')).toEqual([[1_000, '山']]);
  });

  test('a text with no stamp at all is unsynced, without blank lines around it', () => {
    expect(parseLyric('\n床前明月光\n\n疑是地上霜\n\n')).toEqual({
      lines: [
        { time: null, text: '床前明月光' },
        { time: null, text: '' },
        { time: null, text: '疑是地上霜' },
      ],
      times: [],
      synced: false,
    });
  });

  test.each(['', '\n\n', '[by:某]', '\uFEFF'])('%j has no lines', (text) => {
    expect(parseLyric(text)).toEqual({ lines: [], times: [], synced: false });
  });

  test('a JSON line tells the makers', () => {
    expect(
      parseLyric('{"t":1000,"c":[{"tx":"作词: "},{"tx":"李白","li":"http://x/1.jpg"}]}\n[00:02]山'),
    ).toEqual({
      lines: [
        { time: 1_000, text: '作词: 李白', credit: true },
        { time: 2_000, text: '山' },
      ],
      times: [1_000, 2_000],
      synced: true,
    });
  });

  test.each(['{"t":1000', '{"t":"1","c":[]}', '{"t":1000,"c":"x"}', '{"c":[]}', '{}'])(
    'the broken JSON line %s is text',
    (line) => {
      expect(read(line)).toEqual([[null, line]]);
    },
  );
});

describe('text', () => {
  test.each([
    ['word stamps go', '[00:01.00]<00:01.00>床前<00:01.50>明月光', '床前明月光'],
    ['spaces left by word stamps are squeezed', '[00:01]<00:01.0>the <00:01.5> moon', 'the moon'],
    ['spaces of the author stay', '[00:01]the  moon', 'the  moon'],
    ['an end stamp goes', '[00:01.00]山[00:04.00]', '山'],
    ['entities are decoded', '[00:01]&lt;A&gt; &amp; &quot;B&quot; &apos;C&#39;', `<A> & "B" 'C'`],
    ['an entity is decoded once', '[00:01]&amp;lt;', '&lt;'],
    ['other entities stay', '[00:01]&copy;', '&copy;'],
  ])('%s', (_, line, text) => {
    expect(parseLyric(line).lines.map((each) => each.text)).toEqual([text]);
  });
});

describe('translations', () => {
  test('match by time, written how it may be', () => {
    expect(
      read('[00:40.68]幾星霜\n[00:50.00]山', '[by:某]\n[00:40.680]多年以来\n[00:50]mountain'),
    ).toEqual([
      [40_680, '幾星霜', '多年以来'],
      [50_000, '山', 'mountain'],
    ]);
  });

  test('the nearest within 50 ms is taken, farther ones are dropped', () => {
    expect(read('[00:10.00]山\n[00:20.00]水', '[00:10.05]near\n[00:20.06]far')).toEqual([
      [10_000, '山', 'near'],
      [20_000, '水'],
    ]);
  });

  test('an exact match goes before a near one, and a line is used once', () => {
    expect(read('[00:10.00]山\n[00:10.03]水', '[00:10.02]b\n[00:10.00]a')).toEqual([
      [10_000, '山', 'a'],
      [10_030, '水', 'b'],
    ]);
  });

  test('empty translations and blank lines are passed over', () => {
    expect(read('[00:10.00]\n[00:10.01]山', '[00:10.00]a\n[00:20.00]')).toEqual([
      [10_000, ''],
      [10_010, '山', 'a'],
    ]);
  });

  test('two lines with one stamp are original and translation', () => {
    expect(read('[00:10.00]山\n[00:10.00]mountain\n[00:20.00]水')).toEqual([
      [10_000, '山', 'mountain'],
      [20_000, '水'],
    ]);
  });

  test('one text twice at one stamp is one line', () => {
    expect(read('[00:10.00]山\n[00:10.00]山')).toEqual([[10_000, '山']]);
  });

  test('three lines with one stamp stay three lines', () => {
    expect(read('[00:00]作词\n[00:00]作曲\n[00:00]编曲')).toEqual([
      [0, '作词'],
      [0, '作曲'],
      [0, '编曲'],
    ]);
  });

  test('the translation stands in for an original that is empty', () => {
    expect(read('', '[00:15.437]原文在翻译位')).toEqual([[15_437, '原文在翻译位']]);
  });
});

describe('the active line', () => {
  const times = [1_000, 2_000, 2_000, 5_000];

  test.each([
    [0, 0, -1],
    [0.98, 0, -1],
    [0.99, 0, 0],
    [1, 0, 0],
    [2, 0, 2],
    [4.98, 0, 2],
    [4.99, 0, 3],
    [999, 0, 3],
    [0.5, 500, 0],
    [1.2, -500, -1],
  ])('at %d s with an offset of %d ms it is %d', (seconds, offset, index) => {
    expect(activeLineIndex(times, seconds, offset)).toBe(index);
  });

  test('without lines there is none', () => {
    expect(activeLineIndex([], 10, 0)).toBe(-1);
  });

  test('is the last whose time has come, however many lines there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(600_000), { maxLength: 60 }),
        fc.nat(600_000),
        fc.integer({ min: -5_000, max: 5_000 }),
        (unsorted, now, offset) => {
          const sorted = unsorted.toSorted((a, b) => a - b);
          const expected = sorted.filter((time) => time <= now + offset + 10).length - 1;
          expect(activeLineIndex(sorted, now / 1000, offset)).toBe(expected);
        },
      ),
    );
  });
});

describe('a click on a line', () => {
  test.each([
    ['leads to its second', { time: 12_500, text: '山' }, 60, 0, 12.5],
    ['takes the offset off', { time: 12_500, text: '山' }, 60, 500, 12],
    ['never leads before the start', { time: 200, text: '山' }, 60, 500, 0],
    ['on a blank line leads nowhere', { time: 12_500, text: '' }, 60, 0, null],
    ['on a line without a time leads nowhere', { time: null, text: '山' }, 60, 0, null],
    ['past the end leads nowhere', { time: 60_000, text: '山' }, 60, 0, null],
    ['without a length leads nowhere', { time: 1_000, text: '山' }, Number.NaN, 0, null],
  ])('%s', (_, line, duration, offset, seconds) => {
    expect(seekTimeOfLine(line, duration, offset)).toBe(seconds);
  });
});

describe('whatever comes', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '[',
      ']',
      '［',
      ':',
      '：',
      '.',
      '-1',
      '00',
      '12',
      '999',
      '<00:01.00>',
      '\n',
      '\r',
    ),
    fc.constantFrom('[00:01.00]', '[01:02:03]', '[offset:5]', '{"t":1,"c":[]}', '&amp;', ' '),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  test('parsing never throws, and the lines come in order', () => {
    fc.assert(
      fc.property(text, text, (lrc, tlyric) => {
        const lyric = parseLyric(lrc, tlyric);
        expect(lyric.times).toEqual(lyric.times.toSorted((a, b) => a - b));
        expect(lyric.times.every((time) => Number.isInteger(time) && time >= 0)).toBe(true);
        expect(lyric.lines.map(({ time }) => time)).toEqual(
          lyric.synced ? lyric.times : lyric.lines.map(() => null),
        );
      }),
    );
  });

  test('a written time is read back', () => {
    fc.assert(
      fc.property(fc.nat(59_999_999), (time) => {
        const minutes = String(Math.floor(time / 60_000)).padStart(2, '0');
        const seconds = String(Math.floor(time / 1000) % 60).padStart(2, '0');
        const fraction = String(time % 1000).padStart(3, '0');
        expect(read(`[${minutes}:${seconds}.${fraction}]山`)).toEqual([[time, '山']]);
      }),
    );
  });
});
